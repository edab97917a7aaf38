package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// The tour asks in the box, says why after the first miss and shows after the second; nothing else points at the table.
func TestTheTourAsksOneThingAtATime(t *testing.T) {
	p := study(t, newApp(t), 1, teach.Playing)
	f := p.l.Example
	for i := range f.Steps {
		if want := p.Table.Say.Say(f.Steps[i].Ask); p.q.Question() != want {
			t.Fatalf("step %d: asks %q, want %q", i+1, p.q.Question(), want)
		}
		if len(p.l.Marks) > 0 || p.q.Hint != nil {
			t.Errorf("step %d: something is still marked", i+1)
		}
		p.click(p.center(dreist.Cell{Row: 1, Column: 1}))
		if f.Steps[i].Choice.Cell.Row == 1 && f.Steps[i].Part == "lessons.part.first" {
			p.settle()
			continue // which was right
		}
		p.wantSays(strings.Replace(f.Steps[i].Part, "part", "miss", 1))
		if len(p.l.Marks) > 0 || p.q.Hint != nil {
			t.Errorf("step %d: the first miss shows the answer", i+1)
		}
		p.click(p.center(dreist.Cell{Row: 1, Column: 1}))
		if p.q.Hint == nil || len(p.q.Hint.Cells) == 0 {
			t.Errorf("step %d: the second miss shows nothing", i+1)
		}
		p.click(p.center(f.Steps[i].Choice.Cell))
		if len(p.l.Marks) == 0 {
			t.Errorf("step %d: the right answer is not seen", i+1)
		}
		p.settle()
	}
	if p.HandGlows() {
		t.Error("the hand glows")
	}
}

func TestAHintAboutADeedOfEgonsLightsItsButton(t *testing.T) {
	p := study(t, newApp(t), 10, teach.Playing)
	seven := p.q.Asked.Revealed
	for range 2 {
		p.give(examples.Choice{Deed: examples.LayOn, Card: seven, Cell: seven.Cell(1)})
	}
	for _, b := range p.Table.Buttons(nil) {
		if b.Id == lessons.SetAsideButton && !b.Primary {
			t.Error("the button rests")
		}
	}
}

// When Egon's turn is over, nobody plays on, and nobody is asked to.
func TestNobodyIsAskedToPlayAfterEgonsFigure(t *testing.T) {
	for _, w := range []teach.Way{teach.Watching, teach.Playing} {
		for number := 10; number <= 12; number++ {
			p := study(t, newApp(t), number, w)
			for _, s := range p.l.Example.Steps {
				if w == teach.Playing {
					p.give(s.Choice)
				} else {
					p.key(input.CommandRight)
				}
			}
			p.settle()
			if _, ended := p.Opponents.Egon.Speech.Of.(dreist.TurnEnded); ended || p.HandGlows() {
				t.Errorf("figure %d, %v: Egon says %q, the hand glows: %v", number, w, p.Opponents.Egon.Speech.Line, p.HandGlows())
			}
		}
	}
}

// A column is seen full and marked before it is cleared, also when its page is turned back to.
func TestAFullColumnIsSeenBeforeItIsCleared(t *testing.T) {
	for _, number := range []int{6, 7, 8, 9, 10} {
		p := study(t, newApp(t), number, teach.Watching)
		for i := range p.l.Example.Steps {
			p.key(input.CommandRight)
			p.wantFullSeen(i + 1)
		}
		for page := len(p.l.Example.Steps) - 1; page > 0; page-- {
			p.pushButton(teach.BackButton)
			p.wantFullSeen(page)
		}
	}
}

// wantFullSeen lets a page happen and checks how long the column that it clears is seen.
func (p *learner) wantFullSeen(page int) {
	p.t.Helper()
	seen := 0
	for ticks := 0; p.Busy(true); ticks++ {
		if ticks > 5000 {
			p.t.Fatal("the page does not end")
		}
		p.Tick(true)
		if p.l.Clears(page) && p.l.Reel.Left() == 1 && !p.Line.Busy() && len(p.l.Marks) >= 3 {
			seen++
			for _, at := range p.l.Marks {
				if at.Column != p.l.Marks[0].Column || at.Row == 0 {
					p.t.Errorf("page %d marks %v", page, p.l.Marks)
				}
			}
		}
	}
	if clears := p.l.Clears(page); clears != (seen >= 50) {
		p.t.Errorf("figure %d, page %d: clears %v, the full column is seen for %d ticks", p.l.Example.Number, page, clears, seen)
	}
}

// The numbers of the parts of the table leave the numerals of the cards to be read.
func TestNumbersOfPartsLeaveTheNumeralsToRead(t *testing.T) {
	for _, size := range [][2]float64{{960, 600}, {1280, 800}, {1920, 1080}} {
		p := study(t, newApp(t), 1, teach.Watching)
		g := scene.NewGeometry(stage.Frame{W: size[0], H: size[1], Scale: 1}, scene.Shape{Others: 2})
		for i := range p.l.Example.Steps {
			disc := p.q.NumberAt(&g, i)
			for c := range dreist.Card(dreist.Deck) {
				row := p.Line.View().Rows[c]
				if row == 0 {
					continue
				}
				at := g.Cell(c.Cell(row))
				for _, corner := range []geom.Rect{{X: at.X, Y: at.Y, W: at.W * 0.27, H: at.W * 0.3},
					{X: at.Right() - at.W*0.27, Y: at.Y, W: at.W * 0.27, H: at.W * 0.3}} {
					if disc.Overlap(corner) > 0 {
						t.Errorf("%v: the number of part %d covers the numeral of %v", size, i+1, c)
					}
				}
			}
		}
	}
}

// TestTheAnswerThatLeadsOnLeads follows figures up to a draw that is wanted, and to one that is not.
func TestTheAnswerThatLeadsOnLeads(t *testing.T) {
	for number, want := range map[int]tabletop.ButtonID{6: table.DrawButton, 7: table.DeclineButton} {
		p := study(t, newApp(t), number, teach.Playing)
		for _, s := range p.l.Example.Steps {
			if p.Question() == scene.DrawQuestion {
				break
			}
			p.Play(s.Move)
			p.settle()
		}
		for _, id := range []tabletop.ButtonID{table.DrawButton, table.DeclineButton} {
			if got := tabletop.IsPrimary(p.Table.Buttons(nil), id); got != (id == want) {
				t.Errorf("figure %d: the button %d leads: %v", number, id, got)
			}
		}
	}
}
