package dreixdrei

// Demand returns the number that the pile demands, and the index in Pile of the card with that number. It returns NoKind
// and -1 if the pile demands nothing.
func (p *Position) Demand() (number Kind, at int) {
	for i := int(p.size) - 1; i >= 0; i-- {
		switch k := p.Face(p.pile[i]).EffectiveKind(); k {
		case Invisible:
		case Restart:
			return NoKind, -1
		default:
			return k, i
		}
	}
	return NoKind, -1
}

// CanMeet reports whether a card of the kind, or a JOKER with its name, may be laid if the pile demands a number; NoKind
// is no demand.
func (k Kind) CanMeet(demand Kind) bool {
	switch {
	case !k.IsNumber() || demand == NoKind:
		return true
	case demand == Seven:
		return k <= Seven
	}
	return k >= demand
}
