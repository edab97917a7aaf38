package tutorial

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/tutor"
	"dreist/input"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/tabletop"
)

// note is the text of the chick.
type note struct {
	tabletop.Said

	halts   string    // prompt while Egon waits for the player
	Buttons [2]string // labels of the button for more and for less
	Asks    bool      // something is to be done

	Met   int    // number of ideas met
	Count string // the same as text
}

// noteKey is what a note depends on.
type noteKey struct {
	lesson   lessonKey
	kept     kept
	edition  int // of the texts
	watching bool
	remarks  bool
	device   input.Source
	doubt    dreist.Card // card whose discard is in question, or NoCard
}

// topic is the subject of a note, as keys of the catalogue without prefix.
type topic struct {
	say  string
	more string // empty if there is no more
	asks bool   // something is to be done
}

// about returns a topic with more to read, both under one name.
func about(name string) topic { return topic{name + ".say", name + ".more", true} }

// only returns a topic without more to read.
func only(name string) topic { return topic{say: name + ".say", asks: true} }

// asked returns the topic for the case that the table asks whether to draw, and the answer should be no.
func (n topic) asked(asking bool) topic {
	if asking {
		n.say += ".asked"
	}
	return n
}

// write makes the note of the current position.
func (g *Tutorial) write(say words.Sentences) note {
	wanted, _ := g.Wanted()
	values := assets.Values{"Left": g.table.Position().CardsLeft(tutor.You), "No": say.Say(g.table.DeclineKey())}
	if wanted.Action == dreist.LayCard {
		values["Card"], values["Number"], values["Row"] = say.Card(wanted.Card), wanted.Card.Number(), int(wanted.Row)
	}
	about := g.topic()
	n := note{Said: tabletop.Said{Say: say.Say("firstgame."+about.say, values)}, Asks: about.asks}
	if about.more != "" {
		n.More = say.Say("firstgame."+about.more, values)
	}
	if g.kept.idea != "" {
		n.Say, n.More = g.kept.texts(say)
	}
	if g.table.Match.Over() {
		n.More = PassedBy(g.Lesson, say)
	}
	if n.Keys = g.keys(wanted, n); g.remarking() {
		n = note{Said: tabletop.Said{Say: g.remarks.now.words(say)}, Asks: true}
	}
	n.halts = say.Say(dreistmsg.PromptOther, assets.Values{"Name": say.Name(dreist.EgonSeat)})
	n.Buttons = [...]string{say.Say(msg.FirstgameButtonMore), say.Say(msg.FirstgameButtonLess)}
	if key := say.Keys[input.CommandHint.Name()]; g.table.Device != input.Mouse && key != "" {
		for i := range n.Buttons {
			n.Buttons[i] += " · " + key
		}
	}
	met, all := g.Lesson.Met()
	n.Met, n.Count = met, say.Say(msg.FirstgameCount, assets.Values{"Met": met, "All": all})
	return n
}

// keys returns the keys for the task, or for watching, for players who use keys or a controller.
func (g *Tutorial) keys(wanted dreist.Move, n note) string {
	key := ""
	switch {
	case g.table.Device == input.Mouse || g.table.Match.Over():
		return ""
	case g.table.OthersShow():
		return g.table.Say.Say(dreistmsg.FirstgameKeysWatch)
	case !n.Asks:
		return "" // the prompt has them
	case g.table.Question() == situation.DiscardQuestion:
		key = dreistmsg.KeysDiscard
	case g.table.Position().May(dreist.Draw()) && !g.of.declined && wanted.Action != dreist.DrawCard:
		key = dreistmsg.FirstgameKeysDecline
	default:
		key = [...]string{
			dreist.LayCard: dreistmsg.FirstgameKeysLay, dreist.DiscardCard: dreistmsg.FirstgameKeysDiscard,
			dreist.EndTurn:  dreistmsg.FirstgameKeysEnd,
			dreist.DrawCard: dreistmsg.FirstgameKeysDraw, dreist.GiveCards: dreistmsg.FirstgameKeysGive,
		}[wanted.Action]
	}
	return g.table.Say.Say(key)
}

// texts says that a move is held back, and why.
func (k kept) texts(say words.Sentences) (what, why string) {
	if k.asks {
		if k.move.Action == dreist.DrawCard {
			return say.Say(dreistmsg.FirstgameLoseDraw), say.Say(dreistmsg.FirstgameLoseMore)
		}
		return say.Say(dreistmsg.FirstgameLoseOther), say.Say(dreistmsg.FirstgameLoseMore)
	}
	why = say.Say(dreistmsg.FirstgameLaterMore, assets.Values{"Idea": say.Say("firstgame." + k.idea + ".title")})
	switch k.move.Action {
	case dreist.LayCard:
		return say.Say(dreistmsg.FirstgameLaterCard, assets.Values{"Card": say.Card(k.move.Card)}), why
	case dreist.DiscardCard:
		return say.Say(dreistmsg.FirstgameLaterDiscard), why
	}
	return say.Say(dreistmsg.FirstgameLaterTurn), why
}

