package play_test

import (
	"testing"

	"dreist/game/play"
	"dreist/game/play/toy"
	"dreist/game/record"
)

func TestHintsAreCountedInATag(t *testing.T) {
	tags, saved := record.ExtraTags{{Name: play.HintsTag, Value: "many"}}, &memory{}
	m := play.TaggedMatch[toy.Position, toy.Move, toy.Event]{Match: begin(t, 1, saved, play.Person, play.Person), Tags: &tags}
	if m.HintCount() != 0 {
		t.Errorf("%q are %d hints", m.TagValue(play.HintsTag), m.HintCount())
	}
	saved.text = ""
	m.RecordHint()
	m.RecordHint()
	if m.HintCount() != 2 || m.TagValue(play.HintsTag) != "2" || saved.text == "" {
		t.Errorf("after two: %d hints in the tag %q, saved %q", m.HintCount(), m.TagValue(play.HintsTag), saved.text)
	}
}
