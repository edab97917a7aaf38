package learn

import (
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/game/dreist/record"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/teach"
)

// topic is the subject that the chick talks about, as keys without their prefix.
type topic struct {
	say  string
	more string // empty if there is no more to read
}

// about returns a topic with more to read; the keys of both texts begin with name.
func about(name string) topic { return topic{name + ".say", name + ".more"} }

// only returns a topic without more to read.
func only(name string) topic { return topic{say: name + ".say"} }

// asked returns the topic or, if the player is asked whether to draw, its variant that advises against that.
func (t topic) asked(asking bool) topic {
	if asking {
		t.say += ".asked"
	}
	return t
}

// Task returns the sentences of the chick about an idea, or between two ideas.
func (t *Tutorial) Task(idea lesson.Idea[dreist.Move, struct{}], wanted dreist.Move, mine bool) teach.Task[struct{}] {
	p, say := t.table.ShownPosition(), t.table.Phrases
	about := t.topic(idea, wanted, mine)
	task := teach.Task[struct{}]{TextKey: "firstgame." + about.say, Values: assets.Values{"Left": p.CardsLeft(primer.LearnerSeat), "No": say.Say(t.table.DeclineTextKey())}}
	if about.more != "" {
		task.MoreKey = "firstgame." + about.more
	}
	if wanted.Action == dreist.LayCard {
		task.Values["Card"], task.Values["Number"], task.Values["Row"] = say.CardName(wanted.Card), wanted.Card.Number(), int(wanted.Row)
	}
	switch {
	case t.table.Match.IsOver():
		t.tellMissed(&task)
	case t.table.IsWatching():
		task.ControlsKey = "firstgame.keys.watch"
	case mine && !t.Progress.IsDone(): // else the prompt has them
		task.ControlsKey = t.keys(wanted)
	}
	if t.HasTriedLaterMove {
		t.tellKept(&task)
	}
	return task
}

// keys returns the key of the sentence about the keys for the wanted move.
func (t *Tutorial) keys(wanted dreist.Move) string {
	switch {
	case t.table.Question() == scene.DiscardQuestion:
		return "keys.discard"
	case t.isAsked() && wanted.Action != dreist.DrawCard:
		return "firstgame.keys.decline"
	}
	return [...]string{
		dreist.LayCard: "firstgame.keys.lay", dreist.DiscardCard: "firstgame.keys.discard", dreist.EndTurn: "firstgame.keys.end",
		dreist.DrawCard: "firstgame.keys.draw", dreist.GiveCards: "firstgame.keys.give",
	}[wanted.Action]
}

// tellMissed names an idea that did not come up, if there is one, and where to read about it.
func (t *Tutorial) tellMissed(task *teach.Task[struct{}]) {
	open := t.Progress.UnmetIdeas()
	if len(open) == 0 {
		return
	}
	task.MoreKey = "firstgame.open.more"
	if len(open) == 1 {
		task.MoreKey = "firstgame.open.one"
	}
	task.Values["Idea"] = t.table.Phrases.Say(open[0].TitleKey())
}

// tellKept says that a move is held back, and why.
func (t *Tutorial) tellKept(task *teach.Task[struct{}]) {
	k, say := t.kept, t.table.Phrases
	task.MoreKey = "firstgame.lose.more"
	switch {
	case k.asks && k.move.Action == dreist.DrawCard:
		task.LaterKey = "firstgame.lose.draw"
		return
	case k.asks:
		task.LaterKey = "firstgame.lose.other"
		return
	case k.move.Action == dreist.LayCard:
		task.LaterKey, task.Values["Card"] = "firstgame.later.card", say.CardName(k.move.Card)
	case k.move.Action == dreist.DiscardCard:
		task.LaterKey = "firstgame.later.discard"
	default:
		task.LaterKey = "firstgame.later.turn"
	}
	task.MoreKey, task.Values["Idea"] = "firstgame.later.more", say.Say("firstgame."+k.idea+".title")
}

// GreetPlayer does nothing: the chick looks at the player anyway.
func (*Tutorial) GreetPlayer(struct{}) {}

func (t *Tutorial) isAsked() bool {
	return t.table.ShownPosition().CanMove(dreist.Draw()) && !t.declined
}

func (t *Tutorial) topic(idea lesson.Idea[dreist.Move, struct{}], wanted dreist.Move, mine bool) topic {
	p := t.table.ShownPosition()
	switch {
	case p.Winner() == primer.LearnerSeat:
		return only("over.won")
	case t.table.Match.IsOver():
		return only("over")
	case (t.table.IsWatching() || !mine) && t.table.Device != input.MouseSource:
		return topic{say: "watch.say.keys"}
	case t.table.IsWatching() || !mine:
		return only("watch")
	case t.Progress.IsDone():
		return about("free")
	case wins(p, wanted):
		return finalCard(wanted, t.isAsked())
	case idea.ID != "":
		return t.explain(idea.ID)
	}
	return t.between(wanted)
}

func (t *Tutorial) explain(idea string) topic {
	n := about(idea)
	switch idea {
	case "empty", "gift":
		if idea == "empty" && !t.isAsked() && t.table.ShownPosition().LaidCount() > 0 {
			n.say = "more.say" // the use of an empty hand has been explained
		}
		return n.asked(t.isAsked())
	case "draw":
		n.more += t.unexplained()
	case "clear":
		if t.isSweptByEgon(len(t.table.Match.History())) {
			n.more += ".seen"
		}
	}
	return n
}

// unexplained returns the end of the key that explains a DREIer that came before its idea, else "".
func (t *Tutorial) unexplained() string {
	history := t.table.Match.History()
	for _, e := range history[len(history)-1].Events {
		switch trio, ok := e.(dreist.TrioMade); {
		case ok && trio.IsColumn && !t.Progress.HasMet("clear"):
			return ".column"
		case ok && !trio.IsColumn && !t.Progress.HasMet("trio"):
			return ".row"
		}
	}
	return ""
}

// between returns the topic between two ideas.
func (t *Tutorial) between(wanted dreist.Move) topic {
	p := t.table.ShownPosition()
	var n topic
	switch wanted.Action {
	case dreist.GiveCards:
		return about("giftagain").asked(t.isAsked())
	case dreist.DrawCard:
		n = about("drawagain")
		if t.Progress.HasMet("gift") {
			n.more += ".gift"
		}
		return n
	case dreist.EndTurn:
		if t.times(func(s record.Step) bool { return isYours(s) && s.Move.Action == dreist.EndTurn }) > 1 {
			return only("end")
		}
		return about("end")
	case dreist.DiscardCard:
		n = only("stuck")
	default:
		n = only("more")
		if p.LaidCount() == 0 {
			n = only("turn")
		}
		if t.leavesGap(wanted) {
			n = only("gap")
		}
	}
	if p.LaidCount() == 0 && !t.Progress.HasMet("clear") && t.isSweptByEgon(1) {
		n.more = "swept.more"
	}
	return n
}

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

func wins(p *dreist.Position, m dreist.Move) bool {
	next := *p
	return next.Play(m) == nil && next.Winner() == primer.LearnerSeat
}

// isSweptByEgon reports whether Egon has cleared a column within the last moves.
func (t *Tutorial) isSweptByEgon(moves int) bool {
	history := t.table.Match.History()
	return slices.ContainsFunc(history[max(len(history)-moves, 0):], func(s record.Step) bool {
		return dreist.Seat(s.Seat) == dreist.EgonSeat && slices.ContainsFunc(s.Events, isClearing)
	})
}
