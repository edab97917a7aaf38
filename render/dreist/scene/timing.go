package scene

import "dreist/render/stage"

// How long everything on the table of DREIst! takes, besides what every game shares.
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
	spanBreath   stage.Span = 240 // before Egon begins
	spanReveal   stage.Span = 350
	spanThink    stage.Span = 250
	SpanEgonLay  stage.Span = 340
	SpanAim      stage.Span = 120 // dots show where Egon's card goes while it sets out
	spanAside    stage.Span = 200
	spanGift     stage.Span = 520 // the gift flies
	spanUntied   stage.Span = 480 // it lies on the pile until whoever gets it has untied it

	// SpanWon is how long the end of a match is celebrated before it is told.
	SpanWon stage.Span = 1600
)

// Egon's long turns become quicker and quicker: after the first cards he turns up, every further one takes so much of the time of the one before, and at
// least so much of the usual.
const (
	slowTurns = 2
	quicker   = 0.85
	quickest  = 0.45
)
