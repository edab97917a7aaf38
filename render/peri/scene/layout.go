package scene

import (
	"slices"

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
	SquaredFan              // a little to the right, until the mouse is on it: then the cards below the top one move out
)

// area is a block of spots of one part, in columns and rows from the left and the top.
type area struct {
	part    peri.Part
	x, y    float64
	abreast int // number of spots in a row, 0 for all
	fan     Fan
	dx, dy  float64 // distances of the spots, 0 for 1
	reach   float64 // length of its fans to the side
	from, n int     // the first spot, and the number of spots; n is 0 for all the rest
	low     float64 // where its columns end, 0 for the lower end of the table
}

// Row is all that drawing needs of a patience besides its rules: its place on the shelf and in the rule book, and its table.
type Row struct {
	*peri.Patience
	Out           int     // how many of ten deals come out
	Kin           string  // the name of its famous kin, empty for none
	Page          string  // of the rule book
	BookRulings   []int   // the numbers of the rulings below its rules
	columns, rows float64 // the size of the table, in columns and rows of cards
	areas         []area  // the spots on it
}

// fallingRows is the height of a row of cards above columns of a usual length.
const fallingRows = 3.7

// The areas of several patiences: columns below a row of cards, the stock, two rows of packets with a foundation for the rank of each.
var (
	columns       = area{part: peri.Tableau, y: 1, fan: DownwardFan}
	stock         = area{part: peri.Stock}
	sortedPackets = []area{{part: peri.Foundations, y: 0.4, abreast: 7, dy: 1.6}, {part: peri.Tableau, abreast: 7, dy: 1.6}}
)

// Rows are the rows of all patiences, those first that take the shortest time.
var Rows = []*Row{
	{peri.Find("hidden"), 2, "", "order", []int{14, 15}, 7, 3, sortedPackets},
	{peri.Find("seek"), 2, "", "order", nil, 7, 3, sortedPackets},
	{peri.Find("thirteen"), 7, "", "pairs", []int{22}, 7.5, 2.2, []area{
		{part: peri.Tableau, abreast: 5, dy: 1.2}, {part: peri.Stock, x: 5.5}, {part: peri.Waste, x: 6.5}, {part: peri.RemovedCards, x: 6, y: 1.2},
	}},
	{peri.Find("wish"), 6, "", "pairs", nil, 8, 2.6, []area{{part: peri.Tableau, fan: DownwardFan, low: 1.6}, {part: peri.RemovedCards, x: 3.5, y: 1.6}}},
	{peri.Find("diagonal"), 2, "", "pairs", []int{25}, 9.5, 4, []area{{part: peri.Tableau, abreast: 8}, {part: peri.RemovedCards, x: 8.5, y: 1.5}}},
	{peri.Find("wedding"), 10, "", "pairs", []int{16}, 14, 2.4, []area{
		{part: peri.Tableau}, {part: peri.Stock, x: 5.5, y: 1.4}, {part: peri.RemovedCards, x: 7.5, y: 1.4},
	}},
	{peri.Find("napoleon"), 7, "", "follow", []int{9}, 7, 2.3, []area{
		stock, {part: peri.Waste, x: 1}, {part: peri.Foundations, x: 3}, {part: peri.Tableau, y: 1.3},
	}},
	{peri.Find("harvest"), 7, "Golf", "follow", []int{21}, 8, fallingRows, []area{stock, {part: peri.Foundations, x: 3.5}, columns}},
	{peri.Find("base"), 4, "Golf", "follow", []int{27}, 7, fallingRows, []area{stock, {part: peri.Foundations, x: 3}, columns}},
	{peri.Find("packets"), 4, "", "build", []int{20}, 6, 3, []area{
		{part: peri.Foundations, x: 1}, {part: peri.Tableau, y: 1, abreast: 6, fan: SquaredFan},
	}},
	{peri.Find("ace"), 9, "", "build", []int{23}, 8, fallingRows, []area{{part: peri.Foundations, x: 2}, columns}},
	{peri.Find("fans"), 9, "", "build", []int{18}, 11, 4, []area{
		{part: peri.Tableau, abreast: 4, dx: 2.5, fan: RightwardFan, reach: 1.5}, {part: peri.Foundations, x: 10, abreast: 1},
	}},
	{peri.Find("bigapple"), 6, "Klondike", "build", []int{26}, 7, fallingRows, []area{
		stock, {part: peri.Waste, x: 1}, {part: peri.Foundations, x: 3}, columns,
	}},
	{peri.Find("row"), 4, "", "build", []int{8}, 10, fallingRows, []area{stock, {part: peri.Foundations, x: 2}, columns}},
	{peri.Find("sliding"), 10, "", "order", []int{17}, 7, 2, []area{{part: peri.Tableau, abreast: 7}}},
	{peri.Find("king"), 7, "", "follow", []int{10, 11, 12, 13}, 9, 5, []area{
		{part: peri.Foundations, x: 4, abreast: 1}, {part: peri.Reserve, x: 4, y: 4}, {part: peri.Tableau, x: 3, abreast: 2, dx: 2, fan: OutwardFan, reach: 3},
	}},
	{peri.Find("colours"), 7, "Klondike", "build", nil, 10, fallingRows, []area{
		stock, {part: peri.Waste, x: 1}, {part: peri.Foundations, x: 2}, columns,
	}},
	{peri.Find("battalion"), 10, "", "follow", []int{24}, 13, 4, []area{
		{part: peri.Foundations, abreast: 2, n: 8}, {part: peri.Foundations, x: 11, abreast: 2, from: 8},
		{part: peri.Tableau, x: 2.5, abreast: 8, dy: 3, fan: SquaredFan}, {part: peri.Reserve, x: 2.5, y: 1.5},
	}},
	{peri.Find("climb"), 10, "", "order", []int{19}, 13, 4, []area{{part: peri.Tableau, abreast: 13}}},
}

// RowOf returns the row of a patience.
func RowOf(p *peri.Patience) *Row {
	return Rows[slices.IndexFunc(Rows, func(row *Row) bool { return row.Patience == p })]
}

// stillCard is the greatest width of a card in a small picture, in parts of the picture's height.
const stillCard = 0.17

// ArrangeSmallPicture draws the cards of a position in a small picture, from the lowest up.
func ArrangeSmallPicture(p *peri.Position, in geom.Rect, draw func(c peri.Card, at stage.Pose)) {
	v := (&View{}).to(p)
	g := Geometry{row: RowOf(p.Patience), Cloth: in}
	g.Unit = in.H / 300
	g.layCards(in.Inset(2), in.H*stillCard)
	all := arrange(&v, &g, &unfolding{})
	for _, c := range tabletop.AppendVisible[tabletop.Card](nil, all.Cards[:]) {
		draw(FaceOf(c), all.Cards[c])
	}
}
