package tutorial

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
)

// note is what the tutor says.
type note struct {
	Title, Text, Task string
	Met, all          int
}

// noteKey is what a note follows from.
type noteKey struct {
	lesson   lessonKey
	kept     kept
	language string
	watching bool
}

// topic is what a note is about, in keys of the catalogue without their family.
type topic struct {
	title, text string
	task        string // empty where there is nothing to do, or whatever one likes
}

// about returns a topic of which title, text and task have one name.
func about(name string) topic { return topic{name + ".title", name + ".text", name + ".task"} }

// asked returns the topic with a task for the case that the table asks whether to draw a card, and no is meant.
func (n topic) asked(asking bool) topic {
	if asking {
		n.task += ".asked"
	}
	return n
}

// write puts into words what is to be said now.
func (g *Tutorial) write(t *table.Table, say words.Sentences) note {
	wanted, _ := g.Wanted()
	values := assets.Values{"Left": t.Position().CardsLeft(tutor.You), "No": say.Say(t.DeclineKey())}
	if wanted.Action == dreist.LayCard {
		values["Card"], values["Number"], values["Row"] = say.Card(wanted.Card), wanted.Card.Number(), int(wanted.Row)
	}
	about := g.topic(t)
	n := note{Title: say.Say("firstgame." + about.title), Text: say.Say("firstgame."+about.text, values)}
	if about.task != "" {
		n.Task = say.Say("firstgame."+about.task, values)
	}
	if g.kept.idea != "" {
		n.Title, n.Text = say.Say(msg.FirstgameLaterTitle), g.kept.told(say)
	}
	if t.Match.Over() {
		n.Text += PassedBy(g.Lesson, say)
	}
	n.Met, n.all = g.Lesson.Met()
	return n
}

// told says what a move is kept for.
func (k kept) told(say words.Sentences) string {
	key, values := msg.FirstgameLaterTurn, assets.Values{"Idea": say.Say("firstgame." + k.idea + ".title")}
	switch k.move.Action {
	case dreist.LayCard:
		key, values["Card"] = msg.FirstgameLaterCard, say.Card(k.move.Card)
	case dreist.DiscardCard:
		key = msg.FirstgameLaterDiscard
	}
	return say.Say(key, values)
}

// PassedBy names an idea that did not come up and where to read about it, with a blank before it; nothing where all did.
func PassedBy(l *tutor.Lesson, say words.Sentences) string {
	open := l.Open()
	if len(open) == 0 {
		return ""
	}
	key := msg.FirstgameOpenMore
	if len(open) == 1 {
		key = msg.FirstgameOpenOne
	}
	return " " + say.Say(key, assets.Values{"Idea": say.Say(open[0].TitleKey())})
}

// topic returns what the note is about: an idea, or what comes between two of them.
func (g *Tutorial) topic(t *table.Table) topic {
	p := t.Position()
	idea, ok := g.Lesson.Active()
	wanted, mine := g.Wanted()
	asking := p.May(dreist.Draw()) && !g.of.declined
	switch {
	case p.Winner() == tutor.You:
		return topic{title: "over.won.title", text: "over.won.text"}
	case t.Match.Over():
		return topic{title: "over.title", text: "over.text"}
	case t.OthersShow() || !mine:
		return topic{title: "watch.title", text: "watch.text"}
	case g.Lesson.Done():
		return topic{title: "free.title", text: "free.text"}
	case wins(p, wanted):
		return finalCard(wanted, asking)
	case ok:
		return g.explain(t, idea, asking)
	}
	return g.between(t, wanted, asking)
}

// explain returns the topic of an idea, as the moment asks for it.
func (g *Tutorial) explain(t *table.Table, idea tutor.Idea, asking bool) topic {
	n := about(idea.ID)
	switch idea.ID {
	case "empty", "gift":
		return n.asked(asking)
	case "draw":
		n.text += g.unexplained(t)
	case "clear":
		if g.sweptByEgon(t, len(t.Match.History())) {
			n.text += ".seen"
		}
	}
	return n
}

// unexplained returns the end of the key that tells what a DREIer is, for one that came before its idea; else nothing.
func (g *Tutorial) unexplained(t *table.Table) string {
	history := t.Match.History()
	for _, e := range history[len(history)-1].Events {
		switch trio, ok := e.(dreist.TrioMade); {
		case ok && trio.Column && !g.Lesson.Has("clear"):
			return ".column"
		case ok && !trio.Column && !g.Lesson.Has("trio"):
			return ".row"
		}
	}
	return ""
}

// between returns what is said where no idea is needed.
func (g *Tutorial) between(t *table.Table, wanted dreist.Move, asking bool) topic {
	p := t.Position()
	var n topic
	switch wanted.Action {
	case dreist.GiveCards:
		return about("giftagain").asked(asking)
	case dreist.DrawCard:
		n = about("drawagain")
		if g.Lesson.Has("gift") {
			n.text += ".gift"
		}
		return n
	case dreist.EndTurn:
		n = about("end")
		if g.ended(t) > 1 {
			n.text = "end.text.again"
		}
		return n
	case dreist.DiscardCard:
		n = about("stuck")
	default:
		n = about("more")
		if p.Laid() == 0 {
			n = about("turn")
		}
	}
	if p.Laid() == 0 && !g.Lesson.Has("clear") && g.sweptByEgon(t, 1) {
		n.title, n.text = "swept.title", "swept.text"
	}
	return n
}

// finalCard returns the topic of a move that wins.
func finalCard(m dreist.Move, asking bool) topic {
	n := about("last")
	switch m.Action {
	case dreist.DiscardCard:
		n.task += ".discard"
	case dreist.GiveCards:
		n.task += ".give"
		return n.asked(asking)
	}
	return n
}

// wins reports whether a move ends the game for the player.
func wins(p *dreist.Position, m dreist.Move) bool {
	next := *p
	return next.Play(m) == nil && next.Winner() == tutor.You
}

// sweptByEgon reports whether Egon has cleared a column within the last moves.
func (*Tutorial) sweptByEgon(t *table.Table, moves int) bool {
	history := t.Match.History()
	for _, s := range history[max(len(history)-moves, 0):] {
		for _, e := range s.Events {
			if _, ok := e.(dreist.ColumnCleared); ok && dreist.Seat(s.Seat) == dreist.EgonSeat {
				return true
			}
		}
	}
	return false
}

// ended returns how many turns the player has ended so far.
func (*Tutorial) ended(t *table.Table) int {
	n := 0
	for _, s := range t.Match.History() {
		if dreist.Seat(s.Seat) == tutor.You && s.Move.Action == dreist.EndTurn {
			n++
		}
	}
	return n
}
