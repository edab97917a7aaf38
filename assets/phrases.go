package assets

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"
)

// Date returns a day given as YYYY-MM-DD in the way of the language; what is no day comes back as it is.
func (t *Texts) Date(day string) string {
	d, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	month := t.Say(Line("month", int(d.Month())))
	return t.Say("date", Values{"Year": d.Year(), "Month": month, "Day": d.Day()})
}

// ShortDate returns a day as Date does, without its year.
func (t *Texts) ShortDate(day string) string {
	d, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return t.Say("date.short", Values{"Month": t.Say(Line("month", int(d.Month()))), "Day": d.Day()})
}

// PlayerName returns what a player of a match is called: the only one, who was given no name, is called in the language of now, whichever
// the match was begun in.
func (t *Texts) PlayerName(name string) string {
	if slices.Contains(yous(), name) {
		return t.Say("name.you")
	}
	return name
}

// yous returns what the only player is called in each language, for which no other sentence is read.
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

// List joins names as a sentence does: "a, b and c".
func (t *Texts) List(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return t.Say("list.and", Values{"First": strings.Join(names[:last], ", "), "Last": names[last]})
}
