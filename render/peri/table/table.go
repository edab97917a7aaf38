package table

import (
	"errors"
	"slices"
	"strings"

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

	unfolds   bool // cards of a spot open or close
	onlooker  onlooker
	playsOn   int                // ticks until luck makes its next move, or Egon that of his hint; 0 if neither plays
	keepsDown bool               // the last undo brought back a card that had gone up by itself
	staysDown map[peri.Card]bool // cards that an undo brought back
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
	t := &Table{staysDown: map[peri.Card]bool{}, onlooker: onlooker{life: mascot.NewIdleMotions(1)}, solving: solving{solver: solver.New(*m.PositionBefore(0))}}
	t.Timeline = scene.NewTimeline(m.Position(), f, speed)
	t.SetUp(t, m, t.Timeline, &stage.Effects[struct{}]{}, sound, t.LightsAnimation(),
		tabletop.Animation{Tick: t.tickOnlooker, NeedsTick: t.onlooker.face.IsMoving, TicksUntilChange: t.ticksUntilOnlooker},
		tabletop.Animation{Tick: t.playOn, NeedsTick: func() bool { return t.playsOn > 0 && t.Phase == tabletop.PlayingPhase }},
		tabletop.Animation{Tick: t.unfold, NeedsTick: func() bool { return t.unfolds }},
		tabletop.Animation{Tick: t.tickSearch, TicksUntilChange: t.ticksUntilResult})
	t.Features.HandlePickUp = t.handlePickUp
	t.Features.HandleGesture = t.handleGesture
	t.Features.TakeBackInput = t.takeBack
	t.Features.PromptSpeaker = t.hintSpeaker
	t.Texts, t.TipOf = texts, t.tipOf
	return t
}

// AnimateDeal shows the cards being dealt.
func (t *Table) AnimateDeal() { t.ShowDeal(t.Timeline.GatherForDeal()) }

// Patience returns the patience.
func (t *Table) Patience() *peri.Patience { return t.Match.Deal().Patience }

// playOn makes the next move that is not left to the player, once the last move has been shown.
func (t *Table) playOn() (changed bool) {
	const hintTicks = 60 // for which Egon shows a hint before he makes its move
	if !t.CanMoveNow() || t.Phase != tabletop.PlayingPhase || t.Held.IsHolding() {
		return false
	}
	if next, ok := t.Match.NextRedo(); ok && t.goesUp(t.ShownPosition(), next) { // as one undo took it back with the move before
		t.Redo()
		return false
	}
	m, isSure := t.firstMove(t.isSure)
	switch isLuck := t.Patience().IsGameOfLuck(); {
	case isSure:
		t.Play(m)
	case t.playsOn == 0 || t.asked > 0:
	case t.playsOn > 1:
		t.playsOn--
	case !isLuck && !t.HasHint():
		t.playsOn = hintTicks
		t.GiveHint(0)
	case !isLuck && t.known.Verdict != solver.Winnable:
		t.playsOn = 0
	default:
		t.EndTurn()
	}
	return false
}

// PlayOn lets luck play on or Egon as long as he knows a way to win, until an input ends that.
func (t *Table) PlayOn() { t.playsOn = 1 }

// firstMove returns the first move of a kind that the rules allow; ok is false if there is none.
func (t *Table) firstMove(isWanted func(peri.Move) bool) (m peri.Move, ok bool) {
	for m = range t.ShownPosition().Moves() {
		if isWanted(m) {
			return m, true
		}
	}
	return m, false
}

// isSure reports whether the card of a move goes up by itself now. A card that an undo brought back stays until it is touched.
func (t *Table) isSure(m peri.Move) bool {
	return !t.Match.CanRedo() && t.goesUp(t.ShownPosition(), m) && !t.staysDown[t.ShownPosition().Pile(m.From).Top()]
}

// goesUp reports whether the aids make a move by themselves.
func (t *Table) goesUp(p *peri.Position, m peri.Move) bool {
	return t.Aids.SendsAllCards && t.Patience().SureRanks > 0 && t.fitsUp(m) || t.Aids.SendsSureCards && solver.IsSure(p, m)
}

// fitsUp reports whether a move takes a card up to the foundation of its suit.
func (t *Table) fitsUp(m peri.Move) bool {
	return m.Action == peri.Carry && m.To.Part == peri.Foundations && t.Patience().Foundations[m.To.Number].GrowthRule.SuitRule == peri.SameSuit
}

