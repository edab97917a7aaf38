package lessons

import (
	"slices"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// steers reports whether a command chooses a card, a place or an answer.
func steers(i input.Command) bool {
	return i >= input.CommandLeft && i <= input.CommandDown || i >= input.CommandCard1 && i <= input.CommandCard5
}

// ventured returns the cell at which a selected card is aimed although it must not be laid there.
func (l *Lesson) ventured() (situation.Aim, bool) {
	h := &l.table.Hand
	if !l.byHand() || h.Grip != tabletop.Selected || h.Aim.Kind != situation.AimCell || l.table.Line.Busy() || l.table.Accepts(l.table.HeldCard(), h.Aim) {
		return situation.Aim{}, false
	}
	return h.Aim, l.table.Position().Layout().At(situation.CellOf(h.Aim)) == dreist.NoCard
}

// dare tries to lay the selected card where it is not allowed, and reports whether it is aimed there.
func (l *Lesson) dare() bool {
	to, ok := l.ventured()
	if ok {
		l.table.RefuseAim(l.table.HeldCard(), to)
	}
	return ok
}

// drawFirst explains a declined draw if the example needs the card, keeps the question open, and reports whether it did.
func (l *Lesson) drawFirst() bool {
	if l.Play == nil || l.table.Question() != situation.DrawQuestion || !l.Play.Leads(dreist.Draw()) {
		return false
	}
	p := l.table.Position()
	for _, m := range p.AppendMoves(nil) {
		if m.Action != dreist.DrawCard && l.Play.Leads(m) {
			return false
		}
	}
	l.clearMarks()
	l.say(phrase{Key: dreistmsg.LessonsDeclined}, "5")
	l.Hint = &examples.Hint{Card: dreist.NoCard, Move: dreist.Draw()}
	l.table.Stale = true
	return true
}

// MissOf returns the key of the explanation for a wrong place in a step of the tour.
func MissOf(s *examples.Step) string { return "lessons.miss." + PartName(s) }

// pressed reports whether a page shows that the turn must not be ended.
func (l *Lesson) pressed() bool {
	if l.Way != teach.Forbidden || l.Reel.At == 0 {
		return false
	}
	return placeOf(&l.Example.Counterexamples[l.Reel.At-1]).Kind == table.EndTurnPlace
}

// clearing returns the index of the event that clears a column, or -1.
func clearing(events []dreist.Event) int {
	return slices.IndexFunc(events, func(e dreist.Event) bool {
		_, cleared := e.(dreist.ColumnCleared)
		return cleared
	})
}
