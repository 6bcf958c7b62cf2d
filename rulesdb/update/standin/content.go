package standin

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// content is what a file holds; false where there is no such file.
func (s *Server) content(r *http.Request, kind, how string) ([]byte, bool) {
	date := r.PathValue("date")
	base := s.URL() + "/" + r.PathValue("wrong") + "/" + date + "/"
	switch kind {
	case "page":
		return page(date, how), true
	case "text":
		return []byte(Text(date, how)), true
	case "list":
		return list(base, date, how), true
	case "rulings":
		return rulings(date), true
	case "sum":
		return sum(date, how), true
	}
	switch r.PathValue("file") {
	case "oracle-cards.json":
		return oracleCards(date, how), true
	case "AtomicCards.json.gz":
		return atomicCards(date), true
	}
	return nil, false
}

// textFile is the name of the text of a date, as the publisher names them.
func textFile(date string) string {
	return "MagicCompRules " + strings.ReplaceAll(date, "-", "") + ".txt"
}

// page is the page of the rules: it links other files too, older texts among
// them. "nolink" has no text, "insecure" links one elsewhere without TLS.
func page(date, how string) []byte {
	link := url.PathEscape(textFile(date))
	switch how {
	case "nolink":
		link = "rules"
	case "insecure":
		link = "http://example.com/" + link
	}
	return []byte(`<!DOCTYPE html><html><head><link rel="stylesheet" href="style.css"></head><body>
<a href="/robots.txt">robots</a> <a href='MagicCompRules%2019990423.pdf'>PDF</a>
<a class="x" href="` + link + `">TXT</a></body></html>`)
}

// Text is an invented rules text. "small" has fewer rules than others, and
// "partial" breaks off inside its glossary.
func Text(date, how string) string {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return "no date"
	}
	seats := 160
	if how == "small" {
		seats = 120
	}
	var b strings.Builder
	fmt.Fprintf(&b, "Invented Comprehensive Rules\n\nThese rules are effective as of %s.\n\nContents\n\n1. Tables\n100. Seats\n2. Bread\n3. Wine\n4. Salt\n5. Days\n6. Acts\n614. Swaps\n\nGlossary\n\nCredits\n\n1. Tables\n\n100. Seats\n\n", day.Format("January 2, 2006"))
	for n := 1; n <= seats; n++ {
		fmt.Fprintf(&b, "100.%d. Seat number %d is a chair like others.\n\n", n, n)
	}
	for i, part := range []string{"Bread", "Wine", "Salt", "Days"} {
		fmt.Fprintf(&b, "%d. %s\n\n%d00. More of %s\n\n%d00.1. Of %s there is enough.\n\n", i+2, part, i+2, part, i+2, part)
	}
	fmt.Fprintf(&b, "6. Acts\n\n614. Swaps\n\n614.1. A swap puts one deed in the place of another.\n\n614.5. A swap of %s swaps a deed only once.\n\nGlossary\n\nSwap\nWhat swaps.\n\n", date)
	if how == "partial" {
		return b.String() + "Chair\nWhat one"
	}
	return b.String() + "Chair\nWhat one sits on.\n\nCredits\n\nNobody.\n"
}

// list is Scryfall's list. "empty" lists nothing that is wanted, "insecure"
// leads elsewhere without TLS.
func list(base, date, how string) []byte {
	if how == "insecure" {
		base = "http://example.com/"
	}
	entry := func(kind, file string) map[string]string {
		return map[string]string{"object": "bulk_data", "type": kind, "updated_at": date + "T09:00:00.000+00:00", "download_uri": base + file}
	}
	entries := []map[string]string{entry("default_cards", "default-cards.json")}
	if how != "empty" {
		entries = append(entries, entry("rulings", "rulings.json"), entry("oracle_cards", "oracle-cards.json"))
	}
	return asJSON(map[string]any{"object": "list", "has_more": false, "data": entries})
}

// cardNames are the cards that everybody serves, and one of the day.
func cardNames(date string) []string {
	var names []string
	for n := range 40 {
		names = append(names, fmt.Sprintf("Stand-in Idol %d", n+1))
	}
	return append(names, "Idol of "+date)
}

// idolText is what every invented card says.
const idolText = "If you would draw a card, draw two cards instead."

// oracleCards is Scryfall's file; "few" has lost most of its cards.
func oracleCards(date, how string) []byte {
	cards := []map[string]string{{"object": "card", "name": "Idol", "layout": "token", "type_line": "Token Artifact"}}
	for i, name := range cardNames(date) {
		if how == "few" && i > 5 {
			break
		}
		cards = append(cards, map[string]string{"object": "card", "oracle_id": fmt.Sprint(i), "name": name, "layout": "normal", "type_line": "Artifact", "oracle_text": idolText})
	}
	return asJSON(cards)
}

// rulings is Scryfall's file of rulings.
func rulings(date string) []byte {
	return asJSON([]map[string]string{{"object": "ruling", "oracle_id": "40", "source": "wotc", "published_at": date, "comment": "It is the idol of its day."}})
}

// atomicCards is MTGJSON's file, packed.
func atomicCards(date string) []byte {
	data := map[string]any{}
	for _, name := range cardNames(date) {
		data[name] = []map[string]any{{"name": name, "layout": "normal", "type": "Artifact", "text": idolText,
			"rulings": []map[string]string{{"date": date, "text": "It is the idol of its day."}}}}
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, _ = w.Write(asJSON(map[string]any{"meta": map[string]string{"date": date}, "data": data})) // memory takes all
	_ = w.Close()
	return packed.Bytes()
}

// sum is the sum of MTGJSON's file; "other" is that of another.
func sum(date, how string) []byte {
	if how == "other" {
		date = "1999-01-01"
	}
	sum := sha256.Sum256(atomicCards(date))
	return []byte(hex.EncodeToString(sum[:]))
}

// asJSON writes what is made here of strings, lists and maps, which cannot fail.
func asJSON(value any) []byte {
	text, _ := json.Marshal(value)
	return text
}
