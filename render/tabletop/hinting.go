package tabletop

import (
	"slices"

	"dreist/game/simulate"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/search"
)

// HintTable is the table at which a Hinter helps: see Table. P is a position and M a move.
type HintTable[P comparable, M, E any] interface {
	ShownPosition() *P
	CanMove() bool
	IsMoving() bool
	IsHolding() bool
	Play(m M)
	RecordHint()
	SetGuide(g Guide[M, E])
}

// HintGame is the game-specific part of a Hinter.
type HintGame[P comparable, M, E any] interface {
	Guide[M, E]
	// ForcedMoves returns the moves to be made if there is no choice, or nil.
	ForcedMoves(p *P) []M
	// NewSearch returns a search for the best moves that uses only what the player to move may know. An empty result ends the hint.
	NewSearch(p *P) func(simulate.Limit) []M
	// SetAdvice sets the recommended moves at a position.
	SetAdvice(p *P, line []M)
	// IsTurnOpen reports whether the rest of a hint for a whole turn still holds after move m: the same seat is to move, and m neither ended the
	// turn nor drew a card.
	IsTurnOpen(before, after *P, m M) bool
	// HintLines returns the text of the hint at its strength; while it is being searched, one line for the prompt.
	HintLines() []string
}

// Hinter gives hints and is the guide of the table while one is shown. A move, Escape or a button of its box ends the hint.
type Hinter[P comparable, M, E any] struct {
	BaseGuide[M, E]
	Limits       search.Limits
	Strength     HintStrength
	HintPosition P    // position of the hint
	HintMoves    []M  // recommended moves of the turn, nil while they are unknown
	IsForced     bool // the moves are forced

	table   HintTable[P, M, E]
	game    HintGame[P, M, E]
	leads   bool
	thought *search.Search[[]M] // the running search, or nil
}

// Attach sets the table, the game and the limits of searches.
func (h *Hinter[P, M, E]) Attach(t HintTable[P, M, E], g HintGame[P, M, E], l search.Limits) {
	h.table, h.game, h.Limits = t, g, l
}

// GiveHint gives a hint of a strength, if the player may move. 0 gives a nudge, makes the current hint stronger, or ends the strongest.
func (h *Hinter[P, M, E]) GiveHint(s HintStrength) {
	switch fresh := h.isCurrent(); {
	case h.leads && (!fresh || s == 0 && h.Strength == HintTurn):
		h.EndHint()
		return
	case h.leads && s == 0:
		s = h.Strength + 1
	case h.leads:
	case !h.table.CanMove():
		return
	default:
		h.leads, s = true, max(s, HintNudge)
	}
	h.table.SetGuide(h.game)
	h.Strength = s
	if !h.isCurrent() || h.HintMoves == nil && h.thought == nil {
		h.think()
	}
}

// EndHint ends the hint and its search.
func (h *Hinter[P, M, E]) EndHint() {
	if !h.leads {
		return
	}
	h.cancel()
	h.leads = false
	h.table.SetGuide(nil)
}

// IsLeading reports whether a hint is shown or searched.
func (h *Hinter[P, M, E]) IsLeading() bool { return h.leads }

func (h *Hinter[P, M, E]) cancel() {
	if h.thought != nil {
		h.thought.Cancel()
		h.thought = nil
	}
}

// isCurrent reports whether the hint is about the current position.
func (h *Hinter[P, M, E]) isCurrent() bool { return *h.table.ShownPosition() == h.HintPosition }

func (h *Hinter[P, M, E]) think() {
	h.cancel()
	p := h.table.ShownPosition()
	h.HintPosition = *p
	h.HintMoves = h.game.ForcedMoves(p)
	if h.HintMoves != nil {
		h.IsForced, h.Strength = true, max(h.Strength, HintMove) // there is nothing else to think of
		return
	}
	h.IsForced, h.thought = false, search.Start(h.Limits, h.game.NewSearch(p))
}

// Tick takes the result of the search, and ends a hint if the position has changed.
func (h *Hinter[P, M, E]) Tick() (changed bool) {
	if !h.isCurrent() {
		h.EndHint()
		return true
	}
	if h.thought == nil {
		return false
	}
	line, ok := h.thought.Tick()
	if ok {
		h.thought = nil
		if len(line) == 0 {
			h.EndHint()
			return true
		}
		h.HintMoves = line
		h.game.SetAdvice(&h.HintPosition, line)
		h.table.RecordHint()
	}
	return ok
}

