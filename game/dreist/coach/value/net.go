package value

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"dreist/game/dreist"
)

// The size of a net.
const (
	ColumnUnits = 16                              // number of units that judge a column
	HiddenUnits = 32                              // number of units of the hidden layer
	InputCount  = PositionFactCount + ColumnUnits // number of inputs of the hidden layer: the facts of the whole position and the outputs of the column units
)

// WeightOne is the fixed-point 1 of weights.
const WeightOne = 4096

// Net is a neural net with rectified linear units and one hidden layer. Its inputs are the facts of the whole position, the outputs of the
// ColumnUnits, which judge each column alike, summed over all columns, and a constant FactOne as the last. The inputs also go straight to the
// output. Weights are fixed-point integers, so that results are equal everywhere. A smaller net leaves the unused weights 0.
type Net struct {
	ColumnWeights [ColumnFactCount][ColumnUnits]int32 // weights from each fact of a column to the column units
	InputWeights  [InputCount + 1][HiddenUnits]int32  // weights from each input to the units of the hidden layer
	OutputWeights [HiddenUnits]int32                  // weights from the units of the hidden layer to the output
	DirectWeights [InputCount + 1]int32               // weights from each input straight to the output
}

var (
	// SoloNet is the net fitted to games against Egon.
	SoloNet = embedded(solo)
	// TableNet is the net fitted to games at tables of two to four.
	TableNet = embedded(table)
)

//go:embed solo.txt
var solo string

//go:embed table.txt
var table string

func embedded(text string) Net {
	n, err := parse(text)
	if err != nil {
		panic(err) // a test reads both
	}
	return n
}

// rows returns all weights in the order of the text, which has a line for each row.
func (n *Net) rows() (rows [][]int32) {
	for i := range n.ColumnWeights {
		rows = append(rows, n.ColumnWeights[i][:])
	}
	for i := range n.InputWeights {
		rows = append(rows, n.InputWeights[i][:])
	}
	return append(rows, n.OutputWeights[:], n.DirectWeights[:])
}

// Text returns the net in the form of solo.txt, which parse reads.
func (n *Net) Text() string {
	var b strings.Builder
	for _, row := range n.rows() {
		fmt.Fprintln(&b, strings.Trim(fmt.Sprint(row), "[]"))
	}
	return b.String()
}

// parse returns the net of a text. The error names a line with too many numbers, too few, or something else.
func parse(text string) (n Net, err error) {
	lines, rows := strings.Split(strings.TrimSuffix(text, "\n"), "\n"), n.rows()
	if len(lines) != len(rows) {
		return n, fmt.Errorf("read a net: %d lines, want %d", len(lines), len(rows))
	}
	for i, row := range rows {
		words := strings.Fields(lines[i])
		if len(words) != len(row) {
			return n, fmt.Errorf("read a net: line %d has %d numbers, want %d", i+1, len(words), len(row))
		}
		for j, word := range words {
			weight, err := strconv.ParseInt(word, 10, 32)
			if err != nil {
				return n, fmt.Errorf("read a net: line %d: %w", i+1, err)
			}
			row[j] = int32(weight)
		}
	}
	return n, nil
}

// Logit is the log odds of winning, in units of 1/LogitOne.
type Logit int32

// LogitOne is the fixed-point 1 of a Logit.
const LogitOne = WeightOne

// Victory is the value of a won game, higher than that of any position.
const Victory Logit = 1 << 30

// NetFor returns the net for a position's mode.
func NetFor(p *dreist.Position) *Net {
	if p.Mode() == dreist.SoloMode {
		return &SoloNet
	}
	return &TableNet
}

// RuleOfThumbNet returns the net that fitting starts from. It follows a rule of thumb: fewer cards, and more accepted ones, are better.
func RuleOfThumbNet() (n Net) {
	n.DirectWeights[ownLeft], n.DirectWeights[nextLeft] = -15*WeightOne, 10*WeightOne
	n.DirectWeights[FittingFact], n.DirectWeights[draws] = WeightOne, WeightOne/4
	return n
}
