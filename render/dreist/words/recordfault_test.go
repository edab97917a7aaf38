package words

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// TestEveryFaultOfARecordHasWords checks that all faults of records, and all reasons of the rules for moves and layouts, have sentences
// in both languages.
func TestEveryFaultOfARecordHasWords(t *testing.T) {
	var reasons []form.Reason
	for _, f := range faults(t) {
		r := form.Reason{Fault: f, Number: 41, Text: "3"}
		switch f {
		case record.UnplayableDeal:
			r.Err = errors.New("want of all")
		case form.BrokenRule, record.BrokenLayout:
			for rule := dreist.Allowed + 1; rule <= dreist.UnknownMove; rule++ {
				r.Err = &dreist.Refusal{Reason: rule}
				reasons = append(reasons, r)
			}
			continue
		}
		reasons = append(reasons, r)
	}
	for _, language := range assets.Languages() {
		say := in(t, language)
		for _, r := range reasons {
			got := say.recordErrorText(&form.Error{Line: 1, Column: 1, Reason: r})
			if len(got) < 10 || strings.Contains(got, "fault.") || strings.Contains(got, "<no value>") {
				t.Errorf("%s: %v (%v) is told as %q", language, r, r.Err, got)
			}
			if language == "de" && (isEnglish(got) || strings.Contains(got, r.String())) {
				t.Errorf("%v (%v) is told as %q, which is English", r, r.Err, got)
			}
		}
	}
}

// faults returns all faults that the packages of records declare.
func faults(t *testing.T) []form.Fault {
	t.Helper()
	var all []form.Fault
	for _, name := range []string{"record/fault.go", "dreist/record/fault.go"} {
		file := need.Value(parser.ParseFile(token.NewFileSet(), "../../../game/"+name, nil, 0))(t)
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				_, inside := n.(*ast.FuncDecl)
				return !inside
			}
			if name, in, _ := strings.Cut(types.ExprString(spec.Type), "."); name != "Fault" && in != "Fault" {
				t.Fatalf("%v is declared among the faults", spec.Names)
			}
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil || slices.Contains(all, form.Fault(text)) {
				t.Fatalf("%v says %q, as another fault does, or nothing: %v", spec.Names, text, err)
			}
			all = append(all, form.Fault(text))
			return true
		})
	}
	if len(all) < 40 {
		t.Fatalf("got %d faults, want all", len(all))
	}
	return all
}

// isEnglish reports whether a sentence has an English word that no German sentence has.
func isEnglish(text string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		switch strings.Trim(word, ".,:;!") {
		case "the", "a", "of", "is", "to", "card", "cards", "row", "column", "colour", "no", "not", "want", "this", "there", "that", "and":
			return true
		}
	}
	return false
}

// TestFaultsAsPlayersReadThem reads broken records as they come from a file or a backup.
func TestFaultsAsPlayersReadThem(t *testing.T) {
	tags := "[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n[Seat1 \"A\"]\n[Seat2 \"B\"]\n[Pile1 \"1r 2r 8v\"]\n[Pile2 \"1y\"]\n"
	for _, tt := range []struct{ text, de, en string }{
		{tags + "[Layout \"3yt3\"]", "Türkise 5 in Reihe 1: Daneben liegt eine andere Farbe.",
			"Turquoise 5 in row 1: The card beside it has another colour."},
		{tags + "[Layout \"3y4/3t4/3t4/3r4\"]", "Rote 4 in Reihe 4: Hier liegt eine dritte Farbe in der Spalte.",
			"Red 4 in row 4: There’s a third colour in this column."},
		{tags + "[Layout \"8/3y4\"]", "Gelbe 4 in Reihe 2: Dort fehlt der Kontakt zur Basis.",
			"Yellow 4 in row 2: There it has no contact with the base."},
		{tags + "[Layout \"3y3\"]", "Diese Reihe geht über 7 statt 8 Spalten.", "This row spans 7 columns instead of 8."},
		{tags + "1: 8v1", "In Reihe 1 anfangen geht nur mit einer Partnerkarte.", "Starting in row 1 takes a partner."},
	} {
		_, err := record.Parse(tt.text)
		var at *form.Error
		if !errors.As(err, &at) {
			t.Errorf("got %v, want a *form.Error for\n%s", err, tt.text)
			continue
		}
		for language, want := range map[string]string{"de": tt.de, "en": tt.en} {
			if got := in(t, language).recordErrorText(at); got != want {
				t.Errorf("got %q, want %q", got, want)
			}
		}
	}
	_, err := record.Parse(tags + "1: 8v1")
	if got, want := in(t, "en").RecordFaultText("x.dreist", err), "Line 8, column 4, at “8v1”:"; !strings.Contains(got, want) || !strings.Contains(got, "x.dreist") {
		t.Errorf("got %q, want %q", got, want)
	}
}
