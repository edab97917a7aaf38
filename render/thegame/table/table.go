package table

import (
	"dreist/game/play"
	"errors"

	"dreist/game/rulebook"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	laws "dreist/game/thegame/rulebook"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/words"
	"dreist/sounds"
)

// Table is where a match is played. The match is the truth, the timeline the picture of it; what is held or said belongs to the
// table alone.
type Table struct {
	tabletop.Desk[thegame.Card, Aim]
	tabletop.Led[thegame.Move, thegame.Card, Aim, Place, thegame.Event]
	Match  *match.Match
	Past   *thegame.Position // the position that is looked back on, nil in play
	Line   *scene.Timeline
	Say    words.Sentences
	Sound  *sounds.Player
	Status Status

	refused string         // why a move is not allowed, empty where nothing is told
	reason  thegame.Reason // of that
	shake   tabletop.Shake[thegame.Pile]
	lights  tabletop.Lights[Aim]
	cast    [thegame.Piles]*pictures.Live[pictures.Role]
	nod     int                       // ticks that a signal has nodded for
	order   [scene.Cards]thegame.Card // memory for drawing
	effects stage.Effects[drawing]
	above   tabletop.Line // the hand: what is asked and told
	agreed  agreement
	looks   bool // whoever sits in front looks at the own hand out of turn
	listens int  // ticks left in which the computer player who follows waits for signals
}

// Status is what the screen around a table tells it.
type Status struct {
	Caption string // which game this is
	Muted   bool
	Unsaved bool // something is not saved and would be lost
	Hints   bool // hints are offered
	NoNotes bool // no signals are offered: they would only puzzle who learns
	Tricks  bool // hand cards are marked that go back somewhere
	List    bool // a list of the numbers already laid is to be seen
}

// Aim is the place that a held card would go to: a pile counted from 1, or Nowhere.
type Aim uint8

// Nowhere is no pile.
const Nowhere Aim = 0

// On returns a pile as an aim.
func On(p thegame.Pile) Aim { return Aim(p + 1) }

// Pile returns the pile that is aimed at; ok is false for Nowhere.
func (a Aim) Pile() (p thegame.Pile, ok bool) { return thegame.Pile(a - 1), a != Nowhere }

// New returns a table at which a match is played.
func New(m *match.Match, f stage.Frame, speed stage.Speed, say words.Sentences, sound *sounds.Player) *Table {
	t := &Table{Desk: tabletop.NewDesk[thegame.Card, Aim](thegame.NoCard), Match: m, Say: say, Sound: sound}
	t.Led.Begin(thegame.NoCard, func() *tabletop.Edges { return &t.Line.Geometry().Edges })
	for on := range t.cast {
		t.cast[on] = pictures.NewLive(thegame.Pile(on), uint64(on))
	}
	view := scene.ViewOf(m.Position())
	t.Line = scene.NewTimeline(view, SeatingOf(m), m.Position().HandSize(), f, speed)
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
	t.Say.Seats = t.Say.Seats[:0:0]
	for _, p := range t.Match.Players() {
		t.Say.Seats = append(t.Say.Seats, say.Called(p.Name))
	}
	t.refused = ""
	t.Stale = true
}

// SeatingOf returns the seating of a match that is taken up: a single person in front with an open hand, or several behind the
// curtain.
func SeatingOf(m *match.Match) scene.Seating {
	return SeatingFrom(m, thegame.Seat(m.Front()), m.Settled())
}

// SeatingFrom returns the seating of a match as seen from a seat, with the curtain up or down.
func SeatingFrom(m *match.Match, front thegame.Seat, curtainUp bool) scene.Seating {
	return tabletop.Around(m.Position().Seats(), m.Person, front, curtainUp)
}

// Position returns the truth: that of now, or of the moment that is looked back on.
func (t *Table) Position() *thegame.Position {
	if t.Past != nil {
		return t.Past
	}
	return t.Match.Position()
}

// Front returns who sits in front of the screen.
func (t *Table) Front() thegame.Seat { return t.Line.Seating().Front }

