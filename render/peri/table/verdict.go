package table

import (
	"cmp"
	"slices"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/solver"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/render/search"
	"dreist/render/tabletop"
)

// solving is the solver's search beside a match. It runs in the background and in portions, so that it ends with its table.
type solving struct {
	SearchLimits search.Limits // of a portion; MaxGames counts positions, and without RunInBackground nothing is searched

	solver  *solver.Solver                 // used by the thought alone
	thought *search.Search[solver.Finding] // nil between two portions
	known   solver.Finding
	asked   int           // ticks that a hint may still wait for a better one, 0 if no hint is asked for
	hinted  peri.Position // of the last hint
	told    peri.Position // the last lost one of which the player has been told
}

// isKnown reports whether the knowledge is about the position of the match.
func (t *Table) isKnown() bool { return t.known.Position == *t.Match.Position() }

// needsSearch reports whether there is something to find; after the first round only if the player wants hints or the verdict.
func (t *Table) needsSearch() bool {
	isOn := t.SearchLimits.RunInBackground != nil && !t.Patience().IsGameOfLuck() && (t.Phase == tabletop.PlayingPhase || t.Phase == tabletop.EndedPhase)
	wants := t.Aids.ShowsVerdict || t.Match.HintCount() > 0 || t.known.SearchedCount < solver.FirstRoundSize
	return isOn && !t.Match.Position().IsWon() && (!t.isKnown() || !t.known.IsDone && wants)
}

func (t *Table) ticksUntilResult() int {
	if t.thought == nil && t.asked == 0 && !t.needsSearch() {
		return 0
	}
	return 3 // between two looks at it
}

// tickSearch takes the result of a portion and starts the next one from the position of the match. changed reports whether the table looks different.
func (t *Table) tickSearch() (changed bool) {
	if t.thought != nil {
		found, ok := t.thought.Tick()
		if !ok {
			return false
		}
		changed = found.Verdict != t.known.Verdict
		t.thought, t.known = nil, found
		if found.Verdict == solver.Winnable && t.Match.TagValue(match.WinnableTag) == "" {
			t.Match.IncreaseTag(match.WinnableTag)
		}
	}
	if t.needsSearch() {
		const step = 50 // positions, between two looks whether to stop
		var moves []peri.Move
		for _, step := range t.Match.History() {
			moves = append(moves, step.Move)
		}
		t.thought = search.Start(t.SearchLimits, func(l simulate.Limit) solver.Finding {
			_ = t.solver.GoToPositionAfter(moves) // the match has allowed them
			for n := 0; n < l.MaxGames && !t.solver.IsDone() && !l.ShouldStop(); n += step {
				t.solver.Search(step)
			}
			return t.solver.Finding()
		})
	}
	return t.giveAskedHint() || changed
}

// GiveHint asks for a hint: the next move and why. It appears as soon as the search has had a moment to find a line.
func (t *Table) GiveHint(tabletop.HintStrength) {
	t.ReturnHeldCards()
	t.asked = max(t.SearchLimits.MaxTicks, 1)
}

// EndHint ends a hint.
func (t *Table) EndHint() { t.asked, t.hinted = 0, peri.Position{} }

// giveAskedHint gives the hint that the player asked for. In a lost game it first opens the panel about the end. It reports whether it did either.
func (t *Table) giveAskedHint() (changed bool) {
	t.asked = max(t.asked-1, min(t.asked, 1)) // at 1 it waits no longer
	switch {
	case t.asked == 0 || !t.isKnown() || t.known.Verdict == solver.Undecided && !t.known.IsDone && t.asked > 1:
		return false
	case t.known.Verdict == solver.Unwinnable && t.told != t.known.Position:
		t.told, t.playsOn = t.known.Position, 0
		t.Request(tabletop.RequestEnd)
	case !t.HasHint():
		t.hinted = t.known.Position
		t.Match.RecordHint()
	}
	t.asked = 0
	return true
}

// HasHint reports whether a hint is shown.
func (t *Table) HasHint() bool { return t.isKnown() && t.hinted == t.known.Position }

