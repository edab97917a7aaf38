package panel

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"dreist/input"
)

// rebuilding is a panel that a program makes again after whatever is done at it.
type rebuilding struct {
	*Panel
	make func(old *Panel) *Panel
}

// rebuilt returns such a panel of items that are asked anew each time.
func rebuilt(t *testing.T, items func() []Item) *rebuilding {
	t.Helper()
	skin := testSkin(t)
	r := &rebuilding{make: func(old *Panel) *Panel {
		return New(skin, window(1280, 800, 1), items(), ContinueFrom(old))
	}}
	r.Panel = r.make(nil)
	return r
}

func (r *rebuilding) Handle(g input.Gesture) {
	r.Panel.Handle(g)
	r.Panel = r.make(r.Panel)
}

func TestAClickOutlivesARebuild(t *testing.T) {
	for _, c := range []struct {
		what       string
		other      []Item // after the rebuild
		goes, want string
	}{
		{"the same items", nil, "", "zwei"},
		{"one more above", []Item{Button{Label: "null", Action: nothing}}, "", "zwei"},
		{"another button at its place", nil, "drei", ""},
		{"a button that cannot be pressed any more", nil, "unable", ""},
	} {
		pressed, again := "", false
		p := rebuilt(t, func() []Item {
			two := Button{ID: "b", Label: "zwei", Action: func() { pressed += "zwei" }}
			switch {
			case again && c.goes == "unable":
				two.Action = nil
			case again && c.goes != "":
				two = Button{ID: "b", Label: c.goes, Action: func() { pressed += c.goes }}
			}
			items := []Item{Button{ID: "a", Label: "eins", Action: nothing}, two}
			if again {
				items = append(slices.Clone(c.other), items...)
			}
			return items
		})
		mouse := newHand()
		mouse.Over(p, targetNamed(t, p, "b"))
		mouse.Press(p)
		again = true
		p.Panel = p.make(p.Panel)
		mouse.Over(p, targetNamed(t, p, "b"))
		if mouse.Release(p); pressed != c.want {
			t.Errorf("%s: got %q pressed, want %q", c.what, pressed, c.want)
		}
	}
}

func TestABarIsDraggedThoughThePanelIsRebuilt(t *testing.T) {
	rows := make([]ListRow, 60)
	var blocks []PageBlock
	for i := range rows {
		rows[i] = ListRow{Label: fmt.Sprint(i), Action: nothing}
		blocks = append(blocks, PageParagraph{Text: rule})
	}
	var tall []Item
	for range 40 {
		tall = append(tall, Button{Label: "los", Action: nothing})
	}
	for id, item := range map[string]Item{
		"list":    List{ID: "list", Height: 300, MarkedIndex: -1, Rows: rows},
		"page":    Page{ID: "page", Height: 300, Blocks: blocks},
		"columns": Columns{ID: "columns", Left: tall},
	} {
		p := rebuilt(t, func() []Item { return []Item{item} })
		top := func() int {
			for _, c := range p.focus.controls {
				var r *roll
				switch c := c.(type) {
				case *list:
					r = c.roll
				case *reading:
					r = c.roll
				case *columns:
					r = c.roll
				}
				if r != nil && r.maxTop() > 0 {
					return r.top
				}
			}
			t.Fatalf("%s: nothing scrolls", id)
			return 0
		}
		rail := targetNamed(t, p, id+".bar")
		mouse := newHand()
		mouse.To(p, image.Pt(int(rail.Center().X), int(rail.Y)+railThick+3)) // on the thumb, not in its middle
		mouse.Press(p)
		if top() != 0 {
			t.Errorf("%s: a press on the thumb moved it to %d", id, top())
		}
		mouse.By(p, 0, 60)
		low := top()
		mouse.By(p, 200, 60) // the hold stays though the pointer leaves the bar
		if low == 0 || top() <= low {
			t.Errorf("%s: dragged down twice, got it at %d and then at %d", id, low, top())
		}
		mouse.By(p, -200, -120)
		if top() != 0 {
			t.Errorf("%s: dragged back to where it was pressed, got it at %d, want 0", id, top())
		}
		mouse.Release(p)
		if mouse.By(p, 0, 60); top() != 0 {
			t.Errorf("%s: let go, it still follows the pointer to %d", id, top())
		}
	}
}
