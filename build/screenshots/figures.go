package main

import (
	"fmt"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/scene"
)

// watched returns the script that shows each of the twelve examples: its start, some of them in the middle, and a counterexample.
func watched() string {
	var b strings.Builder
	for _, f := range primer.Examples() {
		fmt.Fprintf(&b, "press example.%d; snap figure-%[1]d;", f.Number)
		if n := map[int]int{1: 5, 2: 2, 6: 3, 8: 1, 10: 2, 11: 4, 12: 3}[f.Number]; n > 0 {
			b.WriteString(strings.Repeat("key ArrowRight;", n))
			fmt.Fprintf(&b, "snap figure-%d-step-marked; wait 192; snap figure-%[1]d-step;", f.Number)
		}
		b.WriteString("press lessons.way.never;")
		b.WriteString(strings.Repeat("strike ArrowRight; wait 96;", max(map[int]int{2: 3, 10: 3}[f.Number], 1)))
		fmt.Fprintf(&b, "snap figure-%d-never; press lessons.contents;", f.Number)
	}
	return b.String()
}

// played returns the script that plays the third example with mistakes to its end.
func played() string {
	f := primer.Examples()[2]
	p := f.Start
	wrong := p.Hand(p.Turn())[3]
	script := "press example.3 lessons.way.play; snap play;"
	script += strings.Repeat("drag "+scene.CardID(wrong)+" "+scene.CellID(wrong.Cell(1))+"; wait 6; snap play-wrong-shaking; wait 48;", 2)
	script += "snap play-hint;"
	for _, s := range f.Steps {
		switch s.Move.Action {
		case dreist.LayCard:
			script += "drag " + scene.CardID(s.Move.Card) + " " + scene.CellID(s.Move.Card.Cell(int(s.Move.Row))) + ";"
		case dreist.EndTurn:
			script += "strike Enter;"
		}
		script += "wait 72;"
	}
	return script + "snap play-end; press lessons.contents;"
}

// askedOfEgon shows a question about Egon, an answer chosen by keys, and a wrong one.
const askedOfEgon = `press example.10 lessons.way.play; wait 48; snap egon-asked; hold aside aside@2.1,.7; wait 24; snap egon-held;
	strike Escape; up; wait 24;
	key ArrowRight; snap egon-chosen; key Enter; wait 24; snap egon-wrong; strike ArrowRight; key Enter; wait 24; snap egon-hint;
	strike ArrowRight; key Enter; wait 120; snap egon-next; press lessons.contents;`

// pointedOut shows the tour of the table being played.
const pointedOut = `press example.1 lessons.way.play; click stone.3; wait 24; strike ArrowDown; key ArrowDown; snap tour-pointing;
	click cell.1.4; wait 24; snap tour-wrong;
	click cell.1.4; wait 24; snap tour-hint; click cell.1.8; wait 12; snap tour-right; press lessons.contents;`

// refused returns the script of free play with a refusal.
func refused() string {
	p := primer.Examples()[3].Start
	c := p.Hand(p.Turn())[2]
	return "press example.4 lessons.way.free; snap free; drag " + scene.CardID(c) + " " + scene.CellID(c.Cell(1)) +
		"; wait 48; snap free-refused; strike Tab; key Tab; snap free-ring; key L; snap rule"
}
