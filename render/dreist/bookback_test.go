package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/session"
	"dreist/render/tabletop/request"
	"dreist/render/teach"
)

func TestAFigureLeadsBackToTheBook(t *testing.T) {
	for name, open := range map[string]func(*guest){
		"learn":  (*guest).showLearn,
		"table":  func(a *guest) { a.newGame(); (&player{t: t, Table: a.table}).settle() },
		"figure": func(a *guest) { a.openExample(3) },
	} {
		t.Run(name, func(t *testing.T) {
			a := newApp(t)
			open(a)
			below := slices.Clone(a.app.Screens())
			a.openRule("R 4")
			open := slices.Clone(a.app.Screens())
			for _, next := range []int{2, 8} {
				if next == 2 {
					a.openExampleFrom(next, teach.BackToBook)
				} else {
					a.take(a.at.answer(request.Request{Kind: request.Example, Number: next})) // whoever goes on in the figures is led back, too
				}
				l := a.at.lesson
				if l == nil || l.Example.Number != next || a.panel != nil {
					t.Fatalf("figure %d does not open", next)
				}
			}
			if got, want := a.at.screen.LeaveButton("menu.leave", 0).Label, a.say.Say(teach.BackToBook); got != want {
				t.Errorf("the menu leads to %q, want %q", got, want)
			}
			a.leave()
			if !slices.Equal(a.app.Screens(), open) {
				t.Fatal("the book does not lie over what lay below")
			}
			a.leaveHelp()
			if !slices.Equal(a.app.Screens(), below) {
				t.Error("the book does not lead back to where it was opened")
			}
		})
	}
}

func TestAFigureThatExplainsLeadsBackToTheOverview(t *testing.T) {
	a, p := atTable(t)
	e, _ := rulebook.Explain(dreist.OtherColour)
	a.explain(e)
	open := a.panel
	a.openExampleFrom(e.Example, teach.BackToBook)
	a.leave()
	if a.panel != open || a.table != p.Table {
		t.Error("the figure does not lead back to the page")
	}
	a.leaveHelp()
	p.settle()
}

func TestFiguresFromTheirContentsLeadBackToNoBook(t *testing.T) {
	a := newApp(t)
	a.showExamples()
	a.openExample(5)
	if a.at.screen.Origin != (session.Origin{}) || a.at.lesson.Away != "" {
		t.Error("it leads back to what was read before")
	}
}
