package learn

import (
	"dreist/assets"
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/table"
)

var keys = map[lesson.IdeaAction]string{lesson.MakeMove: "tutor.keys.lay", lesson.TakeBack: "tutor.keys.back", lesson.AskHint: "tutor.keys.hint"}

// Task returns the words of an idea, the zero Task for none.
func (g *Tutorial) Task(idea primer.Idea, m thegame.Move, asked bool) teach.Task[thegame.Pile] {
	if idea.ID == "" {
		return teach.Task[thegame.Pile]{}
	}
	first, last := primer.FirstCard(idea), primer.LastCard(idea)
	task := teach.Task[thegame.Pile]{Speaker: idea.Speaker, TextKey: "tutor." + idea.ID + ".say", MoreKey: "tutor." + idea.ID + ".more", LaterKey: "tutor.later.lay", ControlsKey: keys[idea.Action],
		Values: assets.Values{"Cards": primer.FirstDealSize, "All": thegame.CardCount, "First": first, "Last": last}}
	back, taken := g.lastLaid()
	switch {
	case asked && m.Action == thegame.LayCard:
		task.Values["Card"], task.Values["Pile"], task.Values["Shown"] = m.Card, table.PileName(m.Pile), g.table.ShownPosition().TopCard(m.Pile)
	case taken:
		task.Values["Card"], task.Values["Step"] = back.Card, back.Step
	}
	switch {
	case idea.Action == lesson.TakeBack:
		task.LaterKey = "tutor.later.back"
	case asked && m.Action == thegame.EndTurn:
		task.ControlsKey, task.LaterKey = "tutor.keys.end", "tutor.later.end"
	case asked && idea.ID == primer.BuildIdea && m.Card == last:
		task.TextKey = "tutor.build.say.then"
	case idea.ID == primer.BuildIdea:
		task.LaterKey = "tutor.later.build" // it does not name the card
	}
	return task
}

// LastRemark returns the words of the last remark and its speaker.
func (g *Tutorial) LastRemark() (text string, who thegame.Pile) {
	who = g.remark.Pile
	if g.remark.Occasion == primer.DrawPileEmpty {
		who = sour
	}
	return g.table.Phrases.Say("tutor.remark."+string(g.remark.Occasion), assets.Values{"Step": g.remark.Step}), who
}

// GreetPlayer lets the speaking character look at the player.
func (g *Tutorial) GreetPlayer(who thegame.Pile) {
	if who != sour {
		g.table.Greet(who)
	}
}

func (g *Tutorial) lastLaid() (laid thegame.CardLaid, ok bool) {
	if h := g.table.Match.History(); len(h) > 0 {
		for _, e := range h[len(h)-1].Events {
			if e, is := e.(thegame.CardLaid); is {
				return e, true
			}
		}
	}
	return laid, false
}

// BubbleRoom returns the room beside the land, below the head of the speaker; for the sour pile the ground above it.
func (g *Tutorial) BubbleRoom(who thegame.Pile) geom.Rect {
	geo := g.table.Timeline.Geometry()
	if who == sour {
		return geo.LeftColumn
	}
	top, low := g.perch(who).Bottom(), geo.HintRect.Y-geo.Gap
	if idea, led := g.Lesson.CurrentIdea(); led && idea.Action != lesson.AskHint {
		low = geo.Log.Bottom() // the button for a hint is hidden
	}
	return geom.Rect{X: geo.Log.X, Y: top, W: geo.Log.W, H: low - top}
}

// perch returns the place of a speaker's head on the bubble, which is too far from the character itself for a tail.
func (g *Tutorial) perch(who thegame.Pile) geom.Rect {
	geo, size := g.table.Timeline.Geometry(), g.table.FigureRect(who).W
	return geom.Rect{X: geo.Log.X + geo.Gap, Y: geo.Log.Y, W: size, H: size}
}

// BubblePlace returns the rectangle of a bubble, w×h large, in that room, and the tip of its tail, which only that of the sour pile has.
func (g *Tutorial) BubblePlace(who thegame.Pile, w, h float64) (box geom.Rect, tip geom.Point) {
	geo, in := g.table.Timeline.Geometry(), g.BubbleRoom(who)
	if who == sour {
		box = geom.Rect{X: max(in.Right()-w, geo.Stage.X+geo.Gap), Y: in.Bottom() - h, W: w, H: h}
		return box, geom.Point{X: geo.DrawPile.Center().X, Y: geo.DrawPile.Y - geo.Gap}
	}
	box = geom.Rect{X: min(in.X, geo.Stage.Right()-geo.Gap-w), Y: in.Y, W: w, H: h}
	return box, box.Center()
}

// Draw draws the bubble, the sour pile if it speaks, and the way of the wanted card.
func (g *Tutorial) Draw(e *kit.Canvas) {
	t, geo := g.table, g.table.Timeline.Geometry()
	if t.Phase == tabletop.ReplayPhase {
		return
	}
	g.FollowMatch()
	met, _ := g.Lesson.CountMetIdeas()
	ink, alpha := e.Palette().MutedText, 0.5
	if met > 0 {
		ink, alpha = pictures.PileColour(thegame.Pile((met-1)%thegame.PileCount)), 1
	}
	area := g.Speech.Rect.Union(geo.Mat)
	if g.Speaker() == sour {
		area = area.Union(geo.DrawPile)
	}
	g.Speech.Draw(e, geo.TextUnit(), g.Content.Count, ink, alpha, area, func() {
		if who := g.Speaker(); who == sour {
			e.DrawPicture(pictures.Worried, geom.RectAround(geo.DrawPile.Center(), geo.DrawPile.W, geo.DrawPile.W), 1)
		} else {
			e.DrawPicture(pictures.Role{Pile: who, Mood: pictures.Asking}, g.perch(who), 1)
		}
	})
	if m, ok := g.Lesson.WantedMove(); ok && g.IsShowingGesture() {
		g.Ghost.Draw(e, geo.TextUnit(), pictures.FaceMotif(m.Card), t.Timeline.Pose(m.Card).Rect(), geo.Rows[m.Pile].Card, t.Timeline.HasReducedMotion())
	}
}
