package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/engine/say"
)

// standardInput is the name that stands for the program's own input.
const standardInput = "-"

// cannotRead says that a file cannot be read, and why where the system tells.
func cannotRead(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s cannot be read: there is no such file", path)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s cannot be read: it is not permitted", path)
	}
	if folder := noFolder(path); folder != nil {
		return folder
	}
	return fmt.Errorf("%s cannot be read", path)
}

// noFolder refuses a folder where a file is wanted.
func noFolder(path string) error {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return fmt.Errorf("%s is a folder, not a file", path)
	}
	return nil
}

// openFile opens a file to read.
func openFile(path string) (*os.File, error) {
	if err := noFolder(path); err != nil {
		return nil, err
	}
	in, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, cannotRead(path, err)
	}
	return in, nil
}

// fitting puts in the place of each pattern, such as scenarios/*.txt, the files that
// fit it, which not every shell does. What is a file's name, or fits none, stays.
func fitting(paths []string) []string {
	var all []string
	for _, path := range paths {
		if _, err := os.Stat(path); err != nil && strings.ContainsAny(path, "*?[") {
			if found, err := filepath.Glob(path); err == nil && len(found) > 0 {
				all = append(all, found...)
				continue
			}
		}
		all = append(all, path)
	}
	return all
}

// textFiles puts in the place of each folder the texts in it and below, by
// name. A folder without any is a refusal, a path that is not there an error.
func (s *session) textFiles(paths []string) ([]string, error) {
	var files []string
	for _, path := range fitting(paths) {
		info, err := os.Stat(path)
		switch {
		case path == standardInput:
			files = append(files, path)
		case err != nil:
			return nil, fmt.Errorf("%w; %s links the newest text to download", cannotRead(path, err), s.settings.get("rules.url"))
		case !info.IsDir():
			files = append(files, path)
		default:
			found, err := textsBelow(path)
			if err != nil {
				return nil, cannotRead(path, err)
			}
			if len(found) == 0 {
				return nil, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "file", Text: path, Says: say.Text(path + " holds no text file (.txt).")}
			}
			files = append(files, found...)
		}
	}
	return files, nil
}

// textsBelow lists the text files in a folder and its sub-folders, packed ones
// too.
func textsBelow(folder string) ([]string, error) {
	var found []string
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name := strings.TrimSuffix(strings.ToLower(entry.Name()), ".gz")
		if filepath.Ext(name) == ".txt" && !strings.HasPrefix(name, ".") {
			found = append(found, path)
		}
		return nil
	})
	slices.Sort(found)
	return found, err
}
