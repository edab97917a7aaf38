package table

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/opponent"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/request"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/sounds"
)

// look is the table as a guide sees it: see guide.Look.
type look struct{ t *Table }

func (l look) Cursor() geom.Point                            { return l.t.Cursor }
func (l look) Device() words.Device                          { return l.t.Device }
func (l look) Ticks() int                                    { return 1 + l.t.Status.Slept }
func (l look) Buttons(dst []overlay.Button) []overlay.Button { return l.t.Buttons(dst) }
func (l look) ButtonAt(at geom.Point) overlay.ButtonID       { return l.t.ButtonAt(at) }
func (l look) Box() geom.Rect                                { return l.t.Overlay().Box.Rect }
func (l look) QuestionPlate() geom.Rect                      { return l.t.QuestionPlate() }
func (l look) AimOf(at geom.Point) situation.Aim             { return l.t.AimOf(at) }
func (l look) Refusal() string                               { return l.t.Refused.Line }
func (l look) Named() []dreist.Cell                          { return l.t.Refused.Named() }
func (l look) Arrives() bool                                 { return l.t.Arrival.Busy() }
func (l look) Celebrates() bool                              { return l.t.Celebrates() }

func (l look) Gives() (held, promised bool) {
	return l.t.Gift.Grip != hand.Free, l.t.Gift.Promise.Made
}

func (l look) Helps() (plans, hints bool) {
	plans = l.t.Status.Help != NoHelp && l.t.Mode == situation.Playing && !l.t.Line.Busy() && l.t.Mine() && l.t.Guide == nil
	return plans, plans && l.t.Status.Help == Hints
}

func (l look) Egon() (of dreist.Event, line string, mood pictures.Mood) {
	g := &l.t.Opponents.Egon
	return g.Speech.Of, g.Speech.Line, g.Face.Mood
}

// do is what a guide may do at the table: see guide.Do.
type do struct{ t *Table }

func (d do) Play(m dreist.Move)                         { d.t.Play(m) }
func (d do) Make(m dreist.Move) ([]dreist.Event, error) { return d.t.Match.Play(m) }
func (d do) Decline()                                   { d.t.Decline() }
func (d do) CountHint()                                 { d.t.Match.CountHint() }
func (d do) SetMode(m situation.Mode)                   { d.t.SetMode(m) }
func (d do) Show(events []dreist.Event)                 { d.t.Show(events) }
func (d do) Glide(v scene.View)                         { d.t.Line.Glide(v) }
func (d do) Seat(s scene.Seating)                       { d.t.Line.Seat(s) }
func (d do) MakeRoom(p *dreist.Position)                { d.t.Line.MakeRoom(p) }
func (d do) Reserve(rows int)                           { d.t.Line.Reserve(rows) }
func (d do) Uncover(row int)                            { d.t.Line.Uncover(row) }
func (d do) Scroll(rows float64)                        { d.t.Scroll(rows) }
func (d do) Pause(on bool)                              { d.t.Line.SetPaused(on) }
func (d do) Skip()                                      { d.t.Skip() }
func (d do) FinishMotion()                              { d.t.FinishMotion() }
func (d do) Redraw()                                    { d.t.Stale = true }
func (d do) LetGo()                                     { d.t.LetGo() }
func (d do) PutBack()                                   { d.t.PutBack() }
func (d do) Release()                                   { d.t.Hand.Release() }
func (d do) Refuse(err error)                           { d.t.Refuse(err) }
func (d do) RefuseAim(c dreist.Card, to situation.Aim)  { d.t.RefuseAim(c, to) }
func (d do) Shake(faults []dreist.Cell)                 { d.t.Refused.Shake.Begin(faults) }
func (d do) SettleEgon()                                { d.t.Opponents.Egon.Settle(&d.t.Situation) }
func (d do) Sound(c sounds.Cue)                         { d.t.Sound.Play(c) }
func (d do) Press(b overlay.ButtonID)                   { d.t.Push(b) }
func (d do) Ask(r request.Request)                      { d.t.Requests = append(d.t.Requests, r) }
func (d do) Lead(g guide.Guide)                         { d.t.SetGuide(g) }

func (d do) SetMatch(m *match.Match) {
	d.t.Match = m
	d.t.LetGo()
	d.t.SetReplay(false)
	d.t.Declined = -1
}

func (d do) Suppose(p *dreist.Position, declined int) { d.t.Past, d.t.Declined = p, declined }

func (d do) LookBack(p *dreist.Position, moves int) {
	d.t.Situation.LookBack(p)
	d.t.Seen = situation.Progress{Steps: moves}
}

func (d do) CatchUp() {
	d.t.Seen = situation.Progress{}
	d.t.Seen.CatchUp(d.t.Match)
	d.t.Line.TakeStarted()
}

func (d do) Animate(events []dreist.Event) {
	d.t.Line.Play(events)
	d.t.Stale = true
}

func (d do) Rehearse(events []dreist.Event) {
	d.t.Hand.Preview = scene.Preview{}
	d.t.SetReplay(true) // which ends in the position as it is
	d.Animate(events)
}

func (d do) Inform(why string) { d.t.Refused.Inform(why) }

func (d do) Tell(why string, faults []dreist.Cell) {
	if d.t.Refused.Line = ""; why != "" {
		d.t.Refused.Tell(why, faults)
	}
}

func (d do) Put(v scene.View) {
	d.t.Line.Show(v)
	d.t.Line.TakeStarted()
}

func (d do) Flush() {
	d.t.Line.Flush()
	d.t.Line.TakeStarted()
}

func (d do) SendHome() {
	d.t.LetGo()
	d.t.Line.Return()
}

func (d do) Speak(of dreist.Event, line string, mood pictures.Mood) {
	g := &d.t.Opponents.Egon
	if g.Speech = (opponent.Speech{Of: of, Line: line}); line == "" {
		g.Utter(&d.t.Situation)
	}
	g.Face.Change(mood)
}

// Recall leaves out that it is the player's turn after Egon's own: what is told beside it is still his.
func (d do) Recall(events []dreist.Event) {
	d.SettleEgon()
	for _, e := range events {
		if ended, ok := e.(dreist.TurnEnded); !ok || ended.Next == dreist.EgonSeat {
			d.t.Opponents.Egon.Listen(&d.t.Situation, e)
		}
	}
}

func (d do) Point(at geom.Point, over overlay.ButtonID) {
	if over != d.t.Hover {
		d.t.Stale = true
	}
	d.t.Cursor, d.t.Hover = at, over
}
