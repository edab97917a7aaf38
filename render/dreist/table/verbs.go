package table

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/opponent"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// look implements guide.Look by the methods of Table and those here.
type look struct{ *Table }

func (l look) Cursor() geom.Point   { return l.Table.Cursor }
func (l look) Device() input.Source { return l.Table.Device }
func (l look) Ticks() int           { return 1 + l.Status.Slept }
func (l look) Box() geom.Rect       { return l.Overlay().Box.Rect }
func (l look) Refusal() string      { return l.Refused.Line }
func (l look) Named() []dreist.Cell { return l.Refused.Named() }
func (l look) Arrives() bool        { return l.Arrival.Busy() }

func (l look) Gives() (held, promised bool) {
	return l.Gift.Grip != tabletop.Free, l.Gift.Promise.Made
}

func (l look) Helps() bool {
	return l.Status.Help == Hints && l.Mode == tabletop.Playing && !l.Line.Busy() && l.Mine() && l.Guide == nil
}

func (l look) Egon() (of dreist.Event, line string, mood pictures.Mood) {
	g := &l.Opponents.Egon
	return g.Speech.Of, g.Speech.Line, g.Face.Mood
}

// do implements guide.Do by the methods of Table and those here.
type do struct{ *Table }

func (d do) Make(m dreist.Move) ([]dreist.Event, error) { return d.Match.Play(m) }
func (d do) CountHint()                                 { d.Match.CountHint() }
func (d do) Glide(v scene.View)                         { d.Line.Glide(v) }
func (d do) Seat(s scene.Seating)                       { d.Line.Seat(s) }
func (d do) MakeRoom(p *dreist.Position)                { d.Line.MakeRoom(p) }
func (d do) Reserve(rows int)                           { d.Line.Reserve(rows) }
func (d do) Uncover(row int)                            { d.Line.Uncover(row) }
func (d do) Pause(on bool)                              { d.Line.SetPaused(on) }
func (d do) Redraw()                                    { d.Stale = true }
func (d do) Release()                                   { d.Hand.Release() }
func (d do) Shake(faults []dreist.Cell)                 { d.Refused.Shake.Begin(faults) }
func (d do) Sound(c sounds.Clip)                        { d.Table.Sound.Play(sounds.Cue{Clip: c}) }
func (d do) Ask(r request.Request)                      { d.Requests = append(d.Requests, r) }
func (d do) Lead(g guide.Guide)                         { d.SetGuide(g) }

func (d do) SetMatch(m *match.Match) {
	d.Match = m
	d.LetGo()
	d.SetReplay(false)
	d.Declined = -1
}

func (d do) LookBack(p *dreist.Position, moves int) {
	d.Situation.LookBack(p)
	d.Seen = tabletop.Progress{Moves: moves}
}

func (d do) CatchUp() {
	d.Seen = tabletop.Progress{}
	d.Table.CatchUp()
	d.Line.TakeStarted()
}

func (d do) Animate(events []dreist.Event) {
	d.Line.Play(events)
	d.Stale = true
}

func (d do) Rehearse(events []dreist.Event) {
	d.Hand.Preview = scene.Preview{}
	d.SetReplay(true) // it ends in the current position
	d.Line.Replay(events)
	d.Stale = true
}

func (d do) Inform(why string) { d.Refused.Inform(why) }

func (d do) Tell(why string, faults []dreist.Cell) {
	if d.Refused.Line = ""; why != "" {
		d.Refused.Tell(why, faults)
	}
}

func (d do) Put(v scene.View) {
	d.Line.Show(v)
	d.Line.TakeStarted()
}

func (d do) Flush() { d.Line.Finish() }

func (d do) SendHome() {
	d.LetGo()
	d.Line.Return()
}

func (d do) Speak(of dreist.Event, line string, mood pictures.Mood) {
	g := &d.Opponents.Egon
	if g.Speech = (opponent.Speech{Of: of, Line: line}); line == "" {
		g.Phrase(&d.Situation)
	}
	g.Face.Change(mood)
}

// Recall leaves out the end of Egon's turn, as the text beside it is still about his turn.
func (d do) Recall(events []dreist.Event) {
	d.Opponents.Egon.Reset(&d.Situation)
	for _, e := range events {
		if ended, ok := e.(dreist.TurnEnded); !ok || ended.Next == dreist.EgonSeat {
			d.Opponents.Egon.Respond(&d.Situation, e)
		}
	}
}

func (d do) Point(at geom.Point, over tabletop.ButtonID) {
	if over != d.Hover {
		d.Stale = true
	}
	d.Cursor, d.Hover = at, over
}
