package assets

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed licences.txt
var licences string

// Licence is the licence of modules or fonts by other authors.
type Licence struct {
	Names      []string // names of the modules and fonts
	Paragraphs []string
}

// isRule reports whether a word is a line drawn with signs.
func isRule(word string) bool { return len(word) > 2 && strings.Trim(word, "-=*") == "" }

// Licences returns the licences of all modules and fonts in the program.
func Licences() []Licence {
	var found []Licence
	parts := strings.Split(licences, "\n"+strings.Repeat("=", 72)+"\n")
	for i := 1; i+1 < len(parts); i += 2 {
		l := Licence{Names: strings.Split(strings.TrimSpace(parts[i]), "\n")}
		for paragraph := range strings.SplitSeq(parts[i+1], "\n\n") {
			words := slices.DeleteFunc(strings.Fields(paragraph), isRule)
			if len(words) > 0 {
				l.Paragraphs = append(l.Paragraphs, strings.Join(words, " "))
			}
		}
		found = append(found, l)
	}
	return found
}
