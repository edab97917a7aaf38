package scene

import "dreist/render/stage"

// Durations on the table of DREIst!, besides those that all games share.
const (
	spanLay          stage.Span = 220 // a card laid by clicks flies to its cell
	spanDraw         stage.Span = 220
	spanDeal         stage.Span = 40 // from card to card dealt to the hand
	SpanBetweenHops  stage.Span = 90 // time from card to card as the cards of a row DREIer hop
	SpanHop          stage.Span = 340
	spanHopped       stage.Span = 40  // pause after the last hop
	SpanFlare        stage.Span = 320 // a column flares before it leaves
	SpanBetweenCards stage.Span = 60  // time from card to card of a cleared column, and of loosened cards
	SpanFlyOff       stage.Span = 300 // one card of a column flies to the discard pile
	SpanTilt         stage.Span = 380 // a loosened card tilts and drops
	spanDiscard      stage.Span = 220
	spanBreath       stage.Span = 240 // pause before Egon's turn
	spanThink        stage.Span = 250 // pause after a computer player's card
	spanReveal       stage.Span = 300 // a card goes from Egon's pile to his chin
	spanLook         stage.Span = 240 // pause at a revealed card, then at the place where it goes
	spanRest         stage.Span = 120 // pause after a card that Egon sets aside
	SpanEgonLay      stage.Span = 260
	SpanAim          stage.Span = 120 // dots show where Egon's card goes before it lands
	spanAside        stage.Span = 200
	spanGift         stage.Span = 520 // the gift flies
	spanUntied       stage.Span = 480 // the bow stays on the pile until it is untied
	spanListens      stage.Span = 900 // Egon shakes the gift before it is untied

	// SpanWon is the celebration at the end of a match, before its panel rises.
	SpanWon stage.Span = 1600
)

// Egon's long turns speed up: after slowTurns cards each further one takes the part quicker of the time of the one before,
// at least quickest of the usual time.
const (
	slowTurns = 2
	quicker   = 0.85
	quickest  = 0.45
)
