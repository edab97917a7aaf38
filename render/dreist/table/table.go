package table

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Table is a table at which a match of DREIst! is played.
type Table struct {
	SharedTable
	Options        Options
	Timeline       *scene.Timeline
	Phrases        words.Sentences
	DeclinedAt     int         // number of moves made when the player last declined to draw, -1 if never
	DoubtedDiscard dreist.Card // the card that the table asks about before it is discarded, or NoCard
	SeriesWinners  []int       // the seats that have won the series that this match ended, nil if it ended none

	Preview    scene.Preview // the effect of the held card at its aim
	foreseen   foreseen      // card and aim of the preview
	fear       float64       // how much Egon fears the held card, from -1 to 1
	giftState  gift          // how far a gift is tied and aimed
	named      []dreist.Cell // cells that the last refusal names
	race       egon.CardsLeftDisplay
	fresh      tabletop.NewCardMarks[dreist.Card] // the cards that a computer player has just laid
	prompt     prompt                             // the line about the possible actions
	Effects    effects.Effects
	Opponents  egon.Opponents
	wants      Wants // cached result of Wants
	lights     tabletop.Lights[spot]
	fades      fades
	mat        mat
	order      []dreist.Card // memory for the cards from the lowest up
	Arrival    effects.Arrival
	seen       scene.Situation // as last filled in by Situation
	scrolls    bool            // the mouse drags a scrollable layout
	scrolledAt float64         // y of the mouse at the last scrolling
}

// SharedTable is the table that the tables of all games share, with the match of this one.
type SharedTable = tabletop.Table[*match.Match, dreist.Position, dreist.Move, dreist.Event]

// Options are set by the screen around the table.
type Options struct {
	HasRibbon             bool // the caption is on a ribbon: the game does not count
	AlwaysConfirmsDiscard bool // asks before every discard, not only if a card can still be laid
	MarksFitting          bool // cards that can be laid are marked
}

// NewTable returns a table at which a match is played.
func NewTable(m *match.Match, f stage.Frame, speed stage.Speed, say words.Sentences, sound *sounds.Player) *Table {
	line := scene.NewTimeline(scene.ViewOf(m.Position()), scene.SeatingOf(m), f, speed)
	t := &Table{Timeline: line, DeclinedAt: -1, DoubtedDiscard: dreist.NoCard, Effects: effects.Effects{Sound: sound}}
	t.Arrival.Arrival = &t.SharedTable.Arrival
	t.SetUp(t, m, line, &t.Effects, sound, t.movements()...)
	t.Features.AskToConfirm = t.askToConfirm
	t.Features.HandlePickUp = t.handlePickUp
	t.Features.ClearPickedUp = t.clearPickedUp
	t.Features.HandleGesture = t.handleGesture
	t.Features.TakeBackInput = t.takeBackInput
	t.Features.HandleUndo = t.handleUndo
	t.Features.AppendRaised = t.appendRaised
	t.Features.QuestionText = t.questionText
	t.Features.Answers = t.answers
	t.Features.SettleFigures = t.settleFigures
	t.TipOf = t.tipOf
	line.ShowPosition(t.ShownPosition())
	t.race.ShowCounts(line.VisibleCardsLeft())
	t.Features.Translate = func() { t.SetSentences(say) }
	t.SetSentences(say)
	t.Opponents.Egon.PrepareMatch(t.Situation())
	return t
}

// SetSentences changes the language at once, also of Egon's current line.
func (t *Table) SetSentences(say words.Sentences) {
	t.Phrases, t.Texts = say, say.Texts
	if !t.IsAgainstEgon() {
		t.Phrases.SeatNames = t.Phrases.SeatNames[:0:0]
		for _, s := range t.Match.Seats() {
			t.Phrases.SeatNames = append(t.Phrases.SeatNames, words.ShortenText(s.Name))
		}
	}
	t.Refusal = tabletop.Refusal{}
	t.Opponents.Egon.TranslateSpeech(t.Situation())
	t.Redraw()
}

// Situation returns what the opponents and the effects see now.
func (t *Table) Situation() *scene.Situation {
	companion, _ := t.Guide.(scene.Companion)
	t.seen = scene.Situation{
		Timeline: t.Timeline, Match: t.Match, Phrases: t.Phrases, Position: t.ShownPosition(), MoveCount: t.ShownProgress.Moves, Phase: t.Phase,
		Question: t.Question(), CanMove: t.CanMove(), IsLocked: t.IsLocked(), IsWatching: t.IsWatching(), IsStill: t.IsStill(),
		HasGuide: t.Guide != nil, Companion: companion, SeriesWinners: t.SeriesWinners,
	}
	return &t.seen
}

