package primer

import (
	"strings"

	"dreist/game/dreixdrei"
	"dreist/game/rulebook"
)

// glance is the start of the overview's keys.
const glance = "dreixdrei.glance."

// Pages returns a new slice of the pages of the overview in their order.
func Pages() []rulebook.OverviewPage[Diagram] {
	return rulebook.CompletePages(glance, []rulebook.OverviewPage[Diagram]{
		{
			ID: "start", PointKeys: []string{"aim", "deal", "exchange", "hidden"},
			Diagrams: []Diagram{
				{ID: "start.swap", deal: exchanging("9 3 J", "4 7 12", "D 5 5"), script: "D~4 ."},
				{ID: "start.first", deal: playing("", "9 4", "3 8 8/12 D R/4 5 J", "6 6 11/10 9 4/3 8 7"), script: "3"},
			},
		},
		{
			ID: "laying", PointKeys: []string{"higher", "seven", "several", "draw"},
			Diagrams: []Diagram{
				{ID: "laying.climb", deal: playing("4 6", "I 4", "5 8 8/12 R 10/4 8 J", "3 8 11/9 10 D/5 5 7"), script: "x5 8+8"},
				{ID: "laying.seven", deal: playing("3 7", "I 4", "5 12 R/11 12 R/3 4 5", "6 8 11/9 10 D/5 5 7"), script: "x12 5 8"},
			},
		},
		{
			ID: "special", PointKeys: []string{"delete", "invisible", "restart", "joker"},
			Diagrams: []Diagram{
				{ID: "special.delete", deal: playing("4 10 10 12", "4 J", "5 9 D/11 12 R/3 4 5", "3 6 8/9 10 D/5 7 7"), script: "D 5"},
				{ID: "special.through", deal: playing("9 I I", "J 4", "8 10 R/11 12 J/3 4 5", "3 6 8/9 10 D/5 5 7"), script: "x8 R 3"},
			},
		},
		{
			ID: "take", PointKeys: []string{"must", "four"},
			Diagrams: []Diagram{
				{ID: "take.must", deal: playing("6 9 12", "", "4 8/3 11 R/4 6 8", "3 6/9 10 D/7 7 8"), script: "x8 < 3"},
				{ID: "take.four", deal: playing("5 5 5 R 11", "", "5 12/3 11 R/4 6 8", "3 6/9 10 D/7 7 8"), script: "<"},
			},
		},
		{
			ID: "phases", PointKeys: []string{"one", "two", "three", "out"},
			Diagrams: []Diagram{
				{ID: "phases.open", deal: playing("5 6", "", "8/8 8 10/4 6 J", "3 9 I/9 10 D/7 7 8"), script: "x8+^8 8 9 ^10"},
				{ID: "phases.down", deal: playing("6 9", "", "//4 J", "3", "9 12//5"), script: "#2 =D #1"},
			},
		},
	})
}

// exchanging returns a set-up before the seats swap, with the cards of the first seat; the other seat has any cards.
func exchanging(down, open, hand string) dreixdrei.Deal {
	d := playing("", "4 9 12", strings.Join([]string{hand, open, down}, "/"), "6 6 11/3 10 R/8 8 I")
	d.IsSwapping = true
	return d
}

// playing returns a set-up with a pile, a draw pile, and the cards of each seat: hand, open and face-down cards, separated
// by slashes. The first seat starts.
func playing(pile, draw string, seats ...string) dreixdrei.Deal {
	d := dreixdrei.Deal{SeatCount: len(seats), SetCount: 1, DrawPile: kinds(draw)}
	for _, k := range kinds(pile) {
		d.Pile = append(d.Pile, dreixdrei.FaceOf(k))
	}
	for _, seat := range seats {
		lists := strings.Split(seat+"//", "/")
		d.Hand, d.OpenCards, d.FaceDownCards = append(d.Hand, kinds(lists[0])), append(d.OpenCards, kinds(lists[1])), append(d.FaceDownCards, kinds(lists[2]))
	}
	return d
}

func kinds(text string) (all []dreixdrei.Kind) {
	for word := range strings.FieldsSeq(text) {
		k, _ := dreixdrei.ParseKind(word) // the rules refuse a set-up with an unknown card
		all = append(all, k)
	}
	return all
}
