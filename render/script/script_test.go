package script

import (
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/target"
)

// noted is a window that notes what is done in it, and says that.
type noted struct {
	did []string
	err error
}

func (n *noted) note(format string, about ...any) {
	n.did = append(n.did, fmt.Sprintf(format, about...))
}

func (n *noted) Advance(int)                               {}
func (n *noted) MoveMouse(to geom.Point)                   { n.note("to %g,%g", to.X, to.Y) }
func (n *noted) PressMouse()                               { n.note("down") }
func (n *noted) ReleaseMouse()                             { n.note("up") }
func (n *noted) TurnWheel(by float64)                      { n.note("wheel %g", by) }
func (n *noted) PressKey(k ebiten.Key, held ...ebiten.Key) { n.note("%v after %v", k, held) }
func (n *noted) TypeText(text string)                      { n.note("%q", text) }
func (n *noted) Resize(size image.Point)                   { n.note("%v", size) }
func (n *noted) RecordFailure(err error)                   { n.err = errors.Join(n.err, err) }
func (n *noted) Err() error                                { return n.err }
func (n *noted) Report() target.Report {
	return target.Report{
		Targets: []target.Target{{ID: "play", Rect: geom.Rect{X: 10, Y: 10, W: 20, H: 20}, Enabled: true}, {ID: "undo"}},
		Places:  []target.Target{{ID: "card.7.0", Rect: geom.Rect{X: 100, W: 10, H: 10}}},
	}
}
func (n *noted) ScreenText() string { return strings.Join(n.did, "\n") }

func TestAScriptIsPlayed(t *testing.T) {
	const text = `# Why.
language de
size 960x560
saved solo
| [Game "DREIst!"]
|
| 1: 3y1
notes settings
| {"game": "peri"}

press play
drag card.7 play@.5,0
read 3
> what it said before
key Control+Z
type a_b
snap whole
burst part 2 3
# The end.
read
`
	s := need.Value(Parse(text))(t)
	if s.Language != "de" || s.Size != image.Pt(960, 560) || !slices.Equal(s.Stored, []StoredItem{{"saved", "solo", "[Game \"DREIst!\"]\n\n1: 3y1\n"}, {"notes", "settings", "{\"game\": \"peri\"}\n"}}) {
		t.Errorf("the start is %+v", s.StartState)
	}
	var pictures []string
	got := need.Value(s.Play(Driver{&noted{}, func(name string) { pictures = append(pictures, name) }}))(t)
	if !slices.Equal(pictures, []string{"whole", "part-01", "part-02"}) {
		t.Errorf("the pictures are %q", pictures)
	}
	did := []string{"> to 20,20", "> down", "> up", "> to 0,0", "> to 105,5", "> down"}
	for i := 1; i <= dragTicks; i++ {
		did = append(did, fmt.Sprintf("> to %g,%g", 105-85*float64(i)/dragTicks, 5+5*float64(i)/dragTicks))
	}
	did = append(did, "> up", fmt.Sprintf("> %v after %v", ebiten.KeyZ, []ebiten.Key{ebiten.KeyControl}), `> "a b"`)
	want := strings.Replace(text, "> what it said before", strings.Join(did[:3], "\n"), 1) + strings.Join(did, "\n") + "\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestAStepThatCannotBeTakenIsTold(t *testing.T) {
	for step, want := range map[string]string{
		"press undo": "undo cannot be pressed; what can be is play (undo)", "point card.8": "there is no card.8 among play (undo) (card.7.0)",
		"dance": "not a step", "dance 3": "not a step", "key Nokey": "Nokey", "drag play": "says too little", "says hello": "the screen says",
		"until Laid .5": "Laid did not come", "read some": "invalid syntax", "resize wide": "no size", "burst part two 1": "invalid syntax",
	} {
		s := need.Value(Parse("\n" + step))(t)
		if _, err := s.Play(Driver{Window: &noted{}}); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "line 2") {
			t.Errorf("%s: got %v, want %q in it", step, err, want)
		}
	}
	for start, want := range map[string]string{"size wide": "no size", "seed x": "invalid syntax", "| a record": "about nothing"} {
		if _, err := Parse(start); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q in it", start, err, want)
		}
	}
}

func TestAFolderIsFilled(t *testing.T) {
	s := need.Value(Parse(`saved thegame/solo
| [Game "THE GAME"]
notes settings
| {"game": "thegame",
| "cloth": "night"}
finished
| {"date": "2026-01-30", "kind": "solo", "record": "; one", "summary": {"seats": 1, "end": "lost", "score": [9]}}
| {"date": "2026-01-31", "kind": "solo", "record": "; two", "summary": {"seats": 1, "end": "won", "score": [0]}}
`))(t)
	files := need.Value(store.OpenFolder(t.TempDir()))(t)
	need.OK(t, s.FillFolder(files))
	record, ok, err := files.LoadGame("thegame/solo")
	settings := store.SettingsOf(need.Value(files.LoadNotes(store.SettingsNotes))(t))
	played := need.Value(files.LoadHistory())(t)
	if !ok || err != nil || record != "[Game \"THE GAME\"]\n" || settings.LastGame != "thegame" || settings.Cloth != store.NightCloth || len(played) != 2 {
		t.Errorf("got the game %q (%v), the settings %+v and %d finished games", record, err, settings, len(played))
	}
	s.Stored[1].Text = "{"
	if s.FillFolder(files) == nil {
		t.Error("notes without an end are stored")
	}
}