// FrontSeat returns the seat of the player at the screen.
func (t *Table) FrontSeat() dreist.Seat { return t.Timeline.Front() }

// IsAgainstEgon reports whether the match is against Egon.
func (t *Table) IsAgainstEgon() bool { return t.Timeline.IsAgainstEgon() }

// IsStill reports whether the table shows the current position and nothing moves.
func (t *Table) IsStill() bool {
	return !t.IsMoving() && t.Phase != tabletop.LastTurnsPhase && t.Phase != tabletop.ReplayPhase
}

// StartArrival starts the arrival with figures that fly over, see effects.Arrival. Until it or an action ends it no card rises or is marked.
func (t *Table) StartArrival(lands stage.Span, guests func(at stage.Span)) {
	t.Timeline.LowerCards()
	t.Arrival.Start(t.Timeline, lands, guests)
	t.Opponents.Egon.CloseBubble()
	t.fades.tick(t)
	t.FadePromptBar()
	t.Redraw()
}

// IsCelebrating reports whether effects or the cards of a gift move. No other motion waits for them.
func (t *Table) IsCelebrating() bool {
	return !t.Timeline.IsPaused() && t.Effects.IsMoving() || t.isTying()
}

func (t *Table) sight() egon.WatchedCard {
	if t.Held.IsHolding() {
		return egon.WatchedCard{Point: t.Held.Pose(t.Timeline).Point, HasCard: true, IsHeld: true, Fear: t.fear}
	}
	c, ok := t.HandCardAt(t.Cursor)
	if !ok {
		return egon.WatchedCard{}
	}
	return egon.WatchedCard{Point: t.Timeline.CurrentPicture().Cards[c].Point, HasCard: true}
}

// ShowEvent starts the effects of an event, and notifies the opponents; more is the number of later events that begin at the same time.
func (t *Table) ShowEvent(s *scene.Step, more int) {
	if laid, ok := s.Event.(dreist.CardLaid); ok && t.Phase == tabletop.ReplayPhase {
		t.Timeline.ScrollToRow(laid.Row)
	}
	t.Effects.StartStep(t.Situation(), s, more)
	if t.Guide == nil { // a guide has its own marks
		t.markFresh(s)
	}
	t.Opponents.Notify(t.Situation(), s.Event)
	t.Redraw()
}

func (t *Table) movements() []tabletop.Animation {
	return []tabletop.Animation{
		{Tick: t.follow},
		{Tick: t.tickGift, NeedsTick: t.isTying},
		{Tick: func() bool { return t.Opponents.Tick(t.Situation(), t.sight()) },
			NeedsTick: func() bool { return t.Opponents.IsMoving(t.Situation()) }, TicksUntilChange: func() int { return t.Opponents.TicksUntilChange(t.Situation()) }},
		{Tick: t.race.Tick, NeedsTick: t.race.IsMoving},
		{Tick: t.Preview.Tick, NeedsTick: t.Preview.IsClearingColumn},
		{Tick: func() bool { return t.fresh.Tick(t.Held.IsHolding() || t.isTying()) }, NeedsTick: t.fresh.IsFading,
			TicksUntilChange: t.fresh.TicksUntilChange},
		{Tick: func() bool { return t.shine(1.0 / stage.GlowTicks) }, NeedsTick: func() bool { return t.lights.IsMoving() || t.Lights.IsMoving() }},
		{Tick: func() bool { return t.fades.tick(t) }, NeedsTick: func() bool { return t.fades.moving }},
	}
}

// Tick advances the table by a tick. A sound plays when the shelf lands as the table appears.
func (t *Table) Tick(isTop bool) {
	falls := isTop && !t.Arrival.HasShelf()
	t.SharedTable.Tick(isTop)
	if falls && t.Arrival.HasShelf() {
		t.Sound.Play(sounds.Cue{Clip: sounds.LayClip})
	}
}

func (t *Table) follow() bool {
	changed := t.Opponents.TickGift(t.Situation())
	if !t.Timeline.IsMoving() && !t.Held.IsHolding() {
		t.Timeline.LeaveBoxRoom(t.Guide != nil && len(t.Overlay().Parts) > 0)
	}
	t.foresee()
	t.race.SetCounts(t.Timeline.VisibleCardsLeft())
	if t.Timeline.HasReducedMotion() || t.Timeline.Speed() == stage.InstantSpeed {
		t.race.ShowCounts(t.Timeline.VisibleCardsLeft())
	}
	return changed
}
