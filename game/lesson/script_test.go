package lesson_test

import (
	"testing"

	"dreist/game/lesson"
)

// read returns the progress of a script of three ideas, of which some were met: a move, a hint, and a choice that is needed late.
func read(late bool, met ...bool) *lesson.ScriptProgress[int, string] {
	ideas := []lesson.Idea[int, string]{{ID: "one", Speaker: "fish", Moves: []int{7}}, {ID: "help", Action: lesson.AskHint}, {ID: "late", Action: lesson.ChooseMove}}
	return lesson.NewScriptProgress(ideas, met, func(i lesson.Idea[int, string]) (int, bool, bool) {
		if i.Action == lesson.MakeMove {
			return i.Moves[0], true, true
		}
		return 0, false, i.Action == lesson.AskHint || late
	})
}

// TestOneIdeaAfterTheOther meets the ideas in their order: the first one has other moves wait, the others do not, and one that is not
// needed yet leaves the player alone.
func TestOneIdeaAfterTheOther(t *testing.T) {
	for _, c := range []struct {
		late  bool
		met   []bool
		id    string
		keeps bool
		done  int
	}{
		{false, []bool{false, false, false}, "one", true, 0},
		{false, []bool{true, false, false}, "help", false, 1},
		{false, []bool{true, true, false}, "", false, 2},
		{true, []bool{true, true, false}, "late", false, 2},
		{true, []bool{true, true, true}, "", false, 3},
	} {
		l := read(c.late, c.met...)
		idea, ok := l.CurrentIdea()
		if idea.ID != c.id || ok != (c.id != "") {
			t.Errorf("%v: the idea is %q, want %q", c.met, idea.ID, c.id)
		}
		if l.IsHeldBack(8) != c.keeps || l.IsHeldBack(7) || l.IsLeading() != c.keeps {
			t.Errorf("%v: 8 waits: %v, 7 waits: %v; want %v and false", c.met, l.IsHeldBack(8), l.IsHeldBack(7), c.keeps)
		}
		if met, all := l.CountMetIdeas(); met != c.done || all != 3 || l.IsDone() != (met == all) || l.HasMet("one") != c.met[0] || l.HasMet("none") {
			t.Errorf("%v: %d of %d are met, done: %v", c.met, met, all, l.IsDone())
		}
	}
}
