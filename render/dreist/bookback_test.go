package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/lessons"
)

func TestTheBookIsTakenUpWhereItWasLeft(t *testing.T) {
	a := newApp(t)
	a.showLearn()
	a.takeUpBook()
	b := a.book
	a.search(b, "egon")
	a.readHit(b, 3)
	a.wait(1)
	a.panel.Panel().ScrollTo(b.blocks[placeOf(rulebook.Sections()[5], 1)])
	_, top := a.panel.Panel().Reading()
	a.leaveHelp()
	a.takeUpBook()
	if _, again := a.panel.Panel().Reading(); a.book.query != "egon" || a.book.at != 3 || again != top || top == 0 {
		t.Errorf("got %q, hit %d, scrolled to %d, want “egon”, 3 and %d", a.book.query, a.book.at, again, top)
	}
	a.search(a.book, "")
	a.leaveHelp()
	a.SetLanguage("en")
	a.takeUpBook()
	a.search(a.book, "partner")
	a.leaveHelp()
	a.SetLanguage("de")
	a.takeUpBook()
	if a.book.language != "de" {
		t.Error("the hits are those of another language")
	}
}

func TestAFigureLeadsBackToTheBook(t *testing.T) {
	for name, open := range map[string]func(*guest){
		"learn":  (*guest).showLearn,
		"table":  func(a *guest) { a.newGame(); (&player{t, a.table, nil}).settle() },
		"figure": func(a *guest) { a.openExample(3) },
	} {
		t.Run(name, func(t *testing.T) {
			a := newApp(t)
			open(a)
			below := slices.Clone(a.app.Screens())
			a.openRule("R 4")
			b, open := a.book, slices.Clone(a.app.Screens())
			_, top := a.panel.Panel().Reading()
			for _, next := range []int{2, 8} {
				if next == 2 {
					a.openExampleFrom(next, lessons.BackToBook)
				} else {
					a.take(a.at.nextExample(next)) // whoever goes on in the figures is led back, too
				}
				l, ok := a.table.Guide.(*lessons.Lesson)
				if !ok || l.Example.Number != next || a.panel != nil {
					t.Fatalf("figure %d does not open", next)
				}
			}
			if got, want := a.at.leaveButton("menu.leave", 0).Label, a.say.Say(lessons.BackToBook); got != want {
				t.Errorf("the menu leads to %q, want %q", got, want)
			}
			a.leave()
			if _, again := a.panel.Panel().Reading(); !slices.Equal(a.app.Screens(), open) || a.book != b || again != top {
				t.Fatalf("got the book at %d, want it at %d over what lay below", again, top)
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
	a.openExampleFrom(e.Figure, lessons.BackToOverview)
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
	if a.at.origin != (origin{}) || a.table.Guide.(*lessons.Lesson).Away != "" {
		t.Error("it leads back to what was read before")
	}
}
