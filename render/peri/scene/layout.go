package scene

import (
	"dreist/game/peri"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Fan is the way in which the cards of a spot overlap.
type Fan uint8

// The fans.
const (
	FlatFan      Fan = iota // only the top card is seen
	DownwardFan             // downwards
	RightwardFan            // to the right
	OutwardFan              // to the left in the first spot of each row, to the right in the others
	SquaredFan              // a little to the right, until the mouse is on it
)

// area is a block of spots of one part, in columns and rows from the left and the top.
type area struct {
	part    peri.Part
	x, y    float64
	abreast int // number of spots in a row, 0 for all
	fan     Fan
	dx, dy  float64 // distances of the spots, 0 for 1
	from, n int     // the first spot, and the number of spots; n is 0 for all the rest
}

// layout is the table of a patience: its size in columns and rows of cards, with the spots on it.
type layout struct {
	columns, rows float64
	areas         []area
}

// fallingRows is the height of a row of cards above columns of a usual length.
const fallingRows = 3.7

// layouts are the tables by the keys of their patiences.
var layouts = map[string]layout{
	"row": {10, fallingRows, []area{{part: peri.Stock}, {part: peri.Foundations, x: 2}, {part: peri.Tableau, y: 1, fan: DownwardFan}}},
	"napoleon": {7, 2.3, []area{
		{part: peri.Stock}, {part: peri.Waste, x: 1}, {part: peri.Foundations, x: 3}, {part: peri.Tableau, y: 1.3},
	}},
	"king": {9, 5, []area{
		{part: peri.Foundations, x: 4, abreast: 1}, {part: peri.Reserve, x: 4, y: 4},
		{part: peri.Tableau, x: 3, abreast: 2, dx: 2, fan: OutwardFan},
	}},
	"hidden": {7, 3, sortedPackets},
	"wedding": {14, 2.4, []area{
		{part: peri.Tableau}, {part: peri.Stock, x: 5.5, y: 1.4}, {part: peri.RemovedCards, x: 7.5, y: 1.4},
	}},
	"sliding": {7, 2, []area{{part: peri.Tableau, abreast: 7}}},
	"fans":    {11, 4, []area{{part: peri.Tableau, abreast: 4, dx: 2.5, fan: RightwardFan}, {part: peri.Foundations, x: 10, abreast: 1}}},
	"wish":    {8, 2.6, []area{{part: peri.Tableau, fan: DownwardFan}, {part: peri.RemovedCards, x: 3.5, y: 1.6}}},
	"climb":   {13, 4, []area{{part: peri.Tableau, abreast: 13}}},
	"packets": {6, 3, []area{
		{part: peri.Foundations, x: 1}, {part: peri.Tableau, y: 1, abreast: 6, fan: SquaredFan},
	}},
	"seek":    {7, 3, sortedPackets},
	"harvest": {8, fallingRows, []area{{part: peri.Stock}, {part: peri.Foundations, x: 3.5}, {part: peri.Tableau, y: 1, fan: DownwardFan}}},
	"thirteen": {7.5, 2.2, []area{
		{part: peri.Tableau, abreast: 5, dy: 1.2}, {part: peri.Stock, x: 5.5}, {part: peri.Waste, x: 6.5}, {part: peri.RemovedCards, x: 6, y: 1.2},
	}},
	"ace": {8, fallingRows, []area{{part: peri.Foundations, x: 2}, {part: peri.Tableau, y: 1, fan: DownwardFan}}},
	"battalion": {13, 4, []area{
		{part: peri.Foundations, abreast: 2, n: 8}, {part: peri.Foundations, x: 11, abreast: 2, from: 8},
		{part: peri.Tableau, x: 2.5, abreast: 8, dy: 3, fan: SquaredFan}, {part: peri.Reserve, x: 2.5, y: 1.5},
	}},
	"diagonal": {9.5, 4, []area{{part: peri.Tableau, abreast: 8}, {part: peri.RemovedCards, x: 8.5, y: 1.5}}},
	"bigapple": {7, fallingRows, []area{
		{part: peri.Stock}, {part: peri.Waste, x: 1}, {part: peri.Foundations, x: 3}, {part: peri.Tableau, y: 1, fan: DownwardFan},
	}},
	"base": {7, fallingRows, []area{{part: peri.Stock}, {part: peri.Foundations, x: 3}, {part: peri.Tableau, y: 1, fan: DownwardFan}}},
	"colours": {10, fallingRows, []area{
		{part: peri.Stock}, {part: peri.Waste, x: 1}, {part: peri.Foundations, x: 2}, {part: peri.Tableau, y: 1, fan: DownwardFan},
	}},
}

// sortedPackets are two rows of packets, with a foundation for the rank of each.
var sortedPackets = []area{
	{part: peri.Foundations, y: 0.4, abreast: 7, dy: 1.6}, {part: peri.Tableau, abreast: 7, dy: 1.6},
}

// stillCard is the greatest width of a card in a small picture, in parts of the picture's height.
const stillCard = 0.17

// ArrangeStill returns the cards of a position in a small picture, from the lowest up, with their poses.
func ArrangeStill(p *peri.Position, in geom.Rect) (cards []peri.Card, poses []stage.Pose) {
	v := viewOf(p)
	g := Geometry{row: p.Patience(), Cloth: in}
	g.Unit = in.H / 300
	g.layCards(in.Inset(2), in.H*stillCard)
	all := arrange(&v, &g, &unfolding{})
	for _, c := range tabletop.AppendVisible[tabletop.Card](nil, all.Cards[:]) {
		cards, poses = append(cards, FaceOf(c)), append(poses, all.Cards[c])
	}
	return cards, poses
}
