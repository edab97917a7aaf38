// Package hinting gives hints in three strengths at the table of a game: what to think of, what to do next, and how to play the whole
// turn. What is said and marked is the game's.
package hinting

import (
	"slices"

	"dreist/game/simulate"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
	"dreist/render/tabletop/thinking"
)

// Table is the table of a person who is helped. P is a position of the game and M a move.
type Table[P comparable, M any] interface {
	Position() *P
	Mine() bool  // the person sees their hand and is to move
	Moves() bool // something moves
	Holds() bool // a card is held
	Play(m M)
	CountHint()
}

// Game is what a game tells of its moves.
type Game[P comparable, M any] interface {
	// Only returns what is to be done where nothing else can be.
	Only(p *P) []M
	// Search returns how the best way to go on is found, which knows no more than whoever is to move; an empty one ends the hint.
	Search(p *P) func(simulate.Limit) []M
	// Found is told which way is advised at a position.
	Found(p *P, line []M)
	// Follows reports whether a move has left the turn open.
	Follows(before, after *P, m M) bool
	// Lead lets the hint lead at the table, or nobody any longer.
	Lead(leads bool)
	// Said says the hint at its strength, in lines; while it is not known, one line for the prompt.
	Said() []string
	Language() string
}

// Hinter gives a hint at a table and leads there meanwhile. A move, Escape or the button of its box ends it.
type Hinter[P comparable, M any] struct {
	Thinking thinking.Limits
	Strength request.Strength
	About    P    // that the hint is about
	Line     []M  // the turn to be played, nil while that is not known
	Single   bool // nothing else can be done

	table   Table[P, M]
	game    Game[P, M]
	leads   bool
	thought *thinking.Thought[[]M] // nil unless it is thinking
	said    said
}

// said is what is told, in a language.
type said struct {
	language string
	strength request.Strength
	known    bool
	lines    []string
}

// Begin begins to help at a table.
func (h *Hinter[P, M]) Begin(t Table[P, M], g Game[P, M], l thinking.Limits) {
	h.table, h.game, h.Thinking = t, g, l
}

// Hint gives a hint of a strength: 0 is the weakest, then the next stronger one, at last none.
func (h *Hinter[P, M]) Hint(s request.Strength) {
	switch fresh := h.Fresh(); {
	case h.leads && (!fresh || s == 0 && h.Strength == request.Turn):
		h.PutAway()
		return
	case h.leads && s == 0:
		s = h.Strength + 1
	case h.leads:
	case !h.table.Mine():
		return
	default:
		h.leads, s = true, max(s, request.Nudge)
		h.game.Lead(true)
	}
	if h.Strength = s; !h.Fresh() || h.Line == nil && h.thought == nil {
		h.think()
	}
}

// PutAway ends the hint and the thinking.
func (h *Hinter[P, M]) PutAway() {
	if !h.leads {
		return
	}
	h.cancel()
	h.leads = false
	h.game.Lead(false)
}

// Leads reports whether a hint is given.
func (h *Hinter[P, M]) Leads() bool { return h.leads }

func (h *Hinter[P, M]) cancel() {
	if h.thought != nil {
		h.thought.Cancel()
		h.thought = nil
	}
}

// Fresh reports whether the hint is about what lies on the table.
func (h *Hinter[P, M]) Fresh() bool { return *h.table.Position() == h.About }

// think begins to think about a hint.
func (h *Hinter[P, M]) think() {
	h.cancel()
	p := h.table.Position()
	h.About, h.said = *p, said{}
	if h.Line = h.game.Only(p); h.Line != nil {
		h.Single, h.Strength = true, max(h.Strength, request.Move) // there is nothing else to think of
		return
	}
	h.Single, h.thought = false, thinking.Begin(h.Thinking, h.game.Search(p))
}

// Tick waits for the end of the thinking, and ends a hint that is no longer about what lies on the table.
func (h *Hinter[P, M]) Tick() bool {
	if !h.Fresh() {
		h.PutAway()
		return true
	}
	if h.thought == nil {
		return false
	}
	line, ok := h.thought.Tick()
	if ok {
		if h.thought = nil; len(line) == 0 {
			h.PutAway()
			return true
		}
		h.Line, h.said = line, said{}
		h.game.Found(&h.About, line)
		h.table.CountHint()
	}
	return ok
}