// TicksUntilChange returns 1 during a search or if the position has changed, else 0.
func (h *Hinter[P, M, E]) TicksUntilChange() int {
	return NextTickIf(h.thought != nil || !h.isCurrent())
}

// HasBox reports whether a hint is known and current.
func (h *Hinter[P, M, E]) HasBox() bool { return h.HintMoves != nil && h.isCurrent() }

// HasMarks reports whether the marks of the hint are drawn: not while a card is held or moves.
func (h *Hinter[P, M, E]) HasMarks() bool {
	return h.HasBox() && !h.table.IsHolding() && !h.table.IsMoving()
}

// HandleAttempt handles the keys for hints and the buttons of the box. All other buttons are left to the table.
func (h *Hinter[P, M, E]) HandleAttempt(a Attempt[M]) Handling {
	key := a.Gesture.Command
	switch {
	case a.Button == StrongerHintButton:
		h.GiveHint(0)
	case a.Button == PlayHintButton:
		h.play()
	case a.Button == LeaveButton:
		h.EndHint()
	case a.Button == LastTurnsButton, key == input.CommandShowAgain:
		h.EndHint()
		return NotHandled
	case a.Kind != TryCommand:
		return NotHandled
	case key == input.CommandHint:
		h.GiveHint(0)
	case key == input.CommandHintMove:
		h.GiveHint(HintMove)
	case key == input.CommandHintTurn:
		h.GiveHint(HintTurn)
	case key == input.CommandCancel && !h.table.IsHolding():
		h.EndHint()
	default:
		return NotHandled
	}
	return Handled
}

// plays reports whether the recommended move can be made now.
func (h *Hinter[P, M, E]) plays() bool {
	return h.HasBox() && h.Strength >= HintMove && h.table.CanMove() && !h.table.IsMoving()
}

// play makes the first recommended move. A hint for a whole turn stays open for the next move.
func (h *Hinter[P, M, E]) play() {
	if !h.plays() {
		return
	}
	m, rest, before := h.HintMoves[0], h.HintMoves[1:], h.HintPosition
	h.table.Play(m)
	p := h.table.ShownPosition()
	if h.Strength < HintTurn || len(rest) == 0 || !h.game.IsTurnOpen(&before, p, m) {
		h.EndHint()
		return
	}
	h.HintPosition, h.HintMoves = *p, slices.Clone(rest)
	h.game.SetAdvice(p, h.HintMoves)
}

// HintBox is the content of a hint's box besides its lines: a title with a face, and the text keys of its buttons.
type HintBox struct {
	Title         string
	Face          kit.Motif
	PlayLabelKey  string   // label of the button that makes the move
	MoreLabelKey  string   // label of the button for a stronger hint
	CloseLabelKey string   // label of the button that ends the hint
	BoldLines     uint64   // bit i marks line i as bold
	PlayButton    ButtonID // the table's own button that makes the move, or NoButton
}

// ShowHint fills an overlay with the hint: its box or, during the search, the prompt.
func (h *Hinter[P, M, E]) ShowHint(o *Overlay, around func() HintBox) {
	if !h.isCurrent() {
		return
	}
	lines := h.game.HintLines()
	if !h.HasBox() {
		o.HasPrompt, o.Prompt = !h.table.IsHolding(), lines[0]
		return
	}
	b := around()
	o.TableButtons.Hidden, o.TableButtons.NotPrimary = OnlyButtons(HintButton), AllButtonsExcept()
	if b.PlayButton != NoButton {
		o.TableButtons.NotPrimary = AllButtonsExcept(b.PlayButton)
	}
	titleHint(&o.Box, b.Title, b.Face, h.Strength == HintTurn)
	sayHint(&o.Box, lines, b.BoldLines)
	play := Button{LabelKey: b.PlayLabelKey, IsEnabled: h.plays(), IsEnabledSoon: h.table.IsMoving(), IsPrimary: b.PlayButton == NoButton}
	offerHint(&o.Box, h.Strength, play, b.MoreLabelKey, b.CloseLabelKey)
}
