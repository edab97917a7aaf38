package lessons

import (
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/table"
	"dreist/render/thegame/words"
)

// said is what the box says.
type said struct {
	main  phrase
	more  phrase // a hint, or praise
	rule  string // citation for the main text, may be empty
	wrong bool   // the main text says why something is not allowed
}

// phrase is a sentence in any language.
type phrase struct {
	key     string
	refusal *thegame.Refusal // used without a key
	hint    *thegame.Move    // used without these
}

// say sets the text of the box and its rule.
func (l *Lesson) say(p phrase, rule string) { l.Said = said{main: p, rule: rule} }

// in returns the phrase in the current language.
func (p phrase) in(say *words.Sentences) string {
	switch {
	case p.key != "":
		return say.Say(p.key)
	case p.refusal != nil:
		return say.Refusal(p.refusal)
	case p.hint == nil:
		return ""
	case p.hint.Action == thegame.LayCard:
		return say.Say(thegamemsg.ExamplesHintLay, assets.Values{"Card": p.hint.Card, "Pile": words.PileName(p.hint.Pile)})
	case p.hint.Action == thegame.SayWish:
		return say.Say(thegamemsg.ExamplesHintSay, assets.Values{"Wish": say.Signal(p.hint.Signal), "Pile": words.PileName(p.hint.Pile)})
	}
	return say.Say(thegamemsg.ExamplesHintEnd)
}

// spoken caches the texts of a lesson, so that a frame costs nothing.
type spoken struct {
	of      said
	edition int
	teach.Words
	seats []string // who plays, for each seat
}

// words returns the texts of the box in the current language.
func (l *Lesson) words() *teach.Words {
	s, say := &l.spoken, &l.Table.Say
	if s.of == l.Said && s.edition == say.Edition && s.Title != "" {
		return &s.Words
	}
	*s = spoken{of: l.Said, edition: say.Edition}
	s.Title = strconv.Itoa(l.Number) + " · " + say.Say(l.Example.Title)
	s.Main, s.More, s.Wrong = l.Said.main.in(say), l.Said.more.in(say), l.Said.wrong
	if l.Said.rule != "" {
		if s.Rule = l.Said.rule; !strings.HasPrefix(s.Rule, "G") { // rulings are named by their citation
			s.Rule = say.Say(msg.LessonsRule, assets.Values{"Rule": s.Rule})
		}
	}
	s.Keys = say.Say(thegamemsg.ExamplesKeys)
	for _, name := range say.Seats {
		s.seats = append(s.seats, say.Say(thegamemsg.ExamplesSeat, assets.Values{"Name": name}))
	}
	return &s.Words
}

// Playing says whom the learner plays, where there are several to play; empty else.
func (l *Lesson) Playing() string {
	l.words()
	if !l.byHand() || len(l.spoken.seats) < 2 {
		return ""
	}
	return l.spoken.seats[l.Table.Front()]
}

// Show adds the marks, the box and the prompt.
func (l *Lesson) Show(o *table.Overlay) {
	g, w := l.Table.Line.Geometry(), *l.words()
	switch {
	case l.Finished && l.Play != nil || l.Finished && l.Way == teach.Watching:
		o.Prompts, o.Prompt = true, w.More
	case l.Reels():
		o.Prompts, o.Prompt = true, l.Table.Say.Say(msg.LessonsKeys)
	case l.speaks():
		o.Prompts, o.Prompt = true, l.Table.Say.Say(thegamemsg.ExamplesSpeak)
	}
	if !l.byHand() {
		w.Keys = ""
	}
	l.own(g, &o.TableButtons)
	o.First = teach.OnwardButton
	l.mark(o, g)
	l.Fill(&o.Box, w, l.Table.Say.Texts)
	o.Buttons = append(o.Buttons, l.WayBack(&g.Edges))
}

// own sets which of the table's own buttons are shown and enabled.
func (l *Lesson) own(g *scene.Geometry, o *tabletop.TableButtons) {
	l.Own(&g.Edges, o, l.byHand())
	o.Hidden |= tabletop.Only(tabletop.ReviewButton)
	end := tabletop.Only(tabletop.EndTurnButton)
	switch {
	case l.Reels() && l.Trial.move.Action == thegame.EndTurn:
		o.Disabled, o.NotPrimary = end, end
		if l.Trial.Landed() {
			o.Chosen = end
		}
	case !l.byHand():
		o.Hidden |= end
	case l.Table.Mine() && !l.Table.Line.Busy():
		o.Enabled = end // ending too early gets an explanation
	}
	if l.Play != nil && !l.ends {
		o.NotPrimary |= end
	}
}

// mark marks the hint, and what is refused.
func (l *Lesson) mark(o *table.Overlay, g *scene.Geometry) {
	if h := l.Hint; h != nil && !l.Table.Holds() {
		switch h.Action {
		case thegame.LayCard:
			o.Glow(table.Place{Pile: h.Pile}, tabletop.BrightTint)
			table.Lift(o, h.Card, 0)
		case thegame.SayWish:
			o.Glow(table.Within(g.Own(h.Pile, h.Signal)), tabletop.BrightTint)
		default:
			o.TableButtons.Primary |= tabletop.Only(tabletop.EndTurnButton)
		}
	}
	r := &l.Trial
	if r.move == (thegame.Move{}) {
		return
	}
	at := r.place(l.Table, g)
	if r.Moving() && r.move.Action == thegame.LayCard {
		o.Flying = r.move.Card
		to := g.Rows[r.move.Pile].Card
		o.Mark(tabletop.Mark[table.Place]{At: table.Place{Card: r.move.Card}, Pose: r.Pose(l.Table.Line.Now().Cards[r.move.Card], to)})
	}
	if !r.Landed() {
		return
	}
	cross := tabletop.Mark[table.Place]{Motif: kit.Cross, At: at}
	if r.move.Action == thegame.EndTurn {
		o.Above = append(o.Above, cross)
		return
	}
	o.Mark(cross)
}

// trial is a move against the rules, which flies to its place or has ended there. The zero value is none.
type trial struct {
	teach.Flight
	move thegame.Move
}

func trialOf(m thegame.Move) trial { return trial{move: m} }

// place returns where the move is crossed out.
func (r *trial) place(t *table.Table, g *scene.Geometry) table.Place {
	switch r.move.Action {
	case thegame.LayCard: // at its corner, so that the numbers can be read
		at := g.Rows[r.move.Pile].Card
		return table.Within(geom.Around(geom.Point{X: at.Right(), Y: at.Y + at.H*0.24}, at.W*0.62, at.W*0.62))
	case thegame.EndTurn:
		size := g.EndTurn.H
		return table.Within(geom.Rect{X: g.EndTurn.Right() - size, Y: g.EndTurn.Y - size*0.4, W: size, H: size})
	}
	at := g.Rows[r.move.Pile].Signals
	if place, ok := t.Line.Seating().PlaceOf(r.move.Seat); ok {
		at = g.Field(r.move.Pile, place)
	} else if r.move.Seat == t.Front() {
		at = g.Own(r.move.Pile, r.move.Signal)
	}
	size := min(at.W, at.H)
	return table.Within(geom.Around(at.Center(), size, size))
}
