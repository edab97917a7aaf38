package lessons

import (
	"slices"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/render/dreixdrei/hints"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/table"
	"dreist/render/dreixdrei/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
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
	refusal *dreixdrei.Refusal // used without a key
	hint    *dreixdrei.Move    // used without these
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
	}
	return say.Say(dreixdreimsg.LessonsHint, assets.Values{"Deed": say.Deed(*p.hint)})
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
		if s.Rule = l.Said.rule; !strings.HasPrefix(s.Rule, "D") { // rulings are named by their citation
			s.Rule = say.Say(msg.LessonsRule, assets.Values{"Rule": s.Rule})
		}
	}
	s.Keys = say.Say(dreixdreimsg.LessonsKeys)
	for _, name := range say.Seats {
		s.seats = append(s.seats, say.Say(dreixdreimsg.LessonsSeat, assets.Values{"Name": name}))
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
	if take := tabletop.Only(table.TakeButton); !l.byHand() {
		o.Hidden |= take
	} else if l.Play != nil && l.next.Action != dreixdrei.TakePile {
		o.NotPrimary = take
	}
}

// mark marks the hint, and what is refused.
func (l *Lesson) mark(o *table.Overlay, g *scene.Geometry) {
	p := l.Table.Position()
	if h := l.Hint; h != nil && !l.Table.Holds() {
		hints.Mark(o, p, []dreixdrei.Move{*h}, false)
		if h.Action == dreixdrei.TakePile {
			o.TableButtons.Primary |= tabletop.Only(table.TakeButton)
		}
	}
	r := &l.Trial
	if r.move == (dreixdrei.Move{}) {
		return
	}
	if r.Moving() {
		for i, c := range r.cards {
			to := g.Pile
			to.X += float64(i) * to.W * apart
			pose := r.Pose(l.Table.Line.Now().Cards[c], to)
			pose.Z += i
			o.Mark(tabletop.Mark[table.Place]{At: table.Place{Card: c, Name: r.move.Pieces()[i].Name}, Pose: pose})
		}
	}
	if r.Landed() {
		o.Mark(tabletop.Mark[table.Place]{Motif: kit.Cross, At: r.place(p, g)})
	}
}

// apart is how far cards that fly together lie apart, in widths of a card.
const apart = 0.3

// trial is a move against the rules, which flies to the pile or has ended there. The zero value is none.
type trial struct {
	teach.Flight
	move  dreixdrei.Move
	seat  dreixdrei.Seat
	cards []dreixdrei.Card // that fly
}

// trialOf returns the trial of a move by a seat. What the seat does not have is not shown.
func trialOf(t *table.Table, s dreixdrei.Seat, m dreixdrei.Move) trial {
	return trial{move: m, seat: s, cards: cardsOf(t.Position(), s, &m)}
}

// cardsOf returns the cards of a laying that a seat has, in their order.
func cardsOf(p *dreixdrei.Position, s dreixdrei.Seat, m *dreixdrei.Move) (all []dreixdrei.Card) {
	if m.Action != dreixdrei.LayCards {
		return nil
	}
	for _, piece := range m.Pieces() {
		from := p.AppendHand(nil, s)
		if piece.Open {
			row := p.Open(s)
			from = row[:]
		}
		at := slices.IndexFunc(from, func(c dreixdrei.Card) bool {
			return c != dreixdrei.NoCard && c.Kind() == piece.Kind && !slices.Contains(all, c)
		})
		if at >= 0 {
			all = append(all, from[at])
		}
	}
	return all
}

// faceDown returns one of the face-down cards that a seat has left, from 0, or NoCard.
func faceDown(p *dreixdrei.Position, s dreixdrei.Seat, nth int) dreixdrei.Card {
	for _, c := range p.Down(s) {
		if c == dreixdrei.NoCard {
			continue
		}
		if nth--; nth < 0 {
			return c
		}
	}
	return dreixdrei.NoCard
}

// place returns where the move is crossed out: on the face-down card, or at the corner of the pile, so that its number can be read.
func (r *trial) place(p *dreixdrei.Position, g *scene.Geometry) table.Place {
	if c := faceDown(p, r.seat, int(r.move.Place)); r.move.Action == dreixdrei.TurnCard && c != dreixdrei.NoCard {
		return table.Place{Card: c}
	}
	at := g.Pile
	return table.Within(geom.Around(geom.Point{X: at.Right(), Y: at.Y + at.H*0.24}, at.W*0.62, at.W*0.62))
}
