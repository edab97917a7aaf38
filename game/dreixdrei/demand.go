package dreixdrei

// Demand returns the number that the pile demands and where the card that makes the demand lies on the pile, from 0. A
// pile that demands nothing has NoKind and -1.
func (p *Position) Demand() (number Kind, at int) {
	for i := int(p.size) - 1; i >= 0; i-- {
		switch k := p.Face(p.pile[i]).Means(); k {
		case Invisible:
		case Restart:
			return NoKind, -1
		default:
			return k, i
		}
	}
	return NoKind, -1
}

// CanMeet reports whether a card that is, or is named, a kind may be laid where a number is demanded; NoKind demands
// nothing.
func (k Kind) CanMeet(demand Kind) bool {
	switch {
	case !k.IsNumber() || demand == NoKind:
		return true
	case demand == Seven:
		return k <= Seven
	}
	return k >= demand
}

// DemandOf returns what a pile of faces demands, lowest first.
func DemandOf(pile []Face) Kind {
	for i := len(pile) - 1; i >= 0; i-- {
		if k := pile[i].Means(); k == Restart {
			return NoKind
		} else if k != Invisible {
			return k
		}
	}
	return NoKind
}