// PassedBy names an idea that did not come up, and where to read about it; "" if all did.
func PassedBy(l *tutor.Lesson, say words.Sentences) string {
	open := l.Open()
	if len(open) == 0 {
		return ""
	}
	key := dreistmsg.FirstgameOpenMore
	if len(open) == 1 {
		key = dreistmsg.FirstgameOpenOne
	}
	return say.Say(key, assets.Values{"Idea": say.Say(open[0].TitleKey())})
}

// topic returns the subject of the note: an idea, or something between two ideas.
func (g *Tutorial) topic() topic {
	p := g.table.Position()
	idea, ok := g.Lesson.Active()
	wanted, mine := g.Wanted()
	asking := p.May(dreist.Draw()) && !g.of.declined
	switch {
	case p.Winner() == tutor.You:
		return topic{say: "over.won.say"}
	case g.table.Match.Over():
		return topic{say: "over.say"}
	case g.table.OthersShow() || !mine:
		if g.table.Device != input.Mouse {
			return topic{say: "watch.say.keys"}
		}
		return topic{say: "watch.say"}
	case g.Lesson.Done():
		return topic{say: "free.say", more: "free.more"}
	case wins(p, wanted):
		return finalCard(wanted, asking)
	case ok:
		return g.explain(idea, asking)
	}
	return g.between(wanted, asking)
}

// explain returns the topic of an idea in the current position.
func (g *Tutorial) explain(idea tutor.Idea, asking bool) topic {
	n := about(idea.ID)
	switch idea.ID {
	case "empty":
		if !asking && g.table.Position().Laid() > 0 {
			n.say = "more.say" // the use of an empty hand has been explained
			return n
		}
		return n.asked(asking)
	case "gift":
		return n.asked(asking)
	case "draw":
		n.more += g.unexplained()
	case "clear":
		if g.sweptByEgon(len(g.table.Match.History())) {
			n.more += ".seen"
		}
	}
	return n
}

// unexplained returns the end of the key that explains a DREIer that came before its idea, else "".
func (g *Tutorial) unexplained() string {
	history := g.table.Match.History()
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

// between returns the topic if no idea is needed.
func (g *Tutorial) between(wanted dreist.Move, asking bool) topic {
	p := g.table.Position()
	var n topic
	switch wanted.Action {
	case dreist.GiveCards:
		return about("giftagain").asked(asking)
	case dreist.DrawCard:
		n = about("drawagain")
		if g.Lesson.Has("gift") {
			n.more += ".gift"
		}
		return n
	case dreist.EndTurn:
		if g.ended() > 1 {
			return only("end")
		}
		return about("end")
	case dreist.DiscardCard:
		n = only("stuck")
	default:
		n = only("more")
		if p.Laid() == 0 {
			n = only("turn")
		}
		if g.leavesGap(wanted) {
			n = only("gap")
		}
	}
	if p.Laid() == 0 && !g.Lesson.Has("clear") && g.sweptByEgon(1) {
		n.more = "swept.more"
	}
	return n
}

// finalCard returns the topic of a winning move.
func finalCard(m dreist.Move, asking bool) topic {
	n := only("last")
	switch m.Action {
	case dreist.DiscardCard:
		n.say += ".discard"
	case dreist.GiveCards:
		n.say += ".give"
		return n.asked(asking)
	}
	return n
}

// wins reports whether the player wins by a move.
func wins(p *dreist.Position, m dreist.Move) bool {
	next := *p
	return next.Play(m) == nil && next.Winner() == tutor.You
}

// sweptByEgon reports whether Egon has cleared a column within the last moves.
func (g *Tutorial) sweptByEgon(moves int) bool {
	history := g.table.Match.History()
	for _, s := range history[max(len(history)-moves, 0):] {
		for _, e := range s.Events {
			if _, ok := e.(dreist.ColumnCleared); ok && dreist.Seat(s.Seat) == dreist.EgonSeat {
				return true
			}
		}
	}
	return false
}

// ended returns the number of turns that the player has ended.
func (g *Tutorial) ended() int {
	n := 0
	for _, s := range g.table.Match.History() {
		if dreist.Seat(s.Seat) == tutor.You && s.Move.Action == dreist.EndTurn {
			n++
		}
	}
	return n
}

// ReadAloud returns the whole note.
func (g *Tutorial) ReadAloud() []string {
	g.follow()
	if g.alone() && !g.table.Match.Over() {
		return nil
	}
	n := g.write(g.table.Say)
	met, all := g.Lesson.Met()
	return []string{n.Say, n.Keys, n.More, g.table.Say.Say(msg.FirstgameAgainText, assets.Values{"Met": met, "All": all})}
}
