package mistakes_test

import (
	"fmt"
	"testing"

	"dreist/game/mistakes"
)

func match(judged float64, mistakes_ ...mistakes.Mistake) mistakes.Match {
	return mistakes.Match{Judged: judged, Mistakes: mistakes_}
}

func TestPatternsAreWhatSeveralMatchesHaveInCommon(t *testing.T) {
	drew := func(cost float64) mistakes.Mistake { return mistakes.Mistake{Kind: "drew", Cost: cost} }
	gave := func(cost float64) mistakes.Mistake { return mistakes.Mistake{Kind: "gave", Cost: cost} }
	for name, test := range map[string]struct {
		matches []mistakes.Match
		want    string
	}{
		"nothing":                             {nil, "[]"},
		"once, however often, is no pattern":  {[]mistakes.Match{match(1, drew(.5), drew(.5)), match(1)}, "[]"},
		"twice is one, of all that is judged": {[]mistakes.Match{match(1, drew(.25)), match(1), match(1), match(1, drew(.5), drew(.25))}, "[{drew 2 4 0.25}]"},
		"costliest first":                     {[]mistakes.Match{match(1, drew(.25), gave(.5)), match(1, gave(.5), drew(.25))}, "[{gave 2 2 0.5} {drew 2 2 0.25}]"},
		"a match counts by what is judged":    {[]mistakes.Match{match(.5, drew(.25)), match(.5, drew(.25)), match(0, drew(9))}, "[{drew 2 2 0.5}]"},
	} {
		if got := fmt.Sprint(mistakes.Patterns(test.matches)); got != test.want {
			t.Errorf("%s: got %s, want %s", name, got, test.want)
		}
	}
}

// What was left behind long ago is told no more.
func TestOldMatchesDoNotCount(t *testing.T) {
	var matches []mistakes.Match
	for range mistakes.Recent - 1 {
		matches = append(matches, match(1))
	}
	made := match(1, mistakes.Mistake{Kind: "drew", Cost: 1})
	if got := mistakes.Patterns(append(matches, made, made)); len(got) != 0 {
		t.Errorf("got %v of the match before those that count", got)
	}
	if got := mistakes.Patterns(append(matches[1:], made, made)); len(got) != 1 || got[0].Of != mistakes.Recent {
		t.Errorf("got %v, want a pattern of %d matches", got, mistakes.Recent)
	}
}
