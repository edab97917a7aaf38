package table

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/play"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/words"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Table is where a match is played. The match is the truth, the timeline the picture of it; what is held or said belongs to the
// table alone.
type Table struct {
	tabletop.Desk[dreixdrei.Card, Aim]
	tabletop.Led[dreixdrei.Move, dreixdrei.Card, Aim, Place, dreixdrei.Event]
	Match  *match.Match
	Past   *dreixdrei.Position // the position that is looked back on, nil in play
	Line   *scene.Timeline
	Say    words.Sentences
	Sound  *sounds.Player
	Status Status

	held    holding
	told    string  // what happens, while it moves; empty for nothing
	refused refusal // what is told at the moment
	shake   tabletop.Shake[dreixdrei.Card]
	lights  tabletop.Lights[Aim]
	order   [scene.Cards]dreixdrei.Card // memory for drawing
	effects stage.Effects[drawing]
	ribbons int           // that have been shown, of which only the last one is seen
	above   tabletop.Line // the hand: what is asked and told
	rushes  bool          // the computer players finish the game at once
	hosts   hosts

	wheelFade tabletop.Fade // of the wheel, which comes within some ticks
}

// Status is what the screen around a table tells it.
type Status struct {
	Caption string // which game this is
	Muted   bool
	Unsaved bool // something is not saved and would be lost
	Hints   bool // hints are offered
}

// New returns a table at which a match is played.
func New(m *match.Match, f stage.Frame, speed stage.Speed, say words.Sentences, sound *sounds.Player) *Table {
	t := &Table{Desk: tabletop.NewDesk[dreixdrei.Card, Aim](dreixdrei.NoCard), Match: m, Sound: sound, hosts: newHosts()}
	t.held.hand = &t.Hand.Held
	t.Led.Begin(dreixdrei.NoCard, func() *tabletop.Edges { return &t.Line.Geometry().Edges })
	t.Line = scene.NewTimeline(scene.ViewOf(m.Position()), SeatingOf(m), f, speed)
	t.Drive(t.Line, &t.effects, t.movements())
	t.SetSentences(say)
	if t.CatchUp(); m.Settled() {
		t.Line.Uncover()
	}
	return t
}

// SetSentences changes the language at once.
func (t *Table) SetSentences(say words.Sentences) {
	t.Say = say
	t.Say.Seats = nil
	for _, p := range t.Match.Players() {
		t.Say.Seats = append(t.Say.Seats, say.Called(p.Name))
	}
	t.refused, t.Stale = refusal{}, true
}

// SeatingOf returns the seating of a match that is taken up: a single person in front with an open hand, or several behind the
// curtain.
func SeatingOf(m *match.Match) scene.Seating {
	return seatingFrom(m, dreixdrei.Seat(m.Front()), m.Settled())
}

// seatingFrom returns the seating of a match as seen from a seat, with the curtain up or down.
func seatingFrom(m *match.Match, front dreixdrei.Seat, curtainUp bool) scene.Seating {
	return tabletop.Around(m.Position().Seats(), m.Person, front, curtainUp)
}

// Position returns the truth: that of now, or of the moment that is looked back on.
func (t *Table) Position() *dreixdrei.Position {
	if t.Past != nil {
		return t.Past
	}
	return t.Match.Position()
}

// Front returns who sits in front of the screen.
func (t *Table) Front() dreixdrei.Seat { return t.Line.Seating().Front }

// Open reports whether whoever sits in front is a person who sees their cards.
func (t *Table) Open() bool { return t.Match.Person(t.Front()) && t.Line.Seating().Open[t.Front()] }

// Mine reports whether whoever sits in front may move: it is their turn, and they see their cards.
func (t *Table) Mine() bool {
	return t.Position().Turn() == t.Front() && t.Open() && t.Mode <= tabletop.Solving && !t.Locked()
}

// Advised reports whether whoever sits in front may ask for a hint.
func (t *Table) Advised() bool { return t.Status.Hints && t.Mine() }

// Sentences returns what the table says in its language.
func (t *Table) Sentences() *words.Sentences { return &t.Say }

// CountHint counts a hint in the record of the match.
func (t *Table) CountHint() { t.Match.CountHint() }

// Ends reports whether the end of the match is being shown.
func (t *Table) Ends() bool { return t.Match.Over() && t.Moves() }

// Watches reports whether every person is seen to be out, so that only computer players go on. In the match itself they may long have
// come to the end.
func (t *Table) Watches() bool {
	v, play := t.Line.View(), 0
	for s := range dreixdrei.Seat(v.Seats) {
		switch {
		case v.Place[s] > 0:
		case t.Match.Person(s):
			return false
		default:
			play++
		}
	}
	return play > 1 && !v.Over()
}

// rests is the table as it is asked what is due there: see tabletop.Rests.
type rests struct{ *Table }

func (r rests) IsOver() bool { return r.Match.Over() }

func (r rests) ShowPending() bool {
	events, err := r.Match.Continue()
	if err != nil {
		r.Refuse(err)
	}
	r.Show(events)
	if r.rushes {
		r.FinishMotion()
	}
	return len(events) > 0
}

func (r rests) TellEnd() {
	r.Line.Uncover()
	r.Request(request.End)
}

func (r rests) CurtainIsDown() bool {
	due := r.Position().Turn()
	return !r.Match.Over() && r.Match.Person(due) && !(r.Front() == due && r.Open())
}

// ChangeFront lets the person to move sit in front with all hands closed, at once.
func (r rests) ChangeFront() {
	r.LetGo()
	r.Ring = tabletop.NoButton
	r.Line.Show(scene.ViewOf(r.Position()))
	r.Line.Seat(seatingFrom(r.Match, r.Position().Turn(), false))
	r.Line.Show(r.Line.View().Clone())
	r.Line.TakeStarted()
	r.Stale = true
}

