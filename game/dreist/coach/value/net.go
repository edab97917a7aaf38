package value

import "dreist/game/dreist"

// Units is the size of the hidden layer.
const Units = 16

// Unit is the fixed-point 1 of weights.
const Unit = 4096

// Net is a neural net with one hidden layer of rectified linear units: the weights from each fact to the units and
// directly to the output, and from the units to the output. All are integers, for equal results everywhere.
type Net struct {
	Facts    [Count][Units]int32
	Biases   [Units]int32
	Units    [Units]int32
	Straight [Count]int32
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
