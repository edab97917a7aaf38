package value

import "dreist/game/dreist"

// Pool is the number of units about a column, Units the size of the hidden layer, Inputs the number of its inputs: the facts of the whole
// and what the units about the columns say.
const (
	Pool   = 16
	Units  = 32
	Inputs = Count + Pool
)

// Unit is the fixed-point 1 of weights.
const Unit = 4096

// Net is a neural net of rectified linear units. The same units look at each column, and what they say is added up over the columns.
// These sums and the facts of the whole are the inputs of one hidden layer, and are added to the output directly, too. All weights are
// integers, for equal results everywhere. A net may do without units about columns, and with half the hidden layer: they weigh nothing.
type Net struct {
	Columns  [Local][Pool]int32 // from each fact of a column to the units about it
	Facts    [Inputs][Units]int32
	Biases   [Units]int32
	Units    [Units]int32 // to the output
	Straight [Inputs]int32
	Bias     int32
}

// Logit is the log odds of winning, in units of 1/LogitOne.
type Logit int32

// LogitOne is the fixed-point 1 of a Logit.
const LogitOne = Unit

// Victory is the value of a won game, above any position's.
const Victory Logit = 1 << 30

// For returns the net for a position's mode.
func For(p *dreist.Position) *Net {
	if p.Mode() == dreist.Solo {
		return &Solo
	}
	return &Table
}

// Thumb returns a net by a rule of thumb, to start fitting from: fewer cards and more accepted ones are better.
func Thumb() (n Net) {
	n.Straight[ownLeft], n.Straight[nextLeft] = -15*Unit, 10*Unit
	n.Straight[Fitting], n.Straight[draws] = Unit, Unit/4
	return n
}
