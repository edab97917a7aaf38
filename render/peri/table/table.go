package table

import (
	"errors"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/game/peri/match"
	"dreist/game/peri/solver"
	"dreist/game/rulebook"
	"dreist/render/mascot"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Table is a table at which a patience is played.
type Table struct {
	SharedTable
	solving
	Timeline      *scene.Timeline
	CardLook      faces.CardStyle
	CardBack      faces.BackMotif
	Aids          Aids
	IsNew         bool                                          // the player has not finished this patience before
	ExplainRuling func(ruling int) (rulebook.Explanation, bool) // returns a ruling or, for 0, the rules of the patience

	ending          ending
	unfolds         bool // cards of a spot open or close
	onlooker        onlooker
	playsItself     bool                  // a game of luck plays itself
	sendsAll        bool                  // all cards that fit go up, one after the other
	demo            int                   // ticks until Egon, who plays on, makes the move of his hint; 0 if he does not play
	keepsDown       bool                  // the last undo brought back a card that had gone up by itself
	lookedMoveCount int                   // number of moves when sure cards were last looked for
	risenCount      int                   // number of first moves that went up by themselves
	staysDown       [scene.CardCount]bool // cards that an undo brought back from a foundation
}

// SharedTable is a table of any game, with the match of this one.
type SharedTable = tabletop.Table[*match.Match, peri.Position, peri.Move, match.MoveEvent]

// Aids are the settings for moves that play themselves and for the verdict.
type Aids struct {
	CarriesOnClick bool // a click carries a card if only one spot takes it
	SendsSureCards bool // sure cards go up by themselves
	SendsAllCards  bool // so do all cards that fit, in patiences with sure cards
	ShowsVerdict   bool // the caption says whether the game can still be won
}

// NewTable returns a table for a match.
func NewTable(m *match.Match, f stage.Frame, speed stage.Speed, texts *assets.Texts, sound *sounds.Player) *Table {
	t := &Table{lookedMoveCount: -1, ending: ending{sound: sound}, onlooker: onlooker{life: mascot.NewIdleMotions(1)}}
	t.Timeline = scene.NewTimeline(m.Position(), f, speed)
	t.SetUp(t, m, t.Timeline, &t.ending, sound, t.LightsAnimation(), t.onlookerAnimation(),
		tabletop.Animation{Tick: t.playOn, NeedsTick: func() bool { return t.playsItself || t.sendsAll || t.demo > 0 }}, tabletop.Animation{Tick: t.unfold, NeedsTick: func() bool { return t.unfolds }}, t.searchAnimation())
	t.Features.HandlePickUp = t.handlePickUp
	t.Features.HandleGesture = t.handleGesture
	t.Features.TakeBackInput = t.takeBackInput
	t.Features.HandleUndo = t.handleUndo
	t.Texts = texts
	return t
}

// AnimateDeal shows the cards being dealt.
func (t *Table) AnimateDeal() { t.ShowDeal(t.Timeline.GatherForDeal()) }

// Patience returns the patience.
func (t *Table) Patience() *peri.Patience { return t.Match.Deal().Patience }

// playOn makes the next move of a game that plays itself, or lets a sure card go up, once the last move has been shown.
func (t *Table) playOn() bool {
	n := t.Match.MoveCount()
	if !t.CanMoveNow() || t.Phase != tabletop.PlayingPhase || t.Held.IsHolding() {
		return false
	}
	if !t.playsItself && !t.sendsAll && t.lookedMoveCount == n {
		return t.demo > 0 && t.playDemo()
	}
	t.lookedMoveCount = n
	for m := range t.ShownPosition().Moves() {
		isAsked := t.playsItself || t.sendsAll && t.fitsUp(m)
		if isAsked || t.isSure(m) {
			if n == t.risenCount && !isAsked {
				t.risenCount++
			}
			t.Play(m)
			return true
		}
	}
	t.playsItself, t.sendsAll = false, false
	return false
}

// isSure reports whether the card of a move goes up by itself. A card that an undo brought back stays until it is touched.
func (t *Table) isSure(m peri.Move) bool {
	return !t.Match.CanRedo() && t.goesUp(m) && !t.staysDown[t.Timeline.View().TopCardAt(m.From)]
}

// goesUp reports whether the aids make a move by themselves.
func (t *Table) goesUp(m peri.Move) bool {
	fits := t.Aids.SendsAllCards && t.Patience().SureRanks > 0 && t.fitsUp(m)
	return fits || t.Aids.SendsSureCards && solver.IsSure(t.ShownPosition(), m)
}

// fitsUp reports whether a move takes a card up to the foundation of its suit.
func (t *Table) fitsUp(m peri.Move) bool {
	return m.Action == peri.Carry && m.To.Part == peri.Foundations && t.Patience().Foundations[m.To.Number].GrowthRule.SuitRule == peri.SameSuit
}

// takeBackInput reports whether there is no move of the player's to take back, but only cards that went up by themselves after the deal.
func (t *Table) takeBackInput() (done bool) {
	return t.risenCount > 0 && t.Match.MoveCount() == t.risenCount && !t.Match.IsOver()
}

// handleUndo keeps a card down that had gone up, and stops a game that plays itself. If the card had gone up by itself, the move before is
// taken back, too.
func (t *Table) handleUndo(m peri.Move) {
	t.playsItself, t.sendsAll, t.keepsDown = false, false, false
	if m.To.Part == peri.Foundations && m.Action == peri.Carry {
		t.staysDown[t.Timeline.View().TopCardAt(m.From)] = true
	}
	if t.goesUp(m) {
		if t.Match.CanUndo() {
			t.Undo()
		}
		t.keepsDown = true
	}
}

// EndTurn makes the next move of a game of luck, makes all moves that finish a game, makes the move of the hint on show, or deals from the
// stock; after the end it asks for the panel about it.
func (t *Table) EndTurn() {
	switch {
	case t.Match.IsSettled():
		t.Request(tabletop.RequestEnd)
	case !t.CanMoveNow():
	case t.canFinish():
		t.playToEnd()
	case t.Patience().IsGameOfLuck():
		for m := range t.ShownPosition().Moves() {
			t.Play(m)
			break
		}
	case t.HasHint():
		t.Play(t.known.Next)
	default:
		t.dealOn()
	}
}

// dealOn deals from the stock or, if only that is allowed, turns it over or lays the cards out again.
func (t *Table) dealOn() {
	if !t.CanMoveNow() {
		return
	}
	m, p := peri.Move{Action: peri.DealCard}, t.ShownPosition()
	again := peri.Move{Action: peri.Redeal}
	if p.Refusal(m) != nil && p.Refusal(again) == nil {
		m = again
	}
	t.Play(m)
}

// RefusalFor returns the words for a refused move; ok is false for other errors.
func (t *Table) RefusalFor(err error) (r tabletop.Refusal, ok bool) {
	var why *peri.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	t.reactToRefusal()
	r.Text = t.refusalText(why)
	r.Explanation, r.IsExplained = t.ExplainRuling(why.Ruling)
	if m := why.Move; m.Action >= peri.Carry {
		for _, c := range t.Timeline.View().CardsAt(m.To) {
			r.FaultySpots = append(r.FaultySpots, tabletop.SpotOfCard(c))
		}
	}
	return r, true
}

// Explanation returns the explanation of the refusal on show, else the rules of the patience.
func (t *Table) Explanation() (rulebook.Explanation, bool) {
	if e, ok := t.SharedTable.Explanation(); ok {
		return e, true
	}
	return t.ExplainRuling(0)
}

// ShowEvent plays the sound of a move that begins to be shown, and starts the end. It is silent while more moves follow.
func (t *Table) ShowEvent(s *stage.Step[match.MoveEvent], more int) {
	e := s.Event
	t.onlooker.refusals = 0
	if e.PositionAfter.IsOver() {
		t.playsItself = false
	}
	if more > 1 {
		return
	}
	clip := sounds.LayClip
	if e.Move.Action == peri.DealCard || e.Move.Action == peri.Redeal {
		clip = sounds.DrawClip
	}
	t.Sound.Play(sounds.Cue{Clip: clip})
	switch {
	case e.PositionAfter.IsWon():
		speed := t.Timeline.Speed()
		if t.Timeline.HasReducedMotion() {
			speed = stage.InstantSpeed
		}
		t.ending.start(speed)
	case e.PositionAfter.IsOver():
		t.Sound.Play(sounds.Cue{Clip: sounds.LoseClip})
	}
}
