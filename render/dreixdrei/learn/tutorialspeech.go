package learn

import (
	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// Task returns the words of an idea, the zero Task for none.
func (t *Tutorial) Task(idea primer.Idea, m dreixdrei.Move, asked bool) teach.Task[dreixdrei.Seat] {
	if idea.ID == "" {
		return teach.Task[dreixdrei.Seat]{}
	}
	at := t.table
	task := teach.Task[dreixdrei.Seat]{Speaker: idea.Speaker, TextKey: "dreixdrei.tutor." + idea.ID + ".say", MoreKey: "dreixdrei.tutor." + idea.ID + ".more",
		LaterKey: "dreixdrei.tutor." + idea.ID + ".later", ControlsKey: "dreixdrei.tutor.keys.lay", Values: assets.Values{}}
	demand, _ := at.ShownPosition().Demand()
	task.Values["Demand"] = demand
	if !asked {
		if idea.ID == primer.HintIdea {
			task.ControlsKey = "dreixdrei.tutor.keys.hint"
		}
		return task
	}
	switch m.Action {
	case dreixdrei.SwapCards:
		task.Values["Hand"], task.Values["Open"] = table.KindName(m.HandKind), table.KindName(m.OpenKind)
		task.ControlsKey = "dreixdrei.tutor.keys.swap"
	case dreixdrei.EndSwapping:
		task.TextKey, task.LaterKey, task.ControlsKey = "dreixdrei.tutor.swap.say.then", "dreixdrei.tutor.swap.later.then", "dreixdrei.tutor.keys.done"
	case dreixdrei.PickUpPile:
		task.ControlsKey = "dreixdrei.tutor.keys.take"
	case dreixdrei.LayCards:
		task.Values["Card"] = table.KindName(m.Kind())
		switch {
		case idea.ID == primer.PairIdea:
			task.ControlsKey = "dreixdrei.tutor.keys.pair"
		case at.IsNamingJokers():
			task.Speaker = primer.PartnerSeat // the wheel covers the room of the other bubble
			task.TextKey, task.LaterKey, task.ControlsKey = "dreixdrei.tutor.joker.say.name", "dreixdrei.tutor.joker.later.name", "dreixdrei.tutor.keys.name"
		case idea.ID == primer.JokerIdea && at.ShownPosition().MustLayAgain():
			task.TextKey, task.LaterKey = "dreixdrei.tutor.joker.say.then", "dreixdrei.tutor.joker.later.then"
		}
	}
	return task
}

// remark is a remark that is made once, if its event happens after the script: the key of its text, and the seat that it is about.
type remark struct {
	key  string
	seat dreixdrei.Seat
}

// remarkOn returns the remark that an event is an occasion for, the zero remark if it is none.
func remarkOn(e dreixdrei.Event) remark {
	switch e := e.(type) {
	case dreixdrei.CardsLaid:
		switch e.Kind {
		case dreixdrei.Invisible:
			return remark{"dreixdrei.tutor.remark.invisible", e.Seat}
		case dreixdrei.Restart:
			return remark{"dreixdrei.tutor.remark.restart", e.Seat}
		}
	case dreixdrei.PileDeleted:
		return remark{"dreixdrei.tutor.remark.delete", e.Seat}
	case dreixdrei.FourSetAside:
		return remark{"dreixdrei.tutor.remark.four", e.Seat}
	case dreixdrei.SeatFinished:
		if e.Seat != primer.LearnerSeat {
			return remark{"dreixdrei.tutor.remark.out", e.Seat}
		}
	}
	return remark{}
}

// LastRemark returns the words of the last remark and its speaker.
func (t *Tutorial) LastRemark() (text string, who dreixdrei.Seat) {
	who = primer.LearnerSeat
	if at := t.table; at.ShownPosition().Place(primer.PartnerSeat) == 0 || !at.ShownPosition().IsFinished(primer.PartnerSeat) {
		who = primer.PartnerSeat
	}
	return t.table.Phrases.Say(t.remark.key, assets.Values{"Name": t.table.Phrases.SeatNames[t.remark.seat]}), who
}

// GreetPlayer lets the player's figure look glad if it speaks.
func (t *Tutorial) GreetPlayer(who dreixdrei.Seat) {
	if who == primer.LearnerSeat {
		t.table.ShowGladFigure()
	}
}

// BubbleRoom returns the room in the ring, below the player at the left and above the figure of the player at the screen.
func (t *Tutorial) BubbleRoom(dreixdrei.Seat) geom.Rect {
	line := t.table.Timeline
	geo := line.Geometry()
	in, above := geo.RingFloor, geo.OtherSeats[0].Box.Bottom()+geo.Gap*0.4
	return geom.Rect{X: in.X, Y: above, W: geo.PileRect(len(line.View().Pile)).X - 2*geo.Gap - in.X, H: geo.RefusalRect.Y - above}
}

// BubblePlace returns the rectangle of a bubble, w×h large, and the tip of its tail at the speaking figure.
func (t *Tutorial) BubblePlace(who dreixdrei.Seat, w, h float64) (box geom.Rect, tip geom.Point) {
	geo, in := t.table.Timeline.Geometry(), t.BubbleRoom(who)
	low := max(in.Bottom()-h, in.Y)
	box = geom.Rect{X: in.X, Y: min(in.Y+geo.Gap*tail, low), W: w, H: h}
	if number, ok := t.table.Timeline.Seating().OtherNumber(who); ok {
		at := geo.OtherSeats[number].Portrait
		return box, geom.Point{X: at.Center().X, Y: at.Bottom()}
	}
	box.Y = low
	return box, geom.Point{X: geo.OwnFigure.Center().X, Y: geo.OwnFigure.Y}
}

// tail is the distance of a bubble from the figure that speaks, in gaps.
const tail = 1.6

// Draw draws the bubble, and the way of the wanted cards.
func (t *Tutorial) Draw(e *kit.Canvas) {
	at, geo := t.table, t.table.Timeline.Geometry()
	if at.Phase == tabletop.ReplayPhase {
		return
	}
	t.FollowMatch()
	met, _ := t.Lesson.CountMetIdeas()
	ink, alpha := e.Palette().MutedText, 0.5
	if met > 0 {
		ink, alpha = pictures.FighterColor(pictures.Fighter(met)), 1
	}
	area := t.Speech.Rect.Union(geo.Ring)
	t.Speech.Draw(e, geo.TextUnit(), t.Bubble.Count, ink, alpha, area, func() {})
	m, _ := t.Lesson.WantedMove()
	if from, to, ok := t.way(m); ok && t.IsShowingGesture() {
		face := kit.Motif(pictures.FaceOf(at.ShownPosition().Face(from), from.Colour()))
		t.Ghost.Draw(e, geo.TextUnit(), face, at.Timeline.Pose(from).Rect(), to, at.Timeline.HasReducedMotion())
	}
}

// way returns the card that a move moves first, and the rectangle to which it goes; ok is false if there is nothing to point at: no such card is
// there, or the player is naming jokers.
func (t *Tutorial) way(m dreixdrei.Move) (from dreixdrei.Card, to geom.Rect, ok bool) {
	at, geo := t.table, t.table.Timeline.Geometry()
	p := at.ShownPosition()
	hand, rows := p.AppendHand(nil, primer.LearnerSeat), p.OpenCards(primer.LearnerSeat)
	of := func(cards []dreixdrei.Card, k dreixdrei.Kind) dreixdrei.Card {
		for _, c := range cards {
			if c.Kind() == k {
				return c
			}
		}
		return dreixdrei.NoCard
	}
	switch {
	case m.Action == dreixdrei.SwapCards:
		from = of(hand, m.HandKind)
		if open := of(rows[:], m.OpenKind); open != dreixdrei.NoCard {
			to = at.Timeline.Pose(open).Rect()
		}
	case m.Action == dreixdrei.LayCards && !at.IsNamingJokers():
		from, to = of(hand, m.CardsToLay()[0].Kind), geo.Pile
	case m.Action == dreixdrei.PickUpPile && p.PileSize() > 0:
		from, to = p.Pile()[p.PileSize()-1], geo.HandSpot(0, 1)
	}
	return from, to, from != dreixdrei.NoCard && to.W > 0
}
