package primer_test

import (
	"testing"

	"dreist/build/booktest"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
)

func TestTheBookFollowsTheRules(t *testing.T) {
	b := primer.Book()
	booktest.CheckRulings(t, b, "R", 12)
	booktest.CheckCitations(t, b, map[string]string{
		"1": "rules.material.layout", "3": "rules.laying.cell", "8": "rules.egon.reveal", "9": "rules.ladder.climb",
		"3.1": "rules.laying.colour", "3.2": "rules.laying.contact", "3.3": "rules.laying.company",
		"0": "", "10": "", "3.4": "", "1.1": "", "R 0": "", "R 13": "",
	})
	booktest.CheckBook(t, b, primer.Pages(), "dreist", "overview", 12)
	booktest.CheckSimilarWords(t, b, map[string]map[string]string{
		"de": {"zihen": "ziehen", "Exrtakarte": "Extrakarte", "abwefen": "abwerfen", "Geschnek": "Geschenk"},
		"en": {"discrad": "discard", "partnre": "partner", "extra crad": "extra card"},
	})
	booktest.CheckReasonsExplained(t, dreist.UnknownMove, primer.Explain)
}

func TestCallersCannotSpoilTheBook(t *testing.T) {
	primer.Book().Paragraphs[0].TextKey = "spoilt"
	primer.Pages()[0].PointKeys[0] = "spoilt"
	if got := primer.Book().Paragraphs[0].TextKey; got != "rules.material.layout" {
		t.Errorf("got %q after a caller wrote into the book", got)
	}
	if got := primer.Pages()[0].PointKeys[0]; got != "overview.goal.win" {
		t.Errorf("got %q after a caller wrote into the overview", got)
	}
}
