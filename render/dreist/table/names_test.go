package table

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/render/dreist/words"
	"dreist/render/stage"
	"dreist/sounds"
)

// TestLongNamesAreShownShort sits down with a name as long as a record may have it: what is shown is short, what is saved stays.
func TestLongNamesAreShownShort(t *testing.T) {
	r := need.Value(record.Parse(three))(t)
	texts := need.Value(assets.NewTexts("en"))(t)
	long := strings.Repeat("Anna and ", 10_000)
	m := need.Value(match.New(r.Deal, record.NumberedSeats(long, "Ben", "Cem"), nil, play.DiscardSaver{}))(t)
	s := NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.NormalSpeed, words.Sentences{Texts: texts}, sounds.NewSilentPlayer())
	if name := s.Phrases.SeatName(0); name != words.ShortenText(long) || !strings.Contains(m.Record(), long) {
		t.Errorf("it is shown as %.80q", name)
	}
}
