CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE edition (
	date TEXT PRIMARY KEY, name TEXT NOT NULL, sum TEXT NOT NULL,
	rules INTEGER NOT NULL, examples INTEGER NOT NULL, glossary INTEGER NOT NULL,
	partial INTEGER NOT NULL, warnings TEXT NOT NULL,
	introduction TEXT NOT NULL, credits TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE rule (
	id INTEGER PRIMARY KEY, number TEXT NOT NULL, text TEXT NOT NULL, rest TEXT NOT NULL);
CREATE TABLE term (
	id INTEGER PRIMARY KEY, edition INTEGER NOT NULL, fold TEXT NOT NULL,
	term TEXT NOT NULL, senses TEXT NOT NULL, see TEXT NOT NULL);
CREATE INDEX term_fold ON term (edition, fold);
CREATE TABLE digest (
	id INTEGER PRIMARY KEY, number TEXT NOT NULL, parent TEXT NOT NULL, place INTEGER NOT NULL,
	since TEXT NOT NULL, until TEXT NOT NULL,
	heading TEXT NOT NULL, text TEXT NOT NULL, examples TEXT NOT NULL, provenance TEXT NOT NULL);
CREATE INDEX digest_number ON digest (number, since);
CREATE INDEX digest_place ON digest (place);
CREATE VIRTUAL TABLE search_digest USING fts5 (heading, text, examples, meaning, tokenize = "porter unicode61 remove_diacritics 2");
PRAGMA application_id = 1095781968;
PRAGMA user_version = 1;
