package panel

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/target"
)

// allKinds are items of every kind that can be pressed, some of them named.
func allKinds(told func(what string)) []Item {
	tell := func(what string) func() { return func() { told(what) } }
	return []Item{
		Title{Text: "Alles"},
		Button{Label: "los", Style: PrimaryStyle, Action: tell("los")},
		Row{Buttons: []Button{{Label: "eins", Action: tell("eins")}, {ID: "leave", Label: "zwei"}}},
		Switch{Label: "laut", OnChange: func(bool) { told("laut") }},
		Choice{Label: "Tempo", Options: []string{"langsam", "schnell"}, OptionIDs: []string{"slow"}, OnChange: func(int) { told("Tempo") }},
		Choice{ID: "length", Options: []string{"gemächlich wie Egon", "ganz gewöhnlich", "schnell wie der Blitz", "sofort"}, OnChange: func(int) { told("length") }},
		Field{Label: "Name", Text: "AVAToYeVo.", MaxLetters: 20, OnChange: func(string) { told("Name") }, OnSubmit: func(string) { told("fertig") }},
		Entry{Field: Field{OnChange: func(string) { told("entry") }}, Choice: Choice{Options: []string{"a", "b"}}},
		List{ID: "games", Height: 90, MarkedIndex: -1, Rows: []ListRow{{Label: "r0", Action: tell("r0")}, {ID: "second", Label: "r1"}, {Label: "r2", Action: tell("r2")}}},
		Page{Height: 90, Blocks: []PageBlock{Links{{Label: "weiter", Action: tell("weiter")}}, PageParagraph{Text: rule}, PageParagraph{Text: rule}}},
	}
}

func TestEveryTargetHasAName(t *testing.T) {
	p := New(testSkin(t), window(1280, 1400, 1), allKinds(func(string) {}))
	var names []string
	for _, x := range p.Targets(nil) {
		names = append(names, x.ID)
	}
	want := []string{
		"button.1", "row.2.0", "leave", "switch.3", "slow", "choice.4.1", "length.back", "length.forth", "field.6",
		"entry.7.field", "entry.7.choice.0", "entry.7.choice.1", "games.0", "second", "games.2", "games.bar", "games",
		"page.9.0", "page.9.bar", "page.9",
	}
	if !slices.Equal(names, want) {
		t.Errorf("got the targets\n%q, want\n%q", names, want)
	}
	of := func(id string) target.Target {
		x, _ := target.Find(p.Targets(nil), id)
		return x
	}
	if x := of("button.1"); x.Label != "los" || !x.Enabled || !x.Primary {
		t.Errorf("got %+v, want the button that leads on", x)
	}
	for _, id := range []string{"leave", "second", "length.back"} {
		if of(id).Enabled {
			t.Errorf("%s: got it enabled, and nothing follows", id)
		}
	}
}

// TestTargetsAreHit points at the middle of every target of the real panels: it is that one, or something on it.
func TestTargetsAreHit(t *testing.T) {
	everySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range sampleScreens(texts) {
			p := New(skin, at, items)
			all := p.Targets(nil)
			names := map[string]bool{}
			for _, x := range all {
				if names[x.ID] || x.ID == "" {
					t.Errorf("%s: the name %q is not its own", name, x.ID)
				}
				names[x.ID] = true
				if newHand().Over(p, x.Rect); p.over < 0 {
					t.Errorf("%s: the panel finds nothing in the middle of %s", name, x.ID)
					continue
				}
				c := p.focus.controls[p.over]
				at := slices.IndexFunc(c.AppendZones(nil), func(s zone) bool { return s.part == c.Pointer().overPart })
				if hit := c.AppendZones(nil)[at]; hit.ID != x.ID && !strings.HasPrefix(hit.ID, x.ID+".") {
					t.Errorf("%s: in the middle of %s the panel finds %s", name, x.ID, hit.ID)
				}
			}
		}
	})
}
