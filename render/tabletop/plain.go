package tabletop

import "dreist/render/geom"

// Card is a card of any game: its number on the stage.
type Card int

// NoCard is no card.
const NoCard Card = -1

// Numbered returns a card of a game by its number, and Unnumbered the card of a number; none is no card of the game.
func Numbered[C ~uint8](c, none C) Card {
	if c == none {
		return NoCard
	}
	return Card(c)
}

func Unnumbered[C ~uint8](c Card, none C) C {
	if c == NoCard {
		return none
	}
	return C(c)
}

// Aim is a place where a card may be dropped, as a game numbers its places. The zero Aim is nowhere.
type Aim struct{ Kind, Row, Column uint8 }

// DiscardAim is the kind of the place where a card is thrown away, which keys and a double click do not mean by themselves.
const DiscardAim uint8 = 255

// Place is a place that a mark is drawn on, mostly that of a card.
type Place struct {
	Kind        PlaceKind
	Card        Card // that lies there or, if the game says so, is meant for it
	Row, Column int8
	Area        geom.Rect // of an AreaPlace
}

// PlaceKind is the kind of a place. A game has kinds of its own from GamePlace on.
type PlaceKind uint8

const (
	Nowhere   PlaceKind = iota
	CardPlace           // where a card is
	AreaPlace           // a part of the window
	GamePlace
)

// OnCard returns the place where a card is, and In a part of the window as a place.
func OnCard(c Card) Place              { return Place{Kind: CardPlace, Card: c} }
func PlaceOfArea(area geom.Rect) Place { return Place{Kind: AreaPlace, Card: NoCard, Area: area} }
