package thegame

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/script"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/game/thegame/record"
	"dreist/game/thegame/tutor"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/table"
	"dreist/render/thegame/tutorial"
)

// tutorSlot keeps an unfinished first game.
const tutorSlot store.Slot = "tutor"

// firstGame returns the guided first game, with its prepared deal.
func (g *game) firstGame() screens.FirstGame {
	return screens.FirstGame{
		Front: g.Front, Play: g.playFirst, Resume: func() shell.Step { return g.Resume(g.begunFirst()) },
		Begun: func() (met, all int, ok bool) {
			k := g.begunFirst()
			if k == nil {
				return 0, 0, false
			}
			m := k.Match.(*match.Match)
			met, all = tutor.Read(m.Start(), m.History(), script.Seen{}).Met()
			return met, all, true
		},
	}
}

// begunFirst returns the unfinished first game, nil if it has no moves yet.
func (g *game) begunFirst() *keep.Kept {
	if k := g.Find(tutorSlot); k != nil && k.Match.(*match.Match).Length() > 0 {
		return k
	}
	return nil
}

// playFirst begins the first game.
func (g *game) playFirst() shell.Step {
	return g.begin(tutorSlot, func(to play.Saver) (keep.Match, error) {
		return match.New(tutor.Deal(), g.alone(), []record.Tag{{Name: match.PracticeTag, Value: guided}}, to)
	})
}

// fresh reports whether nobody has played THE GAME yet: neither to the end nor so that it can be gone on with.
func (g *game) fresh() bool {
	if len(g.Profile.History(store.Filter{Game: record.Name})) > 0 {
		return false
	}
	for _, mode := range modes() {
		if g.Find(mode) != nil {
			return false
		}
	}
	return true
}

// teach has the first game taught at its table, between hints.
func (b *board) teach() {
	t := b.table
	guide := tutorial.New(t, b.game.Canvas.Labels)
	b.hinter.At(taught{t, guide})
	t.SetGuide(guide)
	t.Device = b.game.Last().Source() // keys are named to players who use them
	t.Status.NoNotes = true
	b.screen.Begin = func() []panel.Button { return []panel.Button{b.screen.Anew(msg.FirstgameAgainAnew, b.game.playFirst)} }
}

// first reports whether the first game is on the table.
func (b *board) first() bool {
	return b.screen.Kept != nil && b.screen.Kept.Slot == b.game.Slot(tutorSlot)
}

// taught is a table that has its teacher back after a hint.
type taught struct {
	*table.Table
	teacher *tutorial.Tutorial
}

// SetGuide lets a hint lead, or the teacher again.
func (t taught) SetGuide(g table.Guide) {
	if g == nil {
		g = t.teacher
	}
	t.Table.SetGuide(g)
}

// endFirst tells how the first game has ended, and offers a whole one.
func (b *board) endFirst(e *screens.End) shell.Screen {
	g, p := b.game, b.table.Match.Position()
	values := assets.Values{"Cards": tutor.Cards, "All": thegame.Deck}
	e.Draw = func(in screens.EndRoom, at stage.Span) { g.drawEnd(in, p.Won(), at) }
	whole := g.Button(thegamemsg.TutorEndedWhole, panel.Primary, g.playAlone)
	whole.Label = g.Say(thegamemsg.TutorEndedWhole, values)
	title, told := func() string { return g.Say(thegamemsg.TutorEndedTitle) }, thegamemsg.TutorEndedWon
	if !p.Won() {
		title, told = func() string { return g.Count(thegamemsg.PlayedRest, p.Rest(), nil) }, thegamemsg.TutorEndedLost
	}
	return e.Screen(title, func() []panel.Item {
		return []panel.Item{panel.Paragraph{Text: g.Say(told, values), Left: true}}
	}, func() []panel.Item {
		return []panel.Item{e.Fold([]panel.Button{whole}, e.LookButton(), g.Button(thegamemsg.TutorEndedAnew, panel.Quiet, g.playFirst), e.Leave())}
	})
}
