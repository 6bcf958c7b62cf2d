package main

// row is a line of the table: what was measured, and the benchmarks of a package whose
// figures stand in it, in the order of the words.
type row struct {
	what string
	in   string // the package's folder
	of   []string
	once bool   // where one run tells all, and takes long
	unit string // "MiB" or "times" for what else they measured, empty for the time
}

// rows are the lines of the table.
func rows() []row {
	return []row{
		{what: "`Resolve`, three effects with their trace, of a question prepared once; prepared for it alone", in: "engine/explore", of: []string{"Resolve/prepared", "Resolve/anew"}},
		{what: "`Explore`, 4; 6; 8; 10; 12 effects that do not commute, all orders, exact", in: "engine/explore", of: []string{"Explore/4", "Explore/6", "Explore/8", "Explore/10", "Explore/12"}},
		{what: "the same, allocated, 8; 10; 12", in: "engine/explore", of: []string{"Explore/8", "Explore/10", "Explore/12"}, unit: "MiB"},
		{what: "`Explore`, 10; 30; 100 events, each with a choice that changes its amount", in: "engine/explore", of: []string{"Timeline/10", "Timeline/30", "Timeline/100"}},
		{what: "`Explore`, 10; 30; 100; 300; 1,000 events without a choice", in: "engine/explore", of: []string{"Timeline/plain/10", "Timeline/plain/30", "Timeline/plain/100", "Timeline/plain/300", "Timeline/plain/1000"}},
		{what: "`Explore`, 2; 3; 4; 5; 6; 7; 8 attackers at once under one shield and three effects", in: "engine/explore", of: []string{"Attackers/2", "Attackers/3", "Attackers/4", "Attackers/5", "Attackers/6", "Attackers/7", "Attackers/8"}},
		{what: "the same where it is told what each deals: 2; 3; 4", in: "engine/explore", of: []string{"Attackers/apart/2", "Attackers/apart/3", "Attackers/apart/4"}},
		{what: "a whole ruling of 3; 6; 8; 10 effects, every end worded, JSON included", in: "commands", of: []string{"Ruling/3", "Ruling/6", "Ruling/8", "Ruling/10"}},
		{what: "the first ruling of a fresh process, nothing installed", in: "cmd/apnap", of: []string{"FirstRuling"}},
		{what: "everything installed: memory of a process that answers, at most", in: "cmd/apnap", of: []string{"EverythingInstalled"}, once: true, unit: "MiB"},
		{what: "a paragraph of 500; 4,000 characters", in: "engine/oracle/paragraph", of: []string{"Paragraph/500", "Paragraph/4000"}},
		{what: "reading one ability", in: "engine/oracle", of: []string{"ParseAbility"}},
		{what: "loading the catalogue", in: "rulesdb/catalog", of: []string{"Load"}},
		{what: "rule by number, from SQLite", in: "rulesdb", of: []string{"Rule"}},
		{what: "full-text search, newest edition", in: "rulesdb", of: []string{"Search/one_opportunity", "Search/damage_prevention_shield", "Search/enters_tapped", "Search/replac"}},
		{what: "the same, against the bare query", in: "rulesdb", of: []string{"Search/one_opportunity", "Search/damage_prevention_shield", "Search/enters_tapped", "Search/replac"}, unit: "times"},
		{what: "importing one edition", in: "rulesdb", of: []string{"Import"}},
		{what: "importing every edition", in: "rulesdb", of: []string{"ImportAll"}},
		{what: "importing the cards", in: "commands/cardindex", of: []string{"ImportCards"}},
		{what: "the same, memory of the process at most", in: "commands/cardindex", of: []string{"ImportCards"}, unit: "MiB"},
		{what: "completing a card's name, with cards imported", in: "commands/cardindex", of: []string{"InstalledNames/fu", "InstalledNames/of_the"}},
		{what: "`/forget` beside 10³; 10⁴; 10⁵; 10⁶ rulings", in: "bot/store", of: []string{"Forget/1000", "Forget/10000", "Forget/100000", "Forget/1000000"}},
		{what: "a batch of old rulings that go, beside as many", in: "bot/store", of: []string{"ExpireBatch/1000", "ExpireBatch/10000", "ExpireBatch/100000", "ExpireBatch/1000000"}},
	}
}
