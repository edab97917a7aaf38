package input

import "testing"

// fetch delivers a text once, or the fault of getting it; without a text the channel is closed.
func TestFetch(t *testing.T) {
	answer := fetch(func() []byte { return []byte("Anna") })
	if got := <-answer; got != (PastedText{Text: "Anna"}) {
		t.Errorf("got %+v", got)
	}
	if got, more := <-answer; more {
		t.Errorf("a second time comes %+v", got)
	}
	if got, some := <-fetch(func() []byte { return nil }); some {
		t.Errorf("without a text comes %+v", got)
	}
	got := <-fetch(func() []byte { panic("no clip") })
	if got.Text != "" || got.Fault == nil || got.Fault.Message != "no clip" {
		t.Errorf("a fault comes as %+v", got)
	}
}
