package scene

import "dreist/render/stage"

// Durations on the table of DREIst!, besides those that every game shares.
const (
	spanLay      stage.Span = 220 // a card laid by clicks flies to its cell
	spanDraw     stage.Span = 220
	spanDeal     stage.Span = 40 // between cards dealt to the hand
	SpanHopApart stage.Span = 90 // between the hops of a row DREIer
	SpanHop      stage.Span = 340
	spanHopped   stage.Span = 40  // after the last hop
	SpanFlare    stage.Span = 320 // a column flares before it leaves
	SpanSweep    stage.Span = 60  // between the cards of a column, and between loosened ones
	SpanFly      stage.Span = 300 // one card of a column flies to the discard pile
	SpanTilt     stage.Span = 380 // a loosened card tilts and drops
	spanDiscard  stage.Span = 220
	spanBreath   stage.Span = 240 // before Egon's turn
	spanThink    stage.Span = 250 // after a computer player's card
	spanReveal   stage.Span = 300 // from Egon's pack to his chin
	spanLook     stage.Span = 240 // at the card, then at its place
	spanRest     stage.Span = 120 // after one that he sets aside
	SpanEgonLay  stage.Span = 260
	SpanAim      stage.Span = 120 // dots show where Egon's card goes as it sets out
	spanAside    stage.Span = 200
	spanGift     stage.Span = 520 // the gift flies
	spanUntied   stage.Span = 480 // the bow on the pile until it is untied
	spanListens  stage.Span = 900 // Egon shakes it before

	// SpanWon is the celebration at the end of a match before its panel rises.
	SpanWon stage.Span = 1600
)

// Egon's long turns speed up: after his first cards every further one takes this part of the time of the one before, but
// at least this part of the usual time.
const (
	slowTurns = 2
	quicker   = 0.85
	quickest  = 0.45
)
