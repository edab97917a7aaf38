package dreixdrei

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/input"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/table"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// teacher is a guide that takes everything it is asked about, and notes it.
type teacher struct {
	table.Bystander
	locks bool
	took  []tabletop.AttemptKind
	moves []dreixdrei.Move
	heard int
	mark  dreixdrei.Card
}

const taught = tabletop.GuideButton + 30

func (g *teacher) Show(o *table.Overlay) {
	o.Part(tabletop.Part{Name: "words", Text: tabletop.Text{Size: 15}})
	o.Say("Lay this one.", assets.Text, tabletop.InkTint)
	o.Row(tabletop.Button{Id: taught, Label: msg.CommonBack, Enabled: true, Keys: tabletop.Keys{input.CommandPause}})
	o.Prompts, o.Prompt = true, "Look!"
	o.TableButtons.Hidden = tabletop.Only(tabletop.HintButton)
	o.Glow(table.OnThePile, tabletop.BrightTint)
	table.Lift(o, g.mark, 1)
}

func (g *teacher) Try(a table.Attempt) tabletop.Answer {
	if a.Kind == tabletop.TryGesture || a.Kind == tabletop.TryCommand {
		return tabletop.NotHandled
	}
	g.took = append(g.took, a.Kind)
	if a.Kind == tabletop.TryPlay {
		g.moves = append(g.moves, a.Move)
	}
	return tabletop.Handled
}

func (g *teacher) Hear(dreixdrei.Event) { g.heard++ }
func (g *teacher) Locks() bool          { return g.locks }
func (g *teacher) ReadAloud() []string  { return []string{"And then?"} }

// A guide is asked about what a person does and may take it, says something beside the cards, and may lock them.
func TestAGuideLeads(t *testing.T) {
	g := visit(t, 3)
	g.sit("Ada", "easy")
	g.Press(g.Say(dreixdreimsg.TurnExchanged))
	g.Rest()
	tb, lead := g.table(), &teacher{}
	lay := wants(tb.Position())[0]
	lead.mark = card(tb.Position(), lay.Pieces()[0].Kind, false, nil)
	tb.SetGuide(lead)
	g.Rest()
	before := *tb.Position()
	g.Drag(g.Place(scene.CardID(lead.mark)), g.Place("pile"))
	g.Rest()
	if *tb.Position() != before || tb.Holds() || len(lead.moves) != 1 || lead.moves[0].Action != dreixdrei.LayCards {
		t.Errorf("the guide was tried with %v, the table holds a card: %v", lead.moves, tb.Holds())
	}
	g.Key(input.CommandPause)
	g.Key(input.CommandUndo)
	if !slices.Equal(lead.took, []tabletop.AttemptKind{tabletop.TryPlay, tabletop.TryPress, tabletop.TryTakeBack}) {
		t.Errorf("the guide was asked %v", lead.took)
	}
	for _, want := range []string{"Lay this one.", "And then?", "Look!"} {
		if !strings.Contains(tb.Read(), want) {
			t.Errorf("%q is not read in\n%s", want, tb.Read())
		}
	}
	hidden := func(t target.Target) bool { return t.ID == msg.AdviceButton }
	if slices.ContainsFunc(g.App.Top().Targets(nil), hidden) {
		t.Error("a button that the guide hides is there")
	}
	if lead.locks = true; tb.Mine() {
		t.Error("locked cards can be taken")
	}
	if lead.locks = false; lead.heard != 0 {
		t.Error("the guide has heard of what it took")
	}
	tb.Make(lay)
	g.Rest()
	if lead.heard == 0 {
		t.Error("the guide heard of nothing")
	}
}
