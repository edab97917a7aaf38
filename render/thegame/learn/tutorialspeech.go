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

// keys are the keys of sentences about keys of the keyboard, by the deed that a task wants.
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
		task.Values["Card"], task.Values["Pile"], task.Values["Shown"] = m.Card, table.PileName(m.Pile), g.Table.ShownPosition().TopCard(m.Pile)
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
	return g.Table.Phrases.Say("tutor.remark."+string(g.remark.Occasion), assets.Values{"Step": g.remark.Step}), who
}

// GreetPlayer lets the speaking character look at the player.
func (g *Tutorial) GreetPlayer(who thegame.Pile) {
	if who != sour {
		g.Table.Greet(who)
	}
}

// lastLaid returns the card that was laid last; ok is false if none was.
func (g *Tutorial) lastLaid() (laid thegame.CardLaid, ok bool) {
	if h := g.Table.Match.History(); len(h) > 0 {
		for _, e := range h[len(h)-1].Events {
			if e, is := e.(thegame.CardLaid); is {
				return e, true
			}
		}
	}
	return laid, false
}

// BubbleRoom returns the room for a bubble: the column beside the land nearer to its character, where it covers neither cards nor piles.
func (g *Tutorial) BubbleRoom(who thegame.Pile) geom.Rect {
	geo := g.Table.Timeline.Geometry()
	if who != sour && g.Table.FigureRect(who).Center().X > geo.Mat.Center().X {
		right := geo.Log
		right.H = geo.HintRect.Y - geo.Gap - right.Y
		return right
	}
	return geo.LeftColumn
}

// BubblePlace returns the rectangle of a bubble, w×h large, in that column, and the tip of its tail at the speaking character.
func (g *Tutorial) BubblePlace(who thegame.Pile, w, h float64) (box geom.Rect, tip geom.Point) {
	geo, in := g.Table.Timeline.Geometry(), g.BubbleRoom(who)
	box = geom.Rect{X: max(in.Right()-w, geo.Stage.X+geo.Gap), W: w, H: h}
	if tip = (geom.Point{X: geo.DrawPile.Center().X, Y: geo.DrawPile.Y - geo.Gap}); who != sour {
		at := g.Table.FigureRect(who)
		if tip = (geom.Point{X: max(at.X, geo.Mat.X+geo.Gap), Y: at.Center().Y}); in.X > geo.Mat.X {
			box.X, tip.X = min(in.X, geo.Stage.Right()-geo.Gap-w), min(at.Right(), geo.Mat.Right()-geo.Gap)
		}
	}
	box.Y = min(max(tip.Y-h/2, in.Y), in.Bottom()-h)
	return box, tip
}

// Draw draws the bubble, the sour pile if it speaks, and the way of the wanted card.
func (g *Tutorial) Draw(e *kit.Canvas) {
	t, geo := g.Table, g.Table.Timeline.Geometry()
	if t.Phase == tabletop.ReplayPhase {
		return
	}
	g.FollowMatch()
	met, _ := g.Lesson.Met()
	ink, alpha := e.Palette().MutedText, 0.5
	if met > 0 {
		ink, alpha = pictures.PileColour(thegame.Pile((met-1)%thegame.PileCount)), 1
	}
	area := g.Speech.Rect.Union(geo.Mat)
	if g.Speaker() == sour {
		area = area.Union(geo.DrawPile)
	}
	g.Speech.Draw(e, geo.TextUnit(), g.Content.Count, ink, alpha, area, func() {
		if g.Speaker() == sour {
			e.DrawPicture(pictures.Worried, geom.RectAround(geo.DrawPile.Center(), geo.DrawPile.W, geo.DrawPile.W), 1)
		}
	})
	if m, ok := g.Lesson.WantedMove(); ok && g.IsShowingGesture() {
		g.Ghost.Draw(e, geo.TextUnit(), pictures.FaceMotif(m.Card), t.Timeline.Pose(m.Card).Rect(), geo.Rows[m.Pile].Card, t.Timeline.HasReducedMotion())
	}
}
