package panel

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/input"
)

func TestEntriesLineUp(t *testing.T) {
	p := made(t, sampleSeats("Mensch", "Computer leicht", "Computer gut", "frei"), WithWidth(780))
	fields, portraits := boxes(p), p.PortraitRects()
	if len(fields) != 4 || len(portraits) != 4 {
		t.Fatalf("got %d fields and %d portraits, want 4 of each", len(fields), len(portraits))
	}
	for i := range fields {
		f, s := fields[i], portraits[i]
		if s.W != s.H || s.Right() >= f.X || s.Y > f.Y || s.Bottom() < f.Bottom() {
			t.Errorf("seat %d: got the portrait at %v, want a square left of the field at %v", i, s, f)
		}
		if f.X != fields[0].X || f.W != fields[0].W {
			t.Errorf("seat %d: got the field at %v, want it below %v", i, f, fields[0])
		}
		if i > 0 && s.Y < portraits[i-1].Bottom() {
			t.Errorf("seat %d: got the portrait at %v, over the one before", i, s)
		}
	}
	if r, ok := targetLabelled(p, "Computer gut"); !ok || r.X < fields[0].Right() {
		t.Errorf("got the choice at %v, %v, want all its options right of the field", r, ok)
	}
}

func TestANarrowEntryStepsThroughItsOptions(t *testing.T) {
	p := made(t, sampleSeats("Mensch", "Computer leicht", "Computer gut", "frei"))
	targetNamed(t, p, "entry.1.choice.back")
	if w := boxes(p)[0].W; w < 130 {
		t.Errorf("got a field %v wide, want 130 or more", w)
	}
}

func TestKeysLeadThroughEntries(t *testing.T) {
	p := made(t, sampleSeats("Mensch", "frei"), FocusItem(1))
	at := func() int { return p.focus.at }
	var got []int
	for _, k := range []input.Key{input.KeyDown, input.KeyDown, input.KeyTab, input.KeyUp, input.KeyUp, input.KeyRight} {
		strike(p, k)
		got = append(got, at())
	}
	// Fields 0 and 2, 4; choices 1, 3, 5; the fourth field cannot be written in.
	if diff := cmp.Diff([]int{2, 4, 5, 3, 1, 1}, got); diff != "" {
		t.Errorf("focus (-want +got):\n%s", diff)
	}
	if p.focus.controls[1].Appearance().value != 1 {
		t.Error("the arrow did not turn the choice")
	}
}
