package value

// ChanceOne is the fixed-point 1 of a chance.
const ChanceOne = 1 << 16

// steps is the number of table entries per unit of a Logit.
const steps = 64

// chances is the logistic function at each step from 0 to 8, computed by multiplications and divisions in a fixed
// order, so that it is equal on every processor.
var chances = func() (table [8*steps + 2]int32) {
	const shrink = 0.98449643700540840 // exp(-1/64)
	odds := 1.0
	for i := range table {
		table[i] = int32(ChanceOne/(1+odds) + 0.5)
		odds *= shrink
	}
	return table
}()

// Chance returns the winning chance, 0 to ChanceOne.
func (l Logit) Chance() int32 {
	if l < 0 {
		return ChanceOne - (-l).Chance()
	}
	if l >= Victory {
		return ChanceOne
	}
	i := int(l) / (LogitOne / steps)
	if i >= 8*steps {
		return chances[8*steps]
	}
	rest := int32(l) % (LogitOne / steps)
	return chances[i] + (chances[i+1]-chances[i])*rest/(LogitOne/steps)
}
