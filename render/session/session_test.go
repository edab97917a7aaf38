package session

import (
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/keep"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/target"
)

// table is a table on which nothing lies.
type table struct {
	name        string
	ways        Session
	over        bool
	interrupted bool
}

func (t *table) Session() *Session                           { return &t.ways }
func (t *table) Interrupt()                                  { t.interrupted = true }
func (t *table) Over() bool                                  { return t.over }
func (t *table) Handle(input.Gesture) shell.Step             { return shell.Stay() }
func (t *table) Update(bool) shell.Step                      { return shell.Stay() }
func (t *table) Enter()                                      {}
func (t *table) Refresh()                                    {}
func (t *table) Draw(*ebiten.Image, bool)                    {}
func (t *table) Busy(bool) bool                              { return false }
func (t *table) Backdrop() bool                              { return true }
func (t *table) Targets(dst []target.Target) []target.Target { return dst }
func (t *table) Typing() bool                                { return false }
func (t *table) Pointer() ebiten.CursorShapeType             { return ebiten.CursorShapeDefault }

// sheet is a screen that is no table.
type sheet struct{ shell.Screen }

// reviewed returns what opens a review, and the review once that is open.
func reviewed() (open func(Origin) Table, review *table) {
	review = &table{name: "review"}
	return func(from Origin) Table {
		review.ways = Session{Review: true, Origin: from}
		return review
	}, review
}

func wantStep(t *testing.T, got, want shell.Step) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got the step %+v, want %+v", got, want)
	}
}

func TestALookBackLeadsToItsTable(t *testing.T) {
	at := &table{ways: Session{Kept: &keep.Kept{ID: "2026-11-24-1"}}}
	open, review := reviewed()
	wantStep(t, LookBack(at, Origin{ToTable, true}, open), shell.Push(review))
	if !at.interrupted || review.ways.Below != Table(at) || review.ways.HistoryID() != "2026-11-24-1" {
		t.Errorf("interrupted %v, and the review is %+v", at.interrupted, review.ways)
	}
	wantStep(t, Leave(review), shell.Close().Through(review))
	wantStep(t, Leave(at), shell.Home())
}

func TestAFileIsLookedBackOnOverATableOrInThePlaceOfAReview(t *testing.T) {
	start, over := &sheet{}, &sheet{}
	at := &table{}
	open, review := reviewed()
	wantStep(t, LookInto([]shell.Screen{start}, open), shell.Push(review))
	if want := (Origin{Away: ToStart}); review.ways.Origin != want {
		t.Errorf("from the start it leads back to %+v", review.ways.Origin)
	}
	wantStep(t, LookInto([]shell.Screen{start, at}, open), shell.Push(review))
	wantStep(t, LookInto([]shell.Screen{start, at, over}, open), shell.Replace(review).Through(over))
	if review.ways.Below != Table(at) || !at.interrupted {
		t.Error("the review does not lie over the table")
	}
	was := &table{ways: Session{Review: true, Origin: Origin{Away: "history"}, Below: at}}
	wantStep(t, LookInto([]shell.Screen{start, at, was}, open), shell.Replace(review).Through(was))
	if review.ways.Below != Table(at) || review.ways.Origin.Away != "history" {
		t.Errorf("the other review leads to %+v", review.ways)
	}
}

func TestPracticeLeavesAMatchThatCountsBelow(t *testing.T) {
	toHistory := Origin{Away: "history"}
	practice := func() *table { return &table{ways: Session{Practice: true}} }

	counts, p := &table{}, practice()
	wantStep(t, Practise(counts, p), shell.Push(p))
	if p.ways.Origin != (Origin{ToTable, true}) || !counts.interrupted {
		t.Errorf("practice on a match that counts leads to %+v", p.ways.Origin)
	}
	for name, from := range map[string]*table{
		"a match that is over": {over: true, ways: Session{Origin: toHistory}},
		"a review":             {ways: Session{Review: true, Origin: toHistory}},
		"practice":             {ways: Session{Practice: true, Origin: toHistory}},
	} {
		p := practice()
		wantStep(t, Practise(from, p), shell.Replace(p).Through(from))
		if p.ways.Origin != toHistory {
			t.Errorf("practice on %s leads to %+v", name, p.ways.Origin)
		}
	}
	below, p2 := &table{ways: Session{Practice: true, Origin: toHistory}}, practice()
	wantStep(t, Practise(&table{ways: Session{Review: true, Below: below}}, p2), shell.Replace(p2).Through(below))
}