// Mine reports whether whoever sits in front may move: it is their turn, and they see their cards.
func (t *Table) Mine() bool {
	turn := t.Position().Turn()
	return turn == t.Front() && t.Open() && t.Mode <= tabletop.Solving && !t.Undecided() && !t.looks && !t.Locked()
}

// Advised reports whether whoever sits in front may ask for a hint.
func (t *Table) Advised() bool { return t.Status.Hints && t.Mine() }

// Sentences returns what the table says in its language.
func (t *Table) Sentences() *words.Sentences { return &t.Say }

// CountHint counts a hint in the record of the match.
func (t *Table) CountHint() { t.Match.CountHint() }

// Open reports whether whoever sits in front is a person who sees their cards, and so may signal.
func (t *Table) Open() bool { return t.Match.Person(t.Front()) && t.Line.Seating().Open[t.Front()] }

// Speaks reports whether whoever sits in front may signal.
func (t *Table) Speaks() bool {
	return t.Open() && !t.Match.Over() && t.Mode <= tabletop.Solving && !t.Undecided() && !t.Locked() && !t.Status.NoNotes
}

// Ends reports whether the end of the match is being shown.
func (t *Table) Ends() bool { return t.Match.Over() && t.Moves() }

// rests is the table as it is asked what is due there: see tabletop.Rests.
type rests struct{ *Table }

func (r rests) IsOver() bool { return r.Match.Over() }

func (r rests) ShowPending() bool {
	if r.awaits() {
		return true
	}
	events, err := r.Match.Continue()
	if err != nil {
		r.Refuse(err)
	}
	if len(events) > 0 {
		r.Show(events)
	}
	return len(events) > 0
}

func (r rests) TellEnd() {
	r.Request(request.End)
}

func (r rests) CurtainIsDown() bool {
	due := r.due()
	return !r.looks && !r.Match.Over() && due != thegame.NoSeat && r.Match.Person(due) && !(r.Front() == due && r.Open())
}

func (r rests) ChangeFront() {
	r.Line.Show(scene.ViewOf(r.Position()))
	r.close(r.due())
}

// CatchUp counts all moves as shown.
func (t *Table) CatchUp() { t.Seen = tabletop.Progress{Moves: t.Match.Length()} }

// RaiseCurtain shows the person in front their cards.
func (t *Table) RaiseCurtain() { t.open() }

// Play makes a move and shows it, unless the guide takes it. A card that the guide takes while it is carried glides home.
func (t *Table) Play(m thegame.Move) {
	if !t.Tries(Attempt{Kind: tabletop.TryPlay, Move: m}) {
		t.Make(m)
	} else if m.Action == thegame.LayCard && t.Hand.Grip == tabletop.Dragged {
		t.PutBack()
	}
}

// Make makes a move and shows it, or says why it is not allowed.
func (t *Table) Make(m thegame.Move) {
	events, err := t.Match.Play(m)
	if err != nil {
		t.Refuse(err)
		return
	}
	t.LetGo()
	t.Show(events)
	t.listen()
}

// Show lets what happened be seen.
func (t *Table) Show(events []thegame.Event) {
	t.Line.Play(events)
	t.Stale = true
}

// Deal lets the first hands be dealt from the draw pile before the eyes of the players; then comes what computer players who
// begin have done.
func (t *Table) Deal() {
	start := t.Match.Start()
	view := scene.ViewOf(&start)
	var deal []thegame.Event
	for s := start.Seats() - 1; s >= 0; s-- {
		hand := view.Hands[s]
		view.Hands[s] = nil
		for i := len(hand) - 1; i >= 0; i-- {
			view.Deck = append(view.Deck, hand[i])
		}
		deal = append([]thegame.Event{thegame.HandFilled{Seat: thegame.Seat(s), Cards: hand}}, deal...)
	}
	t.Line.Show(view)
	t.Sound.Play(sounds.Cue{Clip: sounds.Shuffle})
	t.Seen = tabletop.Dealing(len(deal))
	t.Line.Play(deal)
	for _, step := range t.Match.History() {
		t.Line.Play(step.Events)
	}
}

