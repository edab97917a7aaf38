package hints

import (
	"strings"
	"testing"

	"dreist/assets"
	"dreist/fault"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/stage"
)

// How the game stands fits onto its plate at every usual size, however much is said of it.
func TestStandingsFitOntoTheirPlate(t *testing.T) {
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	labels := kit.NewLabels(fonts)
	chance := func(won int) (c coach.Chance) {
		c.Won, c.Games = won, 300
		return c
	}
	for _, language := range assets.Languages() {
		texts, err := assets.NewTexts(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
			g := scene.NewGeometry(f, scene.Shape{})
			p, u := standingPart(&g), g.BoxUnit()
			wide := g.Log.W - 2*(boxPad+p.Inset)*u
			room := (p.Height - 2*p.Inset) * u
			for _, a := range []advice.Advice{
				{With: chance(150), Without: chance(110)}, {With: chance(100), Without: chance(40)}, {With: chance(299), Without: chance(200)},
				{With: chance(150), Without: chance(143)}, {With: chance(140), Without: chance(140), Same: true}, {With: chance(140), Without: chance(139)}, {With: chance(2), Without: chance(0)},
			} {
				text, other := standing(words.Sentences{Texts: texts}, &a, 2)
				style := kit.Sized(u, assets.Text, leastText, kit.White())
				high := labels.Get(text, style, kit.Left, wide).H
				if other != "" {
					high += p.Text.Space*u + labels.Get(other, style, kit.Left, wide).H
				}
				if high > room {
					t.Errorf("%s, %v×%v: %q and %q take %v of %v", language, f.W, f.H, text, other, high, room)
				}
			}
		}
	}
}

// A fault in thinking about a hint is told with the place where it happened.
func TestAFaultInThinkingKeepsItsPlace(t *testing.T) {
	q := Thinking{Games: 1, Ticks: 9, Go: func(think func()) { think() }}.begin(nil, 1)
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || !strings.HasPrefix(f.Place, "thinking.go:") || !strings.Contains(f.What, "nil pointer") {
			t.Errorf("got %+v", f)
		}
	}()
	q.tick()
	t.Error("it goes on thinking")
}
