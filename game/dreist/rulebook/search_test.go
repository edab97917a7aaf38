package rulebook_test

import (
	"testing"

	"dreist/build/booktest"
	"dreist/game/dreist/rulebook"
)

func TestSearchInTheRealBook(t *testing.T) {
	booktest.Found(t, rulebook.Book(), "", map[string]map[string]string{
		"de": {
			"geschenk":                  "rules.gift.earn",
			"leiter":                    "rules.ladder.climb",
			"turkis":                    "rules.material.cards",
			"partnerkarte zurucknehmen": "rules.r3",
			"dritte farbe eroeffnen":    "rules.r4",
			"ablage reihe für reihe":    "rules.r8",
			"abwerfen gewonnen":         "rules.end.win",
			"sensationell":              "rules.ladder.rating",
		},
		"en": {
			"gift":              "rules.gift.earn",
			"partner back":      "rules.r3",
			"third colour open": "rules.r4",
			"oldest":            "rules.r1",
			"94":                "rules.r12",
		},
	})
}
