// Package hints helps a player at a table of DREIst!: its Hinter says what to think of, which move to make, or how to play a whole turn. It
// knows only what its seat sees.
package hints

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/simulate"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/search"
	"dreist/render/tabletop"
)

// Hinter gives hints at a table, and is its guide as long as a hint is shown.
type Hinter struct {
	hint
	table  *table.Table
	found  *advice.Advice // result of the last search; nil once it is in advice
	advice advice.Advice
	why    advice.Reason
	steps  []advice.MoveEffect
	left   []dreist.Card // cards in the hand after the steps
}

type hint = tabletop.Hinter[dreist.Position, dreist.Move, dreist.Event]

// NewHinter returns a hinter for a table whose searches keep to limits.
func NewHinter(t *table.Table, l search.Limits) *Hinter {
	h := &Hinter{table: t}
	h.Attach(seat{t, h}, h, l)
	return h
}

// GiveHint gives a hint of this strength if hints are allowed, or makes the current one stronger.
func (h *Hinter) GiveHint(s tabletop.HintStrength) {
	t := h.table
	if h.IsLeading() || t.Status.OffersHints && t.Phase == tabletop.PlayingPhase && !t.Timeline.IsMoving() && t.Guide == nil {
		t.Refusal = tabletop.Refusal{}
		h.hint.GiveHint(s)
	}
}

// Tick advances the hint by a tick, and ends it if the match is no longer played.
func (h *Hinter) Tick() (changed bool) {
	if h.table.Phase != tabletop.PlayingPhase {
		h.EndHint()
		return true
	}
	return h.hint.Tick()
}

// HandleAttempt handles the keys of hints and the buttons of the box. A click elsewhere and opening the log end the hint.
func (h *Hinter) HandleAttempt(a table.Attempt) tabletop.Handling {
	at := geom.Point(a.Gesture.At)
	_, onCard := h.table.HandCardAt(at)
	switch {
	case a.Button == tabletop.LogButton:
		h.EndHint()
	case a.Kind == tabletop.TryGesture && a.Gesture.Kind == input.Tap && !onCard && !(h.HasBox() && h.table.Overlay().Box.Rect.Contains(at)) &&
		h.table.ButtonAt(at) == tabletop.NoButton && h.table.Held.Grip == tabletop.NoGrip:
		h.EndHint()
	default:
		return h.hint.HandleAttempt(a)
	}
	return tabletop.NotHandled
}

// seat is the player's seat, as a tabletop.HintTable and a tabletop.HintGame.
type seat struct {
	*table.Table
	hinter *Hinter
}

func (s seat) Play(m dreist.Move) {
	if m = s.ShownPosition().WithHandCard(m); m.Action == dreist.EndTurn && s.Question() == scene.GiftQuestion {
		s.AnswerNo() // also ends the gift
		return
	}
	s.Table.Play(m)
}

// RecordHint counts a hint unless it had no advice.
func (s seat) RecordHint() {
	if s.hinter.advice.Verdict == advice.BestFound {
		s.Table.RecordHint()
	}
}

func (h *Hinter) ForcedMoves(p *dreist.Position) []dreist.Move {
	moves := p.AppendMoves(nil)
	if len(moves) != 1 {
		return nil
	}
	h.found = &advice.Advice{Verdict: advice.OnlyOption, Moves: moves}
	h.SetAdvice(p, moves)
	return moves
}

// NewSearch returns a search that asks an adviser who sees what the seat sees.
func (h *Hinter) NewSearch(p *dreist.Position) func(simulate.Limit) []dreist.Move {
	found, now, seed := new(advice.Advice), *p, uint64(h.table.Match.MoveCount())
	h.found = found
	return func(limit simulate.Limit) []dreist.Move {
		var adviser coach.Adviser
		*found = advice.AdviceOf(adviser.RankOptions(coach.ViewOf(&now), limit, seed, advice.UnadvisedTurn(now, seed)))
		return found.Moves
	}
}

func (h *Hinter) SetAdvice(p *dreist.Position, line []dreist.Move) {
	h.advice.WorseMoves = nil
	if h.found != nil {
		h.advice, h.found = *h.found, nil
	}
	h.why = advice.ReasonFor(*p, line, h.advice.WorseMoves)
	h.steps, h.left = advice.MoveEffects(*p, line)
	if h.advice.Verdict == advice.CostlessDraw { // there is nothing else to think of
		h.Strength = max(h.Strength, tabletop.HintMove)
	}
}

func (h *Hinter) IsTurnOpen(before, after *dreist.Position, m dreist.Move) bool {
	return m.Action == dreist.LayCard && after.Turn() == before.Turn()
}
