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
func (t *Tutorial) Task(idea primer.Idea, m thegame.Move, asked bool) teach.Task[thegame.Pile] {
	if idea.ID == "" {
		return teach.Task[thegame.Pile]{}
	}
	first, last := primer.FirstCard(idea), primer.LastCard(idea)
	task := teach.Task[thegame.Pile]{Speaker: idea.Speaker, TextKey: "tutor." + idea.ID + ".say", MoreKey: "tutor." + idea.ID + ".more", LaterKey: "tutor.later.lay", ControlsKey: keys[idea.Action],
		Values: assets.Values{"Cards": primer.FirstDealSize, "All": thegame.CardCount, "First": first, "Last": last}}
	back, taken := t.lastLaid()
	switch {
	case asked && m.Action == thegame.LayCard:
		task.Values["Card"], task.Values["Pile"], task.Values["Shown"] = m.Card, table.PileName(m.Pile), t.table.ShownPosition().TopCard(m.Pile)
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
func (t *Tutorial) LastRemark() (text string, who thegame.Pile) {
	who = t.remark.Pile
	if t.remark.Occasion == primer.DrawPileEmpty {
		who = sour
	}
	return t.table.Phrases.Say("tutor.remark."+string(t.remark.Occasion), assets.Values{"Step": t.remark.Step}), who
}

// GreetPlayer lets the speaking character look at the player.
func (t *Tutorial) GreetPlayer(who thegame.Pile) {
	if who != sour {
		t.table.GreetPlayers(who)
	}
}

func (t *Tutorial) lastLaid() (laid thegame.CardLaid, ok bool) {
	if h := t.table.Match.History(); len(h) > 0 {
		for _, e := range h[len(h)-1].Events {
			if e, is := e.(thegame.CardLaid); is {
				return e, true
			}
		}
	}
	return laid, false
}

// BubbleRoom returns the room beside the land, below the head of the speaker; for the sour pile the ground above it.
func (t *Tutorial) BubbleRoom(who thegame.Pile) geom.Rect {
	geo := t.table.Timeline.Geometry()
	if who == sour {
		return geo.LeftColumn
	}
	top, low := t.perch(who).Bottom(), geo.HintRect.Y-geo.Gap
	if idea, led := t.Lesson.CurrentIdea(); led && idea.Action != lesson.AskHint {
		low = geo.Log.Bottom() // the button for a hint is hidden
	}
	return geom.Rect{X: geo.Log.X, Y: top, W: geo.Log.W, H: low - top}
}

// perch returns the place of a speaker's head on the bubble, which is too far from the character itself for a tail.
func (t *Tutorial) perch(who thegame.Pile) geom.Rect {
	geo, size := t.table.Timeline.Geometry(), t.table.FigureRect(who).W
	return geom.Rect{X: geo.Log.X + geo.Gap, Y: geo.Log.Y, W: size, H: size}
}

// BubblePlace returns the rectangle of a speaker's bubble, w×h large, in its BubbleRoom, and the tip of the bubble's tail. Only the sour pile's
// bubble has a tail; for the others tip is the centre.
func (t *Tutorial) BubblePlace(who thegame.Pile, w, h float64) (box geom.Rect, tip geom.Point) {
	geo, in := t.table.Timeline.Geometry(), t.BubbleRoom(who)
	if who == sour {
		box = geom.Rect{X: max(in.Right()-w, geo.Stage.X+geo.Gap), Y: in.Bottom() - h, W: w, H: h}
		return box, geom.Point{X: geo.DrawPile.Center().X, Y: geo.DrawPile.Y - geo.Gap}
	}
	box = geom.Rect{X: min(in.X, geo.Stage.Right()-geo.Gap-w), Y: in.Y, W: w, H: h}
	return box, box.Center()
}

// Draw draws the bubble, the sour pile if it speaks, and the way of the wanted card.
func (t *Tutorial) Draw(e *kit.Canvas) {
	at, geo := t.table, t.table.Timeline.Geometry()
	if at.Phase == tabletop.ReplayPhase {
		return
	}
	t.FollowMatch()
	met, _ := t.Lesson.CountMetIdeas()
	ink, alpha := e.Palette().MutedText, 0.5
	if met > 0 {
		ink, alpha = pictures.PileColor(thegame.Pile((met-1)%thegame.PileCount)), 1
	}
	area := t.Speech.Rect.Union(geo.Mat)
	if t.Speaker() == sour {
		area = area.Union(geo.DrawPile)
	}
	t.Speech.Draw(e, geo.TextUnit(), t.Bubble.Count, ink, alpha, area, func() {
		if who := t.Speaker(); who == sour {
			e.DrawPicture(pictures.SourMoodWorried, geom.RectAround(geo.DrawPile.Center(), geo.DrawPile.W, geo.DrawPile.W), 1)
		} else {
			e.DrawPicture(pictures.CharacterMotif{Pile: who, Mood: pictures.MoodAsking}, t.perch(who), 1)
		}
	})
	if m, ok := t.Lesson.WantedMove(); ok && t.IsShowingGesture() {
		t.Ghost.Draw(e, geo.TextUnit(), pictures.FaceMotif(m.Card), at.Timeline.Pose(m.Card).Rect(), geo.Rows[m.Pile].Card, at.Timeline.HasReducedMotion())
	}
}
