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

// Table is where a patience is played.
type Table struct {
	base
	search
	Timeline *scene.Timeline
	Look     faces.Look
	Back     BackMotif
	Aids     Aids
	IsNew    bool                                          // the player has not finished this patience before
	Rule     func(ruling int) (rulebook.Explanation, bool) // explains a refusal that has a ruling, or 0

	ending   ending
	onlooker onlooker
	order    [scene.Cards]scene.Card // memory for drawing
	isChosen bool                    // the card that went down was chosen before
	runs     bool                    // a game of luck plays itself
	looked   int                     // after how many moves sure cards were looked for
	stays    [scene.Cards]bool       // cards that were taken back from a foundation
}

// base is a table of any game, with the match of this one.
type base = tabletop.Table[*match.Match, peri.Position, peri.Move, match.Played]

// Aids are the settings for moves that play themselves and for the verdict.
type Aids struct {
	OneClick bool // a click carries a card that can go to one place only
	Sure     bool // sure cards go up by themselves
	All      bool // so do all that fit, where there are sure ones
	Verdict  bool // it is said whether the game can still be won
}

// New returns a table at which a match is played.
func New(m *match.Match, f stage.Frame, speed stage.Speed, texts *assets.Texts, sound *sounds.Player) *Table {
	t := &Table{looked: -1, ending: ending{sound: sound}, onlooker: onlooker{life: mascot.NewLife(1)}}
	t.Timeline = scene.NewTimeline(m.Position(), f, speed)
	t.Begin(t, m, t.Timeline, &t.ending, sound, t.Shining(), t.lookingOn(),
		tabletop.Moving{Tick: t.goOn, Busy: func() bool { return t.runs }}, tabletop.Moving{Tick: t.unfold, Busy: t.Timeline.IsUnfolding}, t.searching())
	t.SetTexts(texts)
	return t
}

// SetTexts changes the language at once.
func (t *Table) SetTexts(texts *assets.Texts) {
	t.Texts, t.Refusal, t.Stale = texts, tabletop.Refusal{}, true
}

// Deal shows how the cards are dealt.
func (t *Table) Deal() {
	t.Seen = tabletop.Dealing(1)
	t.Sound.Play(sounds.Cue{Clip: sounds.Shuffle})
	t.Timeline.Deal()
}

// Row returns the patience.
func (t *Table) Row() *peri.Patience { return t.Match.Deal().Patience }

// isLuck reports whether no decision matters, so that the cards play by themselves.
func (t *Table) isLuck() bool { return scene.IsLuck(t.Row()) }

// goOn makes the next move of a game that plays itself, or lets a sure card go up, once the last move has been seen.
func (t *Table) goOn() bool {
	n := t.Match.MoveCount()
	if !t.CanAct() || t.Phase != tabletop.Playing || t.Hand.IsHolding() || !t.runs && t.looked == n {
		return false
	}
	t.looked = n
	for m := range t.Position().Moves() {
		if t.runs || t.isSure(m) {
			t.Play(m)
			return true
		}
	}
	t.runs = false
	return false
}

// isSure reports whether a card goes up by itself: one that was taken back stays down until it is touched.
func (t *Table) isSure(m peri.Move) bool {
	if t.Match.CanRedo() || !t.goesUp(m) {
		return false
	}
	cards := t.Timeline.View().At(m.From)
	return !t.stays[cards[len(cards)-1]]
}

// goesUp reports whether a move takes a card up that nobody has to take up by hand.
func (t *Table) goesUp(m peri.Move) bool {
	fits := t.Aids.All && t.Row().Sure > 0 && m.Action == peri.Carry && m.To.Part == peri.Foundations
	return fits || t.Aids.Sure && solver.IsSure(t.Position(), m)
}

// TakeBackInput is false: only moves are taken back.
func (t *Table) TakeBackInput() (done bool) { return false }

// HandleUndo keeps a card down that had gone up, and ends a game that plays itself. A card that had gone up by itself is taken back with the
// move before.
func (t *Table) HandleUndo(m peri.Move) {
	t.runs = false
	if m.To.Part == peri.Foundations && m.Action == peri.Carry {
		cards := t.Timeline.View().At(m.From)
		t.stays[cards[len(cards)-1]] = true
	}
	if t.goesUp(m) && t.Match.CanUndo() {
		t.Undo()
	}
}

// EndTurn makes the next move of a game of luck, all that finish a game, or deals from the stock; after the end it leads on.
func (t *Table) EndTurn() {
	switch {
	case t.Match.IsSettled():
		t.Request(tabletop.RequestEnd)
	case !t.CanAct():
	case t.canFinish():
		t.finish()
	case t.isLuck():
		for m := range t.Position().Moves() {
			t.Play(m)
			break
		}
	default:
		t.turn()
	}
}

// turn deals from the stock or, if it is empty, goes through the cards again.
func (t *Table) turn() {
	if !t.CanAct() {
		return
	}
	m, p := peri.Move{Action: peri.DealCard}, t.Position()
	again := peri.Move{Action: peri.DealAgain}
	if p.Refusal(m) != nil && p.Refusal(again) == nil {
		m = again
	}
	t.Play(m)
}

// Explain says why a move is not allowed.
func (t *Table) Explain(err error) (r tabletop.Refusal, ok bool) {
	var why *peri.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	t.seeRefusal()
	r.Text = t.refused(why)
	r.Explanation, r.IsExplained = t.Rule(why.Ruling)
	if m := why.Move; m.Action >= peri.Carry {
		r.Faults = []tabletop.Place{placeOf(m.To)}
	}
	return r, true
}

// Explanation returns what explains a refusal that is told, else the rules of the patience.
func (t *Table) Explanation() (rulebook.Explanation, bool) {
	if e, ok := t.base.Explanation(); ok {
		return e, true
	}
	return t.Rule(0)
}

// ShowEvent shows and sounds what begins.
func (t *Table) ShowEvent(s *scene.Step, more int) {
	e := s.Event
	t.onlooker.refusals = 0
	if e.After.IsOver() {
		t.runs = false
	}
	if more > 1 {
		return
	}
	clip := sounds.Lay
	if e.Move.Action == peri.DealCard || e.Move.Action == peri.DealAgain {
		clip = sounds.Draw
	}
	t.Sound.Play(sounds.Cue{Clip: clip})
	switch {
	case e.After.IsWon():
		t.ending.begin(t.Timeline.Speed(), t.Timeline.HasReducedMotion())
	case e.After.IsOver():
		t.Sound.Play(sounds.Cue{Clip: sounds.Lose})
	}
}
