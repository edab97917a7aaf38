package value

import "dreist/game/dreist"

// Units is how many units the hidden layer of a net has.
const Units = 16

// Unit is how the weights of a Net count one.
const Unit = 4096

// Net is a small neural net: what each fact weighs for its units and for the answer, and what the units weigh for the
// answer. A unit counts where its sum is above zero. All are whole numbers, so that it answers the same everywhere.
type Net struct {
	Facts    [Count][Units]int32
	Biases   [Units]int32
	Units    [Units]int32
	Straight [Count]int32
	Bias     int32
}

// Logit is the logarithm of the odds to win, counted in parts of LogitOne.
type Logit int32

// LogitOne is how a Logit counts one.
const LogitOne = Unit

// Victory is what a game that is won is worth, more than any position.
const Victory Logit = 1 << 30

// For returns the net for the game of a position.
func For(p *dreist.Position) *Net {
	if p.Mode() == dreist.Solo {
		return &Solo
	}
	return &Table
}

// Thumb returns a net made by a rule of thumb, to begin with: the fewer cards the better, and the more the layout accepts.
func Thumb() (n Net) {
	n.Straight[ownLeft], n.Straight[nextLeft] = -15*Unit, 10*Unit
	n.Straight[Fitting], n.Straight[draws] = Unit, Unit/4
	return n
}
