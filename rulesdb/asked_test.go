package rulesdb

import "testing"

func TestReadAsked(t *testing.T) {
	for text, want := range map[string]asked{
		"614.5":                     {number: "614.5"},
		" 614.5. ":                  {number: "614.5"},
		"rule 614.5a":               {number: "614.5a"},
		"CR 616.1F":                 {number: "616.1f"},
		"cr616.1f":                  {number: "616.1f"},
		"616.1 f":                   {number: "616.1f"},
		"616.1.f":                   {number: "616.1f"},
		"Rule 614":                  {number: "614"},
		"6":                         {number: "6"},
		"§ 614.1c":                  {number: "614.1c"},
		"T.10.8":                    {number: "T.10.8"},
		"t.10.8.":                   {number: "T.10.8"},
		"T.10":                      {number: "T.10"},
		"T.10.Ruling.4":             {number: "T.10.Ruling.4"},
		"t.10 ruling 4":             {number: "T.10.Ruling.4"},
		"419.6f ruling 1":           {number: "419.6f.Ruling.1"},
		"rule no. 614.5":            {number: "614.5"},
		"CR: 614.5":                 {number: "614.5"},
		"rule #614.5":               {number: "614.5"},
		"(see rule 614.5)":          {number: "614.5"},
		"Section 614":               {number: "614"},
		"616.1(f)":                  {number: "616.1f"},
		"616,1f":                    {number: "616.1f"},
		"“614.5”":                   {number: "614.5"},
		"Comprehensive Rules 614.5": {number: "614.5"},
		"no 614.5":                  {number: "614.5"},
		"noble":                     {term: "noble"},
		"number":                    {term: "number"},
		"section":                   {term: "section"},
		"ruling":                    {term: "ruling"},
		"T.10.Ruling":               {term: "t 10 ruling"},
		"sees":                      {term: "sees"},
		"419.6f.Ruling.1":           {number: "419.6f.Ruling.1"},
		"regenerate":                {term: "regenerate"},
		"Player’s Choice":           {term: "player's choice"},
		"+1/+1 Counter":             {term: "+1/+1 counter"},
		"crew":                      {term: "crew"},
		"rules text":                {term: "rules text"},
		"614.5 and 616.1":           {term: "614 5 and 616 1"},
		"T.10.8.2":                  {term: "t 10 8 2"},
		"":                          {},
		"Bury (Obsolete)":           {term: "bury"},
		"rule":                      {term: "rule"},
		"1234.5":                    {term: "1234 5"},
	} {
		if got := readAsked(text); got != want {
			t.Errorf("%q is read as %+v, want %+v", text, got, want)
		}
	}
}
