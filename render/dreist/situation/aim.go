package situation

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// Aim is the place that a held card would go to if it were released now.
type Aim = tabletop.Aim

// The kinds of aims. Row and column are those of a cell.
const (
	AimNowhere uint8 = iota
	AimCell
	AimAside // the place for a card that a guide lets be set aside

	AimDiscard = tabletop.DiscardAim
)

// AimAt returns a cell as an aim, and CellOf the cell that is aimed at.
func AimAt(c dreist.Cell) Aim { return Aim{Kind: AimCell, Row: uint8(c.Row), Column: uint8(c.Column)} }

func CellOf(a Aim) dreist.Cell { return dreist.Cell{Row: int(a.Row), Column: int(a.Column)} }

// Accepts reports whether the rules accept a card at an aim.
func (s *Situation) Accepts(c dreist.Card, a Aim) bool {
	switch a.Kind {
	case AimCell:
		return int(a.Column) == c.Number() && s.Position().Rows(c).Has(int(a.Row))
	case AimDiscard:
		return s.MayDiscard(c)
	}
	return false
}

// Why returns why the rules refuse a card at an aim; nil if they accept it or the aim is nowhere.
func (s *Situation) Why(c dreist.Card, a Aim) *dreist.Refusal {
	switch a.Kind {
	case AimCell:
		return s.Position().Why(c, CellOf(a))
	case AimDiscard:
		return s.Position().Refusal(dreist.Discard(c))
	}
	return nil
}

// MayDiscard reports whether a card may be discarded.
func (s *Situation) MayDiscard(c dreist.Card) bool {
	return s.Mode < tabletop.Solving && s.Position().May(dreist.Discard(c))
}

// PlacesOf returns the places that accept a card: its rows from the top, then the discard pile. If it dares, the free cells of
// its column that refuse it follow.
func (s *Situation) PlacesOf(c dreist.Card, dares bool) []Aim {
	p := s.Position()
	var places []Aim
	for row := range p.Rows(c).All() {
		places = append(places, AimAt(c.Cell(row)))
	}
	if s.MayDiscard(c) {
		places = append(places, Aim{Kind: AimDiscard})
	}
	if !dares {
		return places
	}
	for row := 1; row <= p.Layout().Depth()+1; row++ {
		at := c.Cell(row)
		if p.Layout().At(at) == dreist.NoCard && !p.Rows(c).Has(row) && s.Line.Geometry().Reaches(at) {
			places = append(places, AimAt(at))
		}
	}
	return places
}

// Foresee returns a preview of laying a card at an aim.
func (s *Situation) Foresee(c dreist.Card, to Aim) scene.Preview {
	if to.Kind != AimCell || !s.Accepts(c, to) {
		return scene.Preview{}
	}
	_, events, _ := dreist.Apply(*s.Position(), dreist.Lay(c, int(to.Row)))
	return scene.Foresee(events)
}