// ownMoves returns the numbers of the player's moves, from 0; the others made themselves.
func (t *Table) ownMoves() (all []int) {
	for n, step := range t.Match.History() {
		if !t.goesUp(t.Match.PositionBefore(n), step.Move) {
			all = append(all, n)
		}
	}
	return all
}

// takeBack takes back the player's last move, if any, and what made itself after it, which stays down then. done is false after the end.
func (t *Table) takeBack() (done bool) {
	own, n := t.ownMoves(), t.Match.MoveCount()
	if t.Match.IsSettled() || len(own) == 0 {
		return !t.Match.IsSettled()
	}
	first := own[len(own)-1]
	for i, step := range t.Match.History()[first:] {
		t.staysDown[t.Match.PositionBefore(first+i).Pile(step.Move.From).Top()] = true
	}
	t.keepsDown = first < n-1
	t.TakeBackMoves(n - first)
	return true
}

// EndTurn finishes the game, makes the next move of luck or of the hint on show, or deals; after the end it asks for the panel about it.
func (t *Table) EndTurn() {
	switch {
	case t.Match.IsSettled():
		t.Request(tabletop.RequestEnd)
	case !t.CanMoveNow():
	case t.playTogether(t.finishingMove):
	case t.Patience().IsGameOfLuck():
		t.Play(slices.Collect(t.ShownPosition().Moves())[0])
	case t.HasHint():
		t.Play(t.known.Next)
	default:
		t.deal(false)
	}
}

// deal deals from the stock; again or if only that is allowed, it turns the stock over or lays the cards out again.
func (t *Table) deal(again bool) {
	m := peri.Move{Action: peri.DealCard}
	if redeal := (peri.Move{Action: peri.Redeal}); again || t.ShownPosition().Refusal(redeal) == nil {
		m = redeal
	}
	if t.CanMoveNow() {
		t.Play(m)
	}
}

// RefusalFor returns the words for a refused move; ok is false for other errors.
func (t *Table) RefusalFor(err error) (r tabletop.Refusal, ok bool) {
	var why *peri.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	o := &t.onlooker
	o.face.ChangeMood([...]mascot.Mood{mascot.StartledMood, mascot.SmugMood}[min(o.refusals, 1)])
	o.refusals, o.passes = o.refusals+1, reactionTicks
	row, m := t.Patience(), why.Move
	r.Text = t.Texts.Say("peri.no."+why.Reason.Key(), assets.Values{"Card": t.cardName(why.Card), "On": t.cardName(why.OtherCard),
		"OneSuit": why.Reason == peri.OtherFoundation && row.Foundations[m.To.Number].Suit != peri.AnySuit})
	if why.Reason == peri.DoesntFollow && m.To.Part == peri.Foundations && row.GrowsOneWay {
		r.Text = strings.TrimSpace(r.Text + " " + t.growthText(m.To))
	}
	r.Explanation, r.IsExplained = t.ExplainRuling(why.Ruling)
	if m.Action >= peri.Carry {
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

// ShowEvent plays the sound of a move or of a part of the celebration, and starts that after a win. It is silent while more moves follow.
func (t *Table) ShowEvent(s *stage.Step[match.MoveEvent], more int) {
	e := s.Event
	t.onlooker.refusals = 0
	clip, hasClip := sounds.LayClip, more <= 1
	switch {
	case e.Move.Action == peri.DealCard || e.Move.Action == peri.Redeal:
		clip = sounds.DrawClip
	case e.Move.Action == 0 && e.PositionAfter.IsWon():
		clip, hasClip = map[scene.EndPart]sounds.Clip{
			scene.KingsSit: sounds.WinClip, scene.LidShuts: sounds.SqueakClip, scene.LetterFalls: sounds.ButtonClip,
		}[t.Timeline.View().End-scene.EndPart(more)]
	}
	if hasClip {
		t.Sound.Play(sounds.Cue{Clip: clip})
	}
	switch {
	case more > 1 || e.Move.Action == 0:
	case e.PositionAfter.IsWon():
		t.Timeline.Celebrate()
	case e.PositionAfter.IsOver():
		t.Sound.Play(sounds.Cue{Clip: sounds.LoseClip})
	}
}
