package main

// row is a line of the table: what was measured, and the benchmarks of a package whose
// figures stand in it, in the order of the words.
type row struct {
	what string
	in   string // the package's folder
	of   []string
}

// rows are the lines of the table.
func rows() []row {
	return []row{
		{"`Resolve`, three effects with their trace, of a question prepared once; prepared for it alone", "engine/explore", []string{"Resolve/prepared", "Resolve/anew"}},
		{"`Explore`, 4; 6; 8; 10; 12 effects that do not commute, all orders, exact", "engine/explore", []string{"Explore/4", "Explore/6", "Explore/8", "Explore/10", "Explore/12"}},
		{"`Explore`, 10; 30; 100 events, each with a choice that changes its amount", "engine/explore", []string{"Timeline/10", "Timeline/30", "Timeline/100"}},
		{"`Explore`, 10; 100; 1,000 events without a choice", "engine/explore", []string{"Timeline/plain/10", "Timeline/plain/100", "Timeline/plain/1000"}},
		{"`Explore`, 2; 3; 4; 5; 6; 8 attackers at once under one shield and three effects", "engine/explore",
			[]string{"Attackers/2", "Attackers/3", "Attackers/4", "Attackers/5", "Attackers/6", "Attackers/8"}},
		{"the same where it is told what each deals: 2; 3; 4", "engine/explore", []string{"Attackers/apart/2", "Attackers/apart/3", "Attackers/apart/4"}},
		{"a whole ruling of 3; 6; 8; 10 effects, every end worded, JSON included", "commands", []string{"Ruling/3", "Ruling/6", "Ruling/8", "Ruling/10"}},
		{"the first ruling of a fresh process, nothing installed", "cmd/apnap", []string{"FirstRuling"}},
		{"reading one ability", "engine/oracle", []string{"ParseAbility"}},
		{"loading the catalogue", "rulesdb/catalog", []string{"Load"}},
		{"rule by number, from SQLite", "rulesdb", []string{"Rule"}},
		{"full-text search, newest edition", "rulesdb", []string{"Search/one_opportunity", "Search/damage_prevention_shield", "Search/enters_tapped", "Search/replac"}},
		{"importing one edition", "rulesdb", []string{"Import"}},
		{"importing the cards", "commands/cardindex", []string{"ImportCards"}},
		{"completing a card's name, with cards imported", "commands/cardindex", []string{"InstalledNames/fu", "InstalledNames/of_the"}},
	}
}
