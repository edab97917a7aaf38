package panel

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"dreist/input"
)

// TestNothingIsScrolledBeyondItsEnds scrolls lists and pages of all lengths at random, by keys, wheel and bar.
func TestNothingIsScrolledBeyondItsEnds(t *testing.T) {
	look := testSkin(t)
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 60).Draw(t, "rows")
		blocks := make([]PageBlock, n)
		for i := range blocks {
			blocks[i] = Links{{Label: rule}}
		}
		env := &Env{skin: look}
		l := List{Height: 150, MarkedIndex: -1, Rows: make([]ListRow, n)}.MakePart(env, "list").(*list)
		p := Page{Height: 150, Blocks: blocks}.MakePart(env, "page").(*reading)
		for _, c := range []keyed{l, p} {
			part := c.(Part)
			part.SetBounds(image.Rect(0, 0, 300, part.Measure(300)))
			c.SetActive(true)
		}
		for range rapid.IntRange(1, 40).Draw(t, "gestures") {
			key := input.Gesture{Kind: input.EditKey, Key: input.Key(rapid.IntRange(1, int(input.KeyPaste)).Draw(t, "key"))}
			notches, y, step := float64(rapid.IntRange(-9, 9).Draw(t, "notches")), rapid.IntRange(-300, 500).Draw(t, "y"), 2*rapid.IntRange(0, 1).Draw(t, "step")-1
			what := rapid.IntRange(0, 3).Draw(t, "what")
			for _, c := range []keyed{l, p} {
				switch what {
				case 0:
					c.HandleKey(key)
				case 1:
					c.HandleWheel(notches)
				case 2:
					c.HandleArrow(step)
				default:
					c.Pointer().heldPart, c.Pointer().mouse = bar, image.Pt(290, y)
					c.HandleGrab(0)
					c.HandleDrag()
					c.Pointer().heldPart = nowhere
				}
			}
			if l.top < 0 || l.top > l.maxTop() || l.marked >= n {
				t.Fatalf("the list is at %d of %d, its mark at %d", l.top, l.maxTop(), l.marked)
			}
			if p.top < 0 || p.top > p.maxTop() || p.marked >= n {
				t.Fatalf("the page is at %d of %d, its mark at %d", p.top, p.maxTop(), p.marked)
			}
		}
	})
}