// Refuse says why a move is not allowed, if the rules said so.
func (t *Table) Refuse(err error) {
	var why *thegame.Refusal
	if !errors.As(err, &why) {
		return
	}
	t.refused, t.reason = t.Say.Refusal(why), why.Reason
	if why.Move.Action == thegame.LayCard {
		t.shake.Begin([]thegame.Pile{why.Move.Pile})
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	t.Stale = true
}

// Explanation returns what explains the refusal that is told at the moment, if there is one.
func (t *Table) Explanation() (rulebook.Explanation, bool) {
	e, ok := laws.Explain(t.reason)
	return e, ok && t.refused != ""
}

// LetGo forgets what was held and said.
func (t *Table) LetGo() {
	t.Hand.Release()
	t.Typed = tabletop.Typed{}
	t.refused, t.Stale = "", true
}

// PutBack lets go of what is held as if nothing had happened.
func (t *Table) PutBack() {
	if t.Hand.Grip == tabletop.Dragged {
		t.Line.Drop(t.Hand.Card, t.Hand.Pose(cards{t}))
		t.Hand.Release()
		t.Line.Return()
	}
	t.LetGo()
}

// Cover lets go of what is held as something comes over the table.
func (t *Table) Cover() {
	told := t.refused
	t.PutBack()
	t.refused, t.Covered, t.Over = told, true, thegame.NoCard
	t.Line.LowerAll()
}

// Undo takes the last move back, as far as that is allowed (G 18), and lets everything glide to where it was.
func (t *Table) Undo() {
	if t.Tries(Attempt{Kind: tabletop.TryTakeBack}) {
		return
	}
	t.FinishMotion()
	if t.Match.Undo() {
		t.takenBack()
	} else if t.Match.Settled() {
		t.Request(request.Review)
	}
}

// takenBack shows that something was taken back: a loss, too.
func (t *Table) takenBack() {
	if t.Mode == tabletop.Over {
		t.Mode = tabletop.Playing
	}
	t.Restore()
}

// Restore shows the match as it is, after it has changed by itself.
func (t *Table) Restore() {
	t.CatchUp()
	t.LetGo()
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Line.Glide(scene.ViewOf(t.Position()))
	t.settleCast()
}

// Redo plays what was taken back once more.
func (t *Table) Redo() {
	t.FinishMotion()
	if events, ok := t.Match.Redo(); ok {
		t.LetGo()
		t.Show(events)
	}
}

// EndTurn ends the turn, or says why it cannot end yet. Whoever follows then waits no longer for signals.
func (t *Table) EndTurn() {
	if t.listens = 0; t.Match.Settled() {
		t.Request(request.End)
	} else if t.Mine() {
		t.Play(thegame.End())
	}
}

// Signal sets a signal of whoever sits in front about a pile, or takes it back where it stands.
func (t *Table) Signal(s thegame.Signal, about thegame.Pile) {
	if !t.Speaks() {
		return
	}
	if t.Position().Signal(t.Front(), about) == s {
		s = thegame.NoSignal
	}
	held := t.Hand
	t.Play(thegame.Say(t.Front(), s, about))
	t.Hand = held // who speaks goes on holding the card
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
	t.Desk.FinishMotion()
	t.SetReplay(false, t.Line)
	t.Line.Watch(SeatingOf(t.Match).Watched)
	t.Line.Glide(scene.ViewOf(t.Position()))
}

// StepBack returns to the step before in a replay.
func (t *Table) StepBack() {
	t.Desk.StepBack()
	t.settleCast()
}

// Interrupt brings what moves to its end, so that the table can be left.
func (t *Table) Interrupt() {
	if t.Mode == tabletop.Replaying {
		t.EndReplay()
	}
	t.FinishMotion()
}

// FinishMotion ends everything that moves.
func (t *Table) FinishMotion() {
	t.Desk.FinishMotion()
	t.settleCast()
}
