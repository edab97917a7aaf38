package table

import (
	"errors"

	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/primer"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/sounds"
)

// Table is a table at which a match of THE GAME is played.
type Table struct {
	SharedTable
	Timeline     *scene.Timeline
	Phrases      Sentences
	Help         HelpSettings
	EndPanelRect geom.Rect // the panel about the end; the land moves up so that its paths are above it

	cast        [thegame.PileCount]*pictures.LiveFigure[pictures.CharacterMotif]
	walks       [thegame.PileCount]walk       // the walks of the characters
	nodTicks    int                           // ticks since signals began to nod
	order       [scene.PoseCount]thegame.Card // memory for drawing
	effects     stage.Effects[drawing]
	agreement   agreement
	isLooking   bool // the player at the screen looks at a hand out of turn
	listenTicks int  // ticks for which the next computer player still waits for signals
}

// SharedTable is a table of any game, with the match of this one.
type SharedTable = tabletop.Table[*match.Match, thegame.Position, thegame.Move, thegame.Event]

// HelpSettings are the settings for help at a table of THE GAME.
type HelpSettings struct {
	HidesSignals     bool // no signals are offered: they would puzzle learners
	MarksTenBacks    bool // hand cards that can go ten back are marked
	ShowsLaidNumbers bool // the list of the numbers already laid is shown
}

const pileAim = 1 // the kind of all aims

func aimAtPile(p thegame.Pile) tabletop.Aim { return tabletop.Aim{Kind: pileAim, Row: uint8(p)} }

func pileOf(a tabletop.Aim) (p thegame.Pile, ok bool) { return thegame.Pile(a.Row), a.Kind == pileAim }

// number returns the card for tabletop; cardOf does the reverse.
func number(c thegame.Card) tabletop.Card { return tabletop.ToCard(c, thegame.NoCard) }
func cardOf(c tabletop.Card) thegame.Card { return tabletop.FromCard(c, thegame.NoCard) }

// NewTable returns a table for a match.
func NewTable(m *match.Match, f stage.Frame, speed stage.Speed, say Sentences, sound *sounds.Player) *Table {
	t := &Table{}
	for on := range t.cast {
		t.cast[on] = pictures.NewLiveFigure(thegame.Pile(on), uint64(on))
	}
	t.Timeline = scene.NewTimeline(scene.ViewOf(m.Position()), seatingOf(m), m.Position().HandSize(), f, speed)
	t.SetUp(t, m, t.Timeline, &t.effects, sound, t.ownAnimations()...)
	t.Features.AppendRaised = t.appendRaised
	t.Features.QuestionText = t.questionText
	t.Features.Answers = t.answers
	t.Features.MustWait = t.mustWait
	t.Features.SeatToTakeScreen = t.duePlayer
	t.Features.MustComputersWait = t.mustComputersWait
	t.Features.HandleMove = t.handleMove
	if m.IsSettled() {
		t.Timeline.UncoverHands()
	}
	t.TipOf = t.tipOf
	t.Features.Translate = func() { t.setSentences(say) }
	t.setSentences(say)
	return t
}

// setSentences changes the language, and takes the players' names from the match.
func (t *Table) setSentences(say Sentences) {
	t.Phrases, t.Texts = say, say.Texts
	t.Phrases.SeatNames = t.Phrases.SeatNames[:0:0]
	for _, p := range t.Match.Players() {
		t.Phrases.SeatNames = append(t.Phrases.SeatNames, say.PlayerName(p.Name))
	}
	t.Refusal = tabletop.Refusal{}
	t.Redraw()
}

// seatingOf returns the seating of a match that is opened. The hand in front is open if there is only one person or if the match is settled,
// otherwise the curtain is down.
func seatingOf(m *match.Match) scene.Seating {
	return seatingSeenFrom(m, thegame.Seat(m.ResumeSeat()), m.IsSettled())
}

// seatingSeenFrom returns the seating of a match as seen from a seat, with the curtain up or down.
func seatingSeenFrom(m *match.Match, front thegame.Seat, curtainUp bool) scene.Seating {
	return tabletop.SeatingAround(m.Position().SeatCount(), m.IsPerson, front, curtainUp)
}

// FrontSeat returns the seat of the player at the screen.
func (t *Table) FrontSeat() thegame.Seat { return t.Timeline.Seating().Front }

// mustWait reports whether the player at the screen cannot move: the start is not agreed yet, or the player looks at a hand out of turn.
func (t *Table) mustWait() bool { return t.IsStartUndecided() || t.isLooking }

// CanSignal reports whether the player at the screen may signal.
func (t *Table) CanSignal() bool {
	return t.IsHandOpen() && !t.Match.IsOver() && t.Phase <= tabletop.SolvingPhase && !t.IsStartUndecided() && !t.IsLocked() && !t.Help.HidesSignals
}

// AnimateDeal shows the first hands being dealt from the draw pile, then the moves of computer players who start.
func (t *Table) AnimateDeal() {
	start := t.Match.InitialPosition()
	view := scene.ViewOf(&start)
	var deal []thegame.Event
	for s := start.SeatCount() - 1; s >= 0; s-- {
		hand := view.Hands[s]
		view.Hands[s] = nil
		for i := len(hand) - 1; i >= 0; i-- {
			view.DrawPile = append(view.DrawPile, hand[i])
		}
		deal = append([]thegame.Event{thegame.HandFilled{Seat: thegame.Seat(s), Cards: hand}}, deal...)
	}
	t.Timeline.ShowView(view)
	t.ShowDeal(deal)
}

// RefusalFor returns the words for a refused move; ok is false for other errors.
func (t *Table) RefusalFor(err error) (r tabletop.Refusal, ok bool) {
	var why *thegame.Refusal
	if !errors.As(err, &why) {
		return r, false
	}
	r.Text = t.Phrases.refusalText(why)
	r.Explanation, r.IsExplained = primer.Explain(why.Reason)
	if why.Move.Action == thegame.LayCard {
		r.FaultySpots = []tabletop.Spot{SpotOfPile(why.Move.Pile)}
	}
	return r, true
}

// EndTurn ends the turn, or says why it cannot end yet. A computer player who waits for signals goes on.
func (t *Table) EndTurn() {
	if t.listenTicks = 0; t.Match.IsSettled() {
		t.Request(tabletop.RequestEnd)
	} else if t.CanMove() {
		t.Play(thegame.EndMove())
	}
}

// sendSignal sets a signal of the player at the screen about a pile, or takes back the same signal.
func (t *Table) sendSignal(s thegame.Signal, about thegame.Pile) {
	if !t.CanSignal() {
		return
	}
	if t.ShownPosition().Signal(t.FrontSeat(), about) == s {
		s = thegame.NoSignal
	}
	held := t.Held
	t.Play(thegame.SignalMove(t.FrontSeat(), s, about))
	t.Held = held // a signal does not let go of the card
}
