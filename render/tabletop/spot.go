package tabletop

import "dreist/render/geom"

// Card is a card of any game, by its number on the stage.
type Card int

// NoCard is the value for no card.
const NoCard Card = -1

// ToCard returns the Card of a game's card; none is the game's value for no card.
func ToCard[C ~uint8](c, none C) Card {
	if c == none {
		return NoCard
	}
	return Card(c)
}

// FromCard returns the game's card of a Card; none is the game's value for no card.
func FromCard[C ~uint8](c Card, none C) C {
	if c == NoCard {
		return none
	}
	return C(c)
}

// Aim is a spot where a card can be dropped; games define its numbers. The zero Aim is no spot.
type Aim struct{ Kind, Row, Column uint8 }

// DiscardAim is the kind of the spot for discards. A key or double click never chooses it automatically.
const DiscardAim uint8 = 255

// Spot is where a card lies or may lie, or another part of the table that can be marked.
type Spot struct {
	Kind        SpotKind
	Card        Card // the card there or, depending on the game, the card for that spot
	Row, Column int8
	Area        geom.Rect // only for an AreaSpot
}

// SpotKind is the kind of a spot. Games have their own kinds from GameSpotsFrom on.
type SpotKind uint8

const (
	NoSpot   SpotKind = iota
	CardSpot          // the current spot of a card
	AreaSpot          // a part of the window
	GameSpotsFrom
)

// SpotOfCard returns the spot of a card.
func SpotOfCard(c Card) Spot { return Spot{Kind: CardSpot, Card: c} }

// SpotOfArea returns a part of the window as a spot.
func SpotOfArea(area geom.Rect) Spot { return Spot{Kind: AreaSpot, Card: NoCard, Area: area} }
