package assets

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"
)

// FormatDate writes a day, given as YYYY-MM-DD, as the language does. Other texts are returned unchanged.
func (t *Texts) FormatDate(day string) string { return t.date("date", day) }

// FormatShortDate writes a day as Date does, without the year.
func (t *Texts) FormatShortDate(day string) string { return t.date("date.short", day) }

func (t *Texts) date(key, day string) string {
	d, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return t.Say(key, Values{"Year": d.Year(), "Month": t.Say(LineKey("month", int(d.Month()))), "Day": d.Day()})
}

// PlayerName returns the name of a player of a match. A single player without a name is "you" in the current language, whatever the
// language at the start of the match was.
func (t *Texts) PlayerName(name string) string {
	if slices.Contains(yous(), name) {
		return t.Say("name.you")
	}
	return name
}

// yous returns the word for a single player in every language. It reads no other sentences.
var yous = sync.OnceValue(func() (all []string) {
	for _, l := range Languages() {
		var names struct {
			You string `json:"name.you"`
		}
		text, err := texts.ReadFile("texts/" + l + ".json")
		if err == nil && json.Unmarshal(text, &names) == nil {
			all = append(all, names.You)
		}
	}
	return all
})

// JoinList joins names with commas and a last "and": "a, b and c".
func (t *Texts) JoinList(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return t.Say("list.and", Values{"First": strings.Join(names[:last], ", "), "Last": names[last]})
}
