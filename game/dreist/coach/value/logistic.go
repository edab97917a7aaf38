package value

// Certain is how a Chance counts a game won.
const Certain = 1 << 16

// steps is how finely the table of chances follows a Logit.
const steps = 64

// chances holds the chance at each step from even odds to 8. Made by multiplication and division alone, in that order,
// it is the same on every processor.
var chances = func() (table [8*steps + 2]int32) {
	const shrink = 0.98449643700540840 // e to the power of -1/64
	odds := 1.0
	for i := range table {
		table[i] = int32(Certain/(1+odds) + 0.5)
		odds *= shrink
	}
	return table
}()

// Chance returns the chance to win, 0 to Certain.
func (l Logit) Chance() int32 {
	if l < 0 {
		return Certain - (-l).Chance()
	}
	if l >= Victory {
		return Certain
	}
	i := int(l) / (LogitOne / steps)
	if i >= 8*steps {
		return chances[8*steps]
	}
	rest := int32(l) % (LogitOne / steps)
	return chances[i] + (chances[i+1]-chances[i])*rest/(LogitOne/steps)
}
