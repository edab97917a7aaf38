package tabletop

import (
	"slices"

	"dreist/game/simulate"
	"dreist/input"
	"dreist/render/kit"
)

// HintTable is the table of a person who is helped. P is a position of the game and M a move.
type HintTable[P comparable, M any] interface {
	// Position returns the position, read-only.
	Position() *P
	// CanMove reports whether the person sees their hand and is to move.
	CanMove() bool
	// IsMoving reports whether anything moves.
	IsMoving() bool
	// IsHolding reports whether a card is held.
	IsHolding() bool
	// Play makes a move.
	Play(m M)
	// CountHint counts a hint in the record of the match.
	CountHint()
}

// HintGame is what a Hinter needs to know about a game.
type HintGame[P comparable, M any] interface {
	// ForcedMoves returns the moves to be made if there is no choice, or nil.
	ForcedMoves(p *P) []M
	// NewSearch returns a function that finds the best moves, knowing no more than the player to move. If it finds none the hint ends.
	NewSearch(p *P) func(simulate.Limit) []M
	// SetAdvice sets the moves that are advised at a position.
	SetAdvice(p *P, line []M)
	// IsTurnOpen reports whether a move has left the turn open.
	IsTurnOpen(before, after *P, m M) bool
	// SetLeading makes the hint the guide of the table, or removes it.
	SetLeading(leads bool)
	// HintLines returns the hint at its strength; until it is known, one line for the prompt.
	HintLines() []string
	// Language returns the language of the texts.
	Language() string
}

// Hinter gives a hint at a table and leads there meanwhile. A move, Escape or the button of its box ends it.
type Hinter[P comparable, M any] struct {
	Thinking Limits
	Strength HintStrength
	About    P    // that the hint is about
	Line     []M  // the turn to be played, nil while that is not known
	Single   bool // nothing else can be done

	table   HintTable[P, M]
	game    HintGame[P, M]
	leads   bool
	thought *Thought[[]M] // nil unless it is thinking
	said    saidHint
}

// saidHint is what is told, in a language.
type saidHint struct {
	language string
	strength HintStrength
	known    bool
	lines    []string
}

// Begin begins to help at a table.
func (h *Hinter[P, M]) Begin(t HintTable[P, M], g HintGame[P, M], l Limits) {
	h.table, h.game, h.Thinking = t, g, l
}

// GiveHint gives a hint of a strength: 0 is the weakest, then the next stronger one, at last none.
func (h *Hinter[P, M]) GiveHint(s HintStrength) {
	switch fresh := h.IsCurrent(); {
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
		h.game.SetLeading(true)
	}
	if h.Strength = s; !h.IsCurrent() || h.Line == nil && h.thought == nil {
		h.think()
	}
}

// EndHint ends the hint and the thinking.
func (h *Hinter[P, M]) EndHint() {
	if !h.leads {
		return
	}
	h.cancel()
	h.leads = false
	h.game.SetLeading(false)
}

// IsLeading reports whether a hint is given.
func (h *Hinter[P, M]) IsLeading() bool { return h.leads }

func (h *Hinter[P, M]) cancel() {
	if h.thought != nil {
		h.thought.Cancel()
		h.thought = nil
	}
}

// IsCurrent reports whether the hint is about what lies on the table.
func (h *Hinter[P, M]) IsCurrent() bool { return *h.table.Position() == h.About }

// think begins to think about a hint.
func (h *Hinter[P, M]) think() {
	h.cancel()
	p := h.table.Position()
	h.About, h.said = *p, saidHint{}
	if h.Line = h.game.ForcedMoves(p); h.Line != nil {
		h.Single, h.Strength = true, max(h.Strength, HintMove) // there is nothing else to think of
		return
	}
	h.Single, h.thought = false, BeginThought(h.Thinking, h.game.NewSearch(p))
}

