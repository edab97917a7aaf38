package lesson_test

import (
	"encoding/json"
	"testing"

	"dreist/build/need"
	"dreist/game/lesson"
)

func TestProgressIsKept(t *testing.T) {
	var p lesson.Progress
	p.MarkWatched(2)
	p.MarkPlayed(2, 3)
	p.MarkPlayed(12, 0)
	p.MarkWatched(0)
	p.MarkPlayed(lesson.MaxExamples+1, 0)
	text := need.Value(json.Marshal(p))(t)
	if got, want := string(text), `{"12":["played","flawless"],"2":["watched","played"]}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	var back lesson.Progress
	if err := json.Unmarshal(text, &back); err != nil || back != p {
		t.Errorf("got %v (%v), want what was stored", back, err)
	}
	if p.Has(2, lesson.FlawlessFeat) || p.Has(lesson.MaxExamples+1, lesson.PlayedFeat) {
		t.Errorf("got %v, want example 2 not flawless and no example beyond the last", p)
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
		var p lesson.Progress
		if err := json.Unmarshal([]byte(text), &p); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		got, err := json.Marshal(p)
		if err != nil || string(got) != want {
			t.Errorf("%s: got %s (%v), want %s", text, got, err, want)
		}
	}
}