var hints = [...]string{
	solver.MovesUp: "peri.hint.up", solver.RemovesCards: "peri.hint.leaves", solver.TurnsCard: "peri.hint.turns", solver.FreesSpot: "peri.hint.place",
	solver.FreesCard: "peri.hint.card", solver.MovesCards: "peri.hint.moves", solver.FillsCellar: "peri.hint.cellar", solver.FillsGap: "peri.hint.gap",
	solver.DealsCard: "peri.hint.deals", solver.DealsAgain: "peri.hint.again", solver.BreaksRun: "peri.hint.breaks",
}

// adviceText returns the text of the hint: the next move and why.
func (t *Table) adviceText() string {
	m, p := t.known.Next, t.ShownPosition()
	v := assets.Values{"Cards": t.Texts.JoinList(t.cardNames(m, p)), "To": cmp.Or(t.cardName(p.Pile(m.To).Top()), t.spotName(m.To)),
		"Swaps": m.Action == peri.Swap, "Frees": len(p.Pile(m.From)) > m.CardCount, "LaysOut": t.Patience().DealingKind == peri.LayOutAgain}
	said := t.Texts.Say(hints[t.known.Purpose], v)
	switch {
	case t.known.Verdict == solver.Unwinnable:
		said = t.Texts.Say("peri.hopeless") + " " + said
	case t.Aids.ShowsVerdict && t.known.Verdict == solver.Winnable:
		said += " " + t.Texts.Say("peri.hint.proven")
	}
	return said
}

// ExamplePractice is the reason for practice with an example of the rule book.
const ExamplePractice = "example"

// PracticeText says that the match is an example or does not count; empty for one that counts.
func (t *Table) PracticeText() string {
	switch t.Match.TagValue(play.PracticeTag) {
	case "":
		return ""
	case ExamplePractice:
		return t.Texts.Say("peri.example")
	}
	return t.Texts.Say("peri.uncounted")
}

// captionText names the patience, its marks and, if the player wants that and it is no example, whether it can still be won.
func (t *Table) captionText() string {
	said, practice := t.Status.Caption, t.PracticeText()
	if practice != "" {
		said += " · " + practice
	}
	if t.Aids.ShowsVerdict && t.Match.TagValue(play.PracticeTag) != ExamplePractice && !t.Patience().IsGameOfLuck() && t.Phase == tabletop.PlayingPhase {
		said += " · " + t.Texts.Say([...]string{
			solver.Undecided: "peri.verdict.open", solver.Winnable: "peri.verdict.yes", solver.Unwinnable: "peri.verdict.no",
		}[t.known.Verdict])
	}
	return said
}

// finishingMove returns the first of the moves that take up all cards left; ok is false if there are none or a card goes up by itself.
func (t *Table) finishingMove() (m peri.Move, ok bool) {
	if _, goesUp := t.firstMove(t.isSure); goesUp || !t.CanMoveNow() {
		return m, false
	}
	for _, m := range solver.FinishingMoves(*t.Match.Position()) {
		return m, true
	}
	return m, false
}

// playTogether makes moves as long as there is a next one and shows them together. It reports whether there were any.
func (t *Table) playTogether(next func() (peri.Move, bool)) (done bool) {
	var last []match.MoveEvent
	for m, ok := next(); ok; m, ok = next() {
		last, _ = t.Match.Play(m) // the rules allow it
	}
	if n := t.Match.MoveCount(); last != nil {
		t.ClearInput()
		t.ShownProgress = tabletop.Progress{Moves: max(n-2, 0)} // all before the last are shown as one
		t.ShowEvents(append([]match.MoveEvent{{PositionAfter: t.Match.PositionBefore(n - 1)}}, last...))
	}
	return last != nil
}

// CountMovesBackToWinnable returns the moves since the match could last be won, and how many the player made; 0 if that is not known.
func (t *Table) CountMovesBackToWinnable() (moves, own int) {
	if t.isKnown() {
		moves = t.known.MovesSinceWinnable
	}
	return moves, len(slices.DeleteFunc(t.ownMoves(), func(n int) bool { return n < t.Match.MoveCount()-moves }))
}