// Tick waits for the end of the thinking, and ends a hint that is no longer about what lies on the table.
func (h *Hinter[P, M]) Tick() (changed bool) {
	if !h.IsCurrent() {
		h.EndHint()
		return true
	}
	if h.thought == nil {
		return false
	}
	line, ok := h.thought.Tick()
	if ok {
		if h.thought = nil; len(line) == 0 {
			h.EndHint()
			return true
		}
		h.Line, h.said = line, saidHint{}
		h.game.SetAdvice(&h.About, line)
		h.table.CountHint()
	}
	return ok
}

// TicksUntilChange returns the next tick while it is thinking.
func (h *Hinter[P, M]) TicksUntilChange() int {
	return EveryTick(h.thought != nil || !h.IsCurrent())
}

// HasBox reports whether there is a hint with a box.
func (h *Hinter[P, M]) HasBox() bool { return h.Line != nil && h.IsCurrent() }

// HasMarks reports whether the hint is marked on the table now.
func (h *Hinter[P, M]) HasMarks() bool {
	return h.HasBox() && !h.table.IsHolding() && !h.table.IsMoving()
}

// Tries handles the keys of hints and the buttons of the box. The table's own buttons work as always.
func (h *Hinter[P, M]) Tries(kind AttemptKind, button ButtonID, key input.Command) Answer {
	switch {
	case button == StrongerHintButton:
		h.GiveHint(0)
	case button == PlayHintButton:
		h.play()
	case button == LeaveButton:
		h.EndHint()
	case button == AgainButton, key == input.CommandAgain:
		h.EndHint()
		return NotHandled
	case kind != TryCommand:
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

// plays reports whether the hint can be played now.
func (h *Hinter[P, M]) plays() bool {
	return h.HasBox() && h.Strength >= HintMove && h.table.CanMove() && !h.table.IsMoving()
}

// play makes the first move of the hint. A whole turn stays shown, and its next move can follow.
func (h *Hinter[P, M]) play() {
	if !h.plays() {
		return
	}
	m, rest, before := h.Line[0], h.Line[1:], h.About
	h.table.Play(m)
	p := h.table.Position()
	if h.Strength < HintTurn || len(rest) == 0 || !h.game.IsTurnOpen(&before, p, m) {
		h.EndHint()
		return
	}
	h.About, h.Line, h.said = *p, slices.Clone(rest), saidHint{}
	h.game.SetAdvice(p, h.Line)
}

// saidNow returns what is told now.
func (h *Hinter[P, M]) saidNow() []string {
	n := &h.said
	if known := h.Line != nil; n.language != h.game.Language() || n.strength != h.Strength || n.known != known {
		*n = saidHint{h.game.Language(), h.Strength, known, h.game.HintLines()}
	}
	return n.lines
}

// HintBox is what stands around what a hint says: a title with a face, and the keys of what its buttons say.
type HintBox struct {
	Title             string
	Face              kit.Motif
	Play, More, Close string
	Bold              uint64   // which lines are bold
	Offered           ButtonID // the table's own button that plays the hint, or NoButton
}

// ShowHint fills in what is said: in the box of an overlay or, while it thinks, in the prompt.
func ShowHint[P comparable, M any](h *Hinter[P, M], o *Overlay, around func() HintBox) {
	if !h.IsCurrent() {
		return
	}
	lines := h.saidNow()
	if !h.HasBox() {
		o.HasPrompt, o.Prompt = !h.table.IsHolding(), lines[0]
		return
	}
	b := around()
	o.TableButtons.Hidden, o.TableButtons.NotPrimary = OnlyButtons(HintButton), AllBut()
	if b.Offered != NoButton {
		o.TableButtons.NotPrimary = AllBut(b.Offered)
	}
	titleHint(&o.Box, b.Title, b.Face, h.Strength == HintTurn)
	sayHint(&o.Box, lines, b.Bold)
	play := Button{Label: b.Play, Enabled: h.plays(), EnabledSoon: h.table.IsMoving(), Primary: b.Offered == NoButton}
	offerHint(&o.Box, h.Strength, play, b.More, b.Close)
}
