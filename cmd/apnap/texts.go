package main

import (
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

// textFiles puts in the place of each folder the texts in it and below, by
// name. A folder without any is a refusal, a path that is not there an error.
func (s *session) textFiles(paths []string) ([]string, error) {
	var files []string
	for _, path := range paths {
		info, err := os.Stat(path)
		switch {
		case path == standardInput:
			files = append(files, path)
		case err != nil:
			return nil, fmt.Errorf("%s cannot be read; %s links the newest text to download", path, s.settings.get("rules.url"))
		case !info.IsDir():
			files = append(files, path)
		default:
			found, err := textsBelow(path)
			if err != nil {
				return nil, fmt.Errorf("%s cannot be read", path)
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
