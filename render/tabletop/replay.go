package tabletop

import (
	"slices"
	"strconv"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Replay is the guide for looking back on a match: buttons, keys, a slider and the list of turns show any moment of it. No card
// can be moved. The match is a copy that is not saved.
type Replay[T Match[P, M, E], P, M, E any] struct {
	BaseGuide[M, E]
	KeptButtons []ButtonID // buttons of the game that stay visible
	// CardAt returns the card at a point and the number of moves after which it came there; NoSpot if there is none. It may be nil.
	CardAt        func(at geom.Point) (card Spot, moves int)
	HasNoAnalysis bool // the game does not analyse its matches
	// MarkMoment marks the effect of the last move. It may be nil.
	MarkMoment func(o *Overlay)

	table     *Table[T, P, M, E]
	away      string // label key of the button that leads back
	turns     []int  // numbers of moves at which a turn starts, from 0, and at last the number of all moves
	isPlaying bool   // the moves are shown one after the other
	isMoving  bool   // the last move is being animated
	isSliding bool   // the handle of the slider is held
	count     string // text “move / all moves”
	wait      int    // ticks until the next move is shown
	pointed   Spot   // card under the mouse that leads to its move
	advice    []Advice
	costly    []int // moments of the costliest decisions, worst first
}

// Advice is the analysis of one decision in a match.
type Advice struct {
	Moment     int                                     // number of moves before the decision
	Describe   func() (heading string, lines []string) // returns its text in the current language
	MarkBetter func(o *Overlay)                        // marks the better moves; nil if there are none
	ShowSpots  func()                                  // makes the spots of these visible; may be nil
}

// stepPause is the number of ticks between two moves while all are played.
const stepPause = 26

// NewReplay returns a guide for looking back on the match; away is the label key of the button that leads back.
func (t *Table[T, P, M, E]) NewReplay(away string) *Replay[T, P, M, E] {
	l := &Replay[T, P, M, E]{table: t, away: away}
	h := t.Match.History()
	for i := range h {
		if i == 0 || h[i].Turn != h[i-1].Turn {
			l.turns = append(l.turns, i)
		}
	}
	l.turns = append(l.turns, len(h))
	return l
}

// StartAt makes l the guide of the table and shows the moment after a number of moves.
func (l *Replay[T, P, M, E]) StartAt(moves int) {
	l.table.SetGuide(l)
	l.table.scene.SetWatched(true, l.table.isPerson)
	l.ShowMoment(moves)
}

// Moment returns the number of moves before the moment that is shown.
func (l *Replay[T, P, M, E]) Moment() int { return l.table.ShownProgress.Moves }

// LastMoment returns the number of all moves.
func (l *Replay[T, P, M, E]) LastMoment() int { return l.turns[len(l.turns)-1] }

// set selects the moment after a number of moves without updating the picture.
func (l *Replay[T, P, M, E]) set(moves int) {
	t := l.table
	moves = min(max(moves, 0), l.LastMoment())
	t.Phase, t.PastPosition, t.ShownProgress = ReplayPhase, t.Match.PositionBefore(moves), Progress{Moves: moves}
	t.ClearInput()
	l.count = strconv.Itoa(moves) + " / " + strconv.Itoa(l.LastMoment())
	l.pointed = Spot{}
	if a := l.advised(); a != nil && a.ShowSpots != nil {
		a.ShowSpots()
	}
}

// ShowMoment shows the moment after a number of moves without animation, and stops playing.
func (l *Replay[T, P, M, E]) ShowMoment(moves int) {
	l.isPlaying = false
	l.jump(moves)
}

func (l *Replay[T, P, M, E]) jump(moves int) {
	t := l.table
	l.isMoving = false
	t.scene.FinishMotion()
	l.set(moves)
	t.scene.ShowPosition(t.PastPosition)
	t.scene.TakeStartedSteps()
	t.effects.EndEffects()
	t.Features.SettleFigures()
}

// step shows the next move, or makes the cards glide back before the last one.
func (l *Replay[T, P, M, E]) step(forth bool) {
	if l.isMoving {
		l.jump(l.Moment())
	}
	switch at := l.Moment(); {
	case forth && at < l.LastMoment():
		l.set(at + 1)
		l.isMoving = true
		l.table.scene.PlayEvents(l.table.Match.History()[at].Events)
	case !forth && at > 0:
		l.set(at - 1)
		l.isMoving = true
		l.table.glideToPosition()
	}
}

// play starts to show all moves one after the other, from the start if the end is shown, or stops.
func (l *Replay[T, P, M, E]) play() {
	l.isPlaying, l.wait = !l.isPlaying, 0
	if l.isPlaying && l.Moment() == l.LastMoment() {
		l.jump(0)
		l.wait = stepPause
	}
	l.table.Redraw()
}

// Tick shows the next move when it is due.
func (l *Replay[T, P, M, E]) Tick() (changed bool) {
	switch t := l.table; {
	case t.scene.IsMoving():
		return false
	case l.isMoving:
		l.isMoving = false
		t.scene.ShowPosition(t.PastPosition)
		t.Features.SettleFigures()
		return true
	case !l.isPlaying:
		return false
	case l.Moment() == l.LastMoment():
		l.isPlaying = false
		return true
	}
	l.wait--
	if l.wait > 0 {
		return false
	}
	l.wait = stepPause
	l.step(true)
	return true
}

// TicksUntilChange returns 1 while moves are played, so that the next tick comes, else 0.
func (l *Replay[T, P, M, E]) TicksUntilChange() int { return NextTickIf(l.isPlaying || l.isMoving) }

// turnOf returns the index of the turn that contains a move, from 0.
func (l *Replay[T, P, M, E]) turnOf(move int) int {
	i, begins := slices.BinarySearch(l.turns, move)
	if !begins {
		i--
	}
	return min(i, len(l.turns)-2)
}

// CurrentTurn returns the index of the turn that is shown, -1 before the first, and the text of its analysis, if any.
func (l *Replay[T, P, M, E]) CurrentTurn() (turn int, heading string, lines []string) {
	switch a := l.advised(); {
	case a != nil:
		heading, lines = a.Describe()
		return l.turnOf(a.Moment), heading, lines
	case l.Moment() == 0:
		return -1, "", nil
	}
	return l.turnOf(l.Moment() - 1), "", nil
}

// ShowTurn shows the end of a turn.
func (l *Replay[T, P, M, E]) ShowTurn(turn int) { l.ShowMoment(l.turns[turn+1]) }

// jumpTurn shows the start of the next turn, or of the current or previous one.
func (l *Replay[T, P, M, E]) jumpTurn(forth bool) {
	if forth {
		i, _ := slices.BinarySearch(l.turns, l.Moment()+1)
		l.ShowMoment(l.turns[min(i, len(l.turns)-1)])
		return
	}
	i, _ := slices.BinarySearch(l.turns, l.Moment())
	l.ShowMoment(l.turns[max(i-1, 0)])
}

// SetAdvice sets the analysis, in the order of the moments, and the moments of the costliest decisions, worst first.
func (l *Replay[T, P, M, E]) SetAdvice(advice []Advice, costly []int) {
	l.advice, l.costly = advice, costly
}

// advised returns the analysis of the moment that is shown, or nil.
func (l *Replay[T, P, M, E]) advised() *Advice {
	for i := range l.advice {
		if l.advice[i].Moment == l.Moment() {
			return &l.advice[i]
		}
	}
	return nil
}

// nextCostly returns the moment of the costly decision after the one that is shown.
func (l *Replay[T, P, M, E]) nextCostly() int {
	return l.costly[(slices.Index(l.costly, l.Moment())+1)%len(l.costly)]
}

// HandleAttempt handles the slider, clicks on cards and the keys, and leaves other gestures of the mouse to the table.
func (l *Replay[T, P, M, E]) HandleAttempt(a Attempt[M]) Handling {
	switch a.Kind {
	case TryGesture:
		return l.gesture(a.Gesture)
	case TryPress:
		return l.press(a.Button)
	case TryCommand:
		l.command(a.Gesture.Command)
	}
	return Handled
}

func (l *Replay[T, P, M, E]) gesture(g input.Gesture) Handling {
	at, wasSliding := geom.Point(g.At), l.isSliding
	switch g.Kind {
	case input.Hover: // nothing is held, though a panel may have taken the end of a drag
		l.isSliding = false
		l.point(at)
		return NotHandled
	case input.Press:
		l.isSliding = l.SliderRect().Contains(at)
		if l.isSliding {
			l.slide(at)
		}
	case input.DragStart, input.Drag:
		if l.isSliding {
			l.slide(at)
		}
	case input.Drop, input.Cancel:
		l.isSliding = false
	case input.Tap:
		l.isSliding = false
		if card, moves := l.cardAt(at); !wasSliding && card.Kind != NoSpot {
			l.ShowMoment(moves)
			return Handled
		}
	case input.Scroll:
		if l.table.Edges().PromptLine.Contains(at) && g.Wheel.Y != 0 {
			l.isPlaying = false
			l.step(g.Wheel.Y < 0)
			return Handled
		}
	}
	return Handling(wasSliding || l.isSliding)
}

// cardAt returns the card at a point and the number of moves after which it came there; NoSpot at a button and during motion.
func (l *Replay[T, P, M, E]) cardAt(at geom.Point) (card Spot, moves int) {
	if l.CardAt == nil || l.table.scene.IsMoving() || l.table.HasButtonAt(at) {
		return Spot{}, 0
	}
	return l.CardAt(at)
}

// point records the card under the mouse.
func (l *Replay[T, P, M, E]) point(at geom.Point) {
	if card, _ := l.cardAt(at); card != l.pointed {
		l.pointed = card
		l.table.Redraw()
	}
}

func (l *Replay[T, P, M, E]) slide(at geom.Point) {
	groove := l.layBar().groove
	far := min(max((at.X-groove.X)/groove.W, 0), 1)
	if to := kit.Round(far * float64(l.LastMoment())); to != l.Moment() {
		l.ShowMoment(to)
	}
}

func (l *Replay[T, P, M, E]) command(c input.Command) {
	switch c {
	case input.CommandDown, input.CommandJumpForth:
		l.jumpTurn(true)
	case input.CommandUp, input.CommandJumpBack:
		l.jumpTurn(false)
	default:
		if b := l.table.buttonForCommand(c); b != NoButton {
			l.table.Press(b)
		}
	}
}

func (l *Replay[T, P, M, E]) press(b ButtonID) Handling {
	switch b {
	case FirstMomentButton:
		l.ShowMoment(0)
	case LastMomentButton:
		l.ShowMoment(l.LastMoment())
	case PreviousMoveButton, NextMoveButton:
		l.isPlaying = false
		l.step(b == NextMoveButton)
	case PlayAllButton:
		l.play()
	case NextCostlyButton:
		l.ShowMoment(l.nextCostly())
	default:
		return NotHandled
	}
	return Handled
}

// SpokenLines returns the position in the match, the analysis of the moment, and the keys.
func (l *Replay[T, P, M, E]) SpokenLines() []string {
	lines, keys := []string{l.count}, l.KeyLines()
	if _, heading, told := l.CurrentTurn(); heading != "" {
		lines = append(append(lines, heading), told...)
	}
	return append(lines, keys[:]...)
}

// KeyLines returns the lines that explain the keys; a line is empty if a controller has no button for it.
func (l *Replay[T, P, M, E]) KeyLines() [5]string {
	say, digits := l.table.Texts.Say, "review.keys.branch"
	if l.table.Match.IsSettled() {
		digits = "review.keys.analysis"
	}
	return [...]string{say("review.keys.step"), say("review.keys.turn"), say("review.keys.play"), say(digits), say("review.keys.save")}
}

// Freeze leaves only the cards and one line of text, as for a picture, until thaw is called.
func (t *Table[T, P, M, E]) Freeze(prompt string) (thaw func()) {
	guide := t.Guide
	t.SetGuide(stillGuide[M, E]{prompt: prompt})
	return func() { t.SetGuide(guide) }
}

// stillGuide is the guide of a table that is only a picture: no buttons, no input, one line of text.
type stillGuide[M, E any] struct {
	BaseGuide[M, E]
	prompt string
}

// FillOverlay hides all buttons and sets the prompt.
func (s stillGuide[M, E]) FillOverlay(o *Overlay) {
	o.TableButtons.Hidden = AllButtonsExcept()
	o.HasPrompt, o.Prompt = true, s.prompt
}
