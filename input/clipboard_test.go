package input

import "testing"

// A text comes once, where there is one, and a fault in getting it comes in its place.
func TestFetch(t *testing.T) {
	answer := fetch(func() []byte { return []byte("Anna") })
	if got := <-answer; got != (Pasted{Text: "Anna"}) {
		t.Errorf("got %+v", got)
	}
	if got, more := <-answer; more {
		t.Errorf("a second time comes %+v", got)
	}
	if got, some := <-fetch(func() []byte { return nil }); some {
		t.Errorf("without a text comes %+v", got)
	}
	got := <-fetch(func() []byte { panic("no clip") })
	if got.Text != "" || got.Fault == nil || got.Fault.What != "no clip" {
		t.Errorf("a fault comes as %+v", got)
	}
}