// Next returns the next tick while it is thinking.
func (h *Hinter[P, M]) Next() int { return tabletop.EveryTick(h.thought != nil || !h.Fresh()) }

// Shows reports whether there is a hint with a box, and Marks whether it is marked on the table now.
func (h *Hinter[P, M]) Shows() bool { return h.Line != nil && h.Fresh() }
func (h *Hinter[P, M]) Marks() bool { return h.Shows() && !h.table.Holds() && !h.table.Moves() }

// Tries handles the keys of hints and the buttons of the box. The table's own buttons work as always.
func (h *Hinter[P, M]) Tries(kind tabletop.AttemptKind, button tabletop.ButtonID, key input.Command) tabletop.Answer {
	switch {
	case button == MoreButton:
		h.Hint(0)
	case button == PlayButton:
		h.play()
	case button == tabletop.LeaveButton:
		h.PutAway()
	case button == tabletop.AgainButton, key == input.CommandAgain:
		h.PutAway()
		return tabletop.NotHandled
	case kind != tabletop.TryCommand:
		return tabletop.NotHandled
	case key == input.CommandHint:
		h.Hint(0)
	case key == input.CommandHintMove:
		h.Hint(request.Move)
	case key == input.CommandHintTurn:
		h.Hint(request.Turn)
	case key == input.CommandCancel && !h.table.Holds():
		h.PutAway()
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// plays reports whether the hint can be played now.
func (h *Hinter[P, M]) plays() bool {
	return h.Shows() && h.Strength >= request.Move && h.table.Mine() && !h.table.Moves()
}

// play makes the first move of the hint. A whole turn stays shown, and its next move can follow.
func (h *Hinter[P, M]) play() {
	if !h.plays() {
		return
	}
	m, rest, before := h.Line[0], h.Line[1:], h.About
	h.table.Play(m)
	p := h.table.Position()
	if h.Strength < request.Turn || len(rest) == 0 || !h.game.Follows(&before, p, m) {
		h.PutAway()
		return
	}
	h.About, h.Line, h.said = *p, slices.Clone(rest), said{}
	h.game.Found(p, h.Line)
}

// saidNow returns what is told now.
func (h *Hinter[P, M]) saidNow() []string {
	n := &h.said
	if known := h.Line != nil; n.language != h.game.Language() || n.strength != h.Strength || n.known != known {
		*n = said{h.game.Language(), h.Strength, known, h.game.Said()}
	}
	return n.lines
}

// Box is what stands around what a hint says: a title with a face, and the keys of what its buttons say.
type Box struct {
	Title             string
	Face              kit.Motif
	Play, More, Close string
	Bold              uint64            // which lines are bold
	Offered           tabletop.ButtonID // the table's own button that plays the hint, or NoButton
}

// Show fills in what is said: in the box of an overlay or, while it thinks, in the prompt.
func Show[P comparable, M any](h *Hinter[P, M], o *tabletop.Overlay, around func() Box) {
	if !h.Fresh() {
		return
	}
	lines := h.saidNow()
	if !h.Shows() {
		o.HasPrompt, o.Prompt = !h.table.Holds(), lines[0]
		return
	}
	b := around()
	o.TableButtons.Hidden, o.TableButtons.NotPrimary = tabletop.Only(tabletop.HintButton), tabletop.AllBut()
	if b.Offered != tabletop.NoButton {
		o.TableButtons.NotPrimary = tabletop.AllBut(b.Offered)
	}
	Title(&o.Box, b.Title, b.Face, h.Strength == request.Turn)
	Say(&o.Box, lines, b.Bold)
	play := tabletop.Button{Label: b.Play, Enabled: h.plays(), EnabledSoon: h.table.Moves(), Primary: b.Offered == tabletop.NoButton}
	Offer(&o.Box, h.Strength, play, b.More, b.Close)
}
