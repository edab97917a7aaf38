package examples_test

import (
	"encoding/json"
	"testing"

	"dreist/game/dreist/examples"
)

func TestProgressIsKept(t *testing.T) {
	var p examples.Progress
	p.Watch(2)
	p.Play(2, 3)
	p.Play(12, 0)
	p.Watch(0)
	p.Play(13, 0)
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(text), `{"12":["played","flawless"],"2":["watched","played"]}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	var back examples.Progress
	if err := json.Unmarshal(text, &back); err != nil || back != p {
		t.Errorf("got %v (%v), want what was stored", back, err)
	}
	if p.Has(2, examples.Flawless) || p.Has(13, examples.Played) {
		t.Errorf("got %v, want example 2 not flawless and no example 13", p)
	}
}

func TestProgressIsReadTolerantly(t *testing.T) {
	for text, want := range map[string]string{
		`null`: `{}`,
		`[1]`:  `{}`,
		`{"2":"watched","x":["played"],"99":["played"]}`: `{}`,
		`{"3":["played",7,null,"juggled"],"4":{}}`:       `{"3":["played"]}`,
		`{"5":["flawless"]}`:                             `{"5":["played","flawless"]}`,
	} {
		var p examples.Progress
		if err := json.Unmarshal([]byte(text), &p); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		got, err := json.Marshal(p)
		if err != nil || string(got) != want {
			t.Errorf("%s: got %s (%v), want %s", text, got, err, want)
		}
	}
}