// CatchUp counts all moves as shown.
func (t *Table) CatchUp() { t.Seen = tabletop.Progress{Moves: t.Match.Length()} }

// RaiseCurtain shows the person in front their cards.
func (t *Table) RaiseCurtain() {
	t.Mode = tabletop.Playing
	t.Line.Seat(seatingFrom(t.Match, t.Front(), true))
	t.Stale = true
}

// Play makes a move and shows it, unless the guide takes it. Cards that the guide takes while they are carried glide home.
func (t *Table) Play(m dreixdrei.Move) {
	if !t.Tries(Attempt{Kind: tabletop.TryPlay, Move: m}) {
		t.Make(m)
	} else if t.Hand.Grip == tabletop.Dragged {
		t.PutBack()
	}
}

// Make makes a move and shows it, or says why it is not allowed.
func (t *Table) Make(m dreixdrei.Move) {
	events, err := t.Match.Play(m)
	if err != nil {
		t.Refuse(err)
		return
	}
	t.LetGo()
	t.Show(events)
}

// Show lets what happened be seen.
func (t *Table) Show(events []dreixdrei.Event) {
	if len(events) > 0 {
		t.Line.Play(events)
		t.Stale = true
	}
}

// Deal lets the first hands be dealt from the draw pile before the eyes of the players; then comes what computer players who
// begin have done.
func (t *Table) Deal() {
	start := t.Match.Start()
	view := scene.ViewOf(&start)
	var deal []dreixdrei.Event
	for s := range dreixdrei.Seat(start.Seats()) {
		deal = append(deal, dreixdrei.HandFilled{Seat: s, Cards: view.Hands[s]})
		view.Draw = append(view.Draw, view.Hands[s]...)
		view.Hands[s] = nil
	}
	t.Line.Show(view)
	t.Sound.Play(sounds.Cue{Clip: sounds.Shuffle})
	t.Seen = tabletop.Dealing(len(deal))
	t.Line.Play(deal)
	for _, step := range t.Match.History() {
		t.Line.Play(step.Events)
	}
}

// LetGo forgets what was held and said.
func (t *Table) LetGo() {
	t.Hand.Release()
	t.held.letGo()
	t.Typed = tabletop.Typed{}
	t.refused, t.Stale = refusal{}, true
}

// PutBack lets go of what is held as if nothing had happened.
func (t *Table) PutBack() {
	if t.Hand.Grip == tabletop.Dragged {
		t.cards().Drop(t.Hand.Card, t.Hand.Pose(t.cards()))
		t.Hand.Release()
		t.Line.Return()
	}
	t.LetGo()
}

// Cover lets go of what is held as something comes over the table.
func (t *Table) Cover() {
	told := t.refused
	t.PutBack()
	t.refused, t.Covered, t.Over = told, true, dreixdrei.NoCard
	t.Line.LowerAll()
}

// Undo takes the last move back, as far as that is allowed, and lets everything glide to where it was.
func (t *Table) Undo() {
	if t.Tries(Attempt{Kind: tabletop.TryTakeBack}) {
		return
	}
	t.FinishMotion()
	switch {
	case t.Match.Settled():
		t.Request(request.Review)
	case t.Match.CanUndo():
		t.Match.Undo()
		t.restore()
	}
}

// restore shows the match as it is, after it has changed by itself.
func (t *Table) restore() {
	t.CatchUp()
	t.LetGo()
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Line.Glide(scene.ViewOf(t.Position()))
}

// Redo plays what was taken back once more.
func (t *Table) Redo() {
	t.FinishMotion()
	if events, ok := t.Match.Redo(); ok {
		t.LetGo()
		t.Show(events)
	}
}

// EndTurn does what leads on without a card: it ends the exchange, or takes up the pile where nothing else can be done.
func (t *Table) EndTurn() {
	switch p := t.Position(); {
	case t.Watches():
		t.Finish()
	case t.Match.Settled():
		t.Request(request.End)
	case !t.Mine():
	case p.Exchange():
		t.Play(dreixdrei.Done())
	case t.own().onlyTakes():
		t.Play(dreixdrei.Take())
	}
}

// Finish lets the computer players end the game at once, where no person plays any longer.
func (t *Table) Finish() {
	if t.rushes = t.Watches(); t.rushes {
		t.FinishMotion()
	}
}

// StartReplay shows once more what the others have done since the last turn of whoever sits in front.
func (t *Table) StartReplay() {
	steps, first := t.Match.LastTurns(play.Seat(t.Front()))
	if len(steps) == 0 || t.Line.Busy() {
		return
	}
	t.LetGo()
	t.SetReplay(true, t.Line)
	t.Line.Watch(tabletop.Everyone())
	t.Line.Show(scene.ViewOf(t.Match.Before(first)))
	t.Line.Replay(play.Events(steps))
}

// EndReplay returns to the table as it is.
func (t *Table) EndReplay() {
	t.FinishMotion()
	t.SetReplay(false, t.Line)
	t.Line.Watch(SeatingOf(t.Match).Watched)
	t.Line.Glide(scene.ViewOf(t.Position()))
}

// Interrupt brings what moves to its end, so that the table can be left.
func (t *Table) Interrupt() {
	if t.Mode == tabletop.Replaying {
		t.EndReplay()
	}
	t.FinishMotion()
}

// LookBack shows the moment of the match after so many moves, with all hands open where nobody plays it any more.
func (t *Table) LookBack(moves int) {
	t.FinishMotion()
	t.Mode, t.Past, t.Seen = tabletop.Reviewing, t.Match.Before(moves), tabletop.Progress{Moves: moves}
	t.LetGo()
	t.Line.Glide(scene.ViewOf(t.Past))
}
