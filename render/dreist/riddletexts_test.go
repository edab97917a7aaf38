package dreist

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/puzzles"

	"dreist/game/dreist/puzzle"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestTheTextsOfPuzzlesFit sets every sentence in the box of the smallest window, in both languages, with long gaps.
func TestTheTextsOfPuzzlesFit(t *testing.T) {
	data, err := os.ReadFile("../../assets/texts/dreist/puzzle.de.json")
	if err != nil {
		t.Fatal(err)
	}
	var catalogue map[string]any
	if err := json.Unmarshal(data, &catalogue); err != nil {
		t.Fatal(err)
	}
	for _, language := range assets.Languages() {
		for _, frame := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 960, H: 600, Scale: 1}, {W: 1024, H: 768, Scale: 1},
			{W: 1280, H: 800, Scale: 1}} {
			l := newLearner(t)
			l.resize(frame)
			l.SetLanguage(language)
			l.textsFit(catalogue)
		}
	}
}

// TestTheTitleOfAPuzzleIsNotShrunk sets the titles beside the table in windows with room for a second line: their letters stay
// larger than those of the task.
func TestTheTitleOfAPuzzleIsNotShrunk(t *testing.T) {
	for _, language := range assets.Languages() {
		for _, frame := range []stage.Frame{{W: 1280, H: 800, Scale: 1}, {W: 1280, H: 800, Scale: 1, Text: 1.3},
			{W: 1920, H: 1080, Scale: 1, Text: 1.3}, {W: 2560, H: 1440, Scale: 1}} {
			l := newLearner(t)
			l.resize(frame)
			l.SetLanguage(language)
			e := newCanvas(t)
			for _, k := range puzzle.Kinds() {
				l.begin(k, 1, 4)
				in, unit, text := partOf(l.table, "kind"), l.table.Line.Geometry().BoxUnit(), l.say.Say(k.NameKey())
				style := kit.Sized(unit, assets.Display, 17, kit.White())
				if set := e.Labels.Get(text, style, kit.Center, in.W); set.W > in.W || set.H > in.H+1 {
					t.Errorf("%s at %vx%v: %q is %.0fx%.0f in letters of 17, there is room for %.0fx%.0f", language, frame.W, frame.H, text, set.W,
						set.H, in.W, in.H)
				}
			}
		}
	}
}

func (l *solver) textsFit(catalogue map[string]any) {
	tasks := map[string]geom.Rect{}
	for _, k := range puzzle.Kinds() {
		l.begin(k, 3, 4)
		tasks[k.String()] = partOf(l.table, "task")
	}
	r := l.begin(puzzle.Egon, 3, 4) // with the most buttons
	g := l.table.Line.Geometry()
	asked := partOf(l.table, "note")
	followHints(l.t, r.Attempt.Puzzle(), func(_ puzzle.Attempt, h puzzle.Hint) { r.Attempt.(*puzzle.Foretelling).Decide(h.Choice) })
	praised, note := partOf(l.table, "task"), partOf(l.table, "note")
	e := newCanvas(l.t)
	for key, message := range catalogue {
		s := puzzle.Sentence{Key: key, Card: dreist.Card(dreist.Deck / 2), Row: 10, Column: 8, Numbers: "1-2-3-4-5-6-7-8", Run: 2, Colors: 2}
		if _, counts := message.(map[string]any); counts {
			s.Counted, s.Count = true, 12
		}
		in, style := geom.Rect{}, l.table.Text(assets.Text, 15, kit.White())
		switch strings.Split(key, ".")[1] {
		case "task":
			in, style = tasks[strings.Split(key, ".")[2]], l.table.Text(assets.Strong, 16, kit.White())
		case "right":
			in, style = praised, l.table.Text(assets.Strong, 16, kit.White())
		case "wrong", "egon", "empty", "hint":
			in = asked.Inset(5 * g.TextUnit())
		case "truth", "because":
			in = note.Inset(5 * g.TextUnit())
		default:
			continue
		}
		style = e.Labels.Within(l.say.Puzzle(s), style, in, l.table.Text(style.Font, puzzles.SmallestText, kit.White()).Size)
		if k := e.Labels.Get(l.say.Puzzle(s), style, kit.Center, in.W); k.H > in.H || k.W > in.W {
			l.t.Errorf("%s at %vx%v: %q is %.0fx%.0f, there is room for %.0fx%.0f", l.say.Language, g.W, g.H, l.say.Puzzle(s), k.W, k.H, in.W, in.H)
		}
	}
	for stars := 1; stars <= puzzles.MaxStars; stars++ {
		line := l.say.Puzzle(puzzle.StarsSentence(stars))
		in := note.Inset(5 * g.TextUnit())
		if k := e.Labels.Get(line, l.table.Text(assets.Text, 15, kit.White()), kit.Center, in.W); k.H > in.H {
			l.t.Errorf("%s at %vx%v: %q is %.0f high, there is room for %.0f", l.say.Language, g.W, g.H, line, k.H, in.H)
		}
	}
}
