// Package hints helps whoever plays THE GAME: it says what to think of, which card to lay, or how to play a whole turn. It knows what their seat
// knows (G 17) and tells numbers only of their own hand.
package hints

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/input"
	"dreist/render/session/request"
	"dreist/render/session/thinking"
	"dreist/render/tabletop"
	"dreist/render/thegame/table"
	"dreist/render/thegame/words"
)

// Table is the table of a person who is helped.
type Table interface {
	Position() *thegame.Position
	Mine() bool  // the person sees their hand and is to move
	Moves() bool // something moves
	Holds() bool // a card is held
	Sentences() *words.Sentences
	Play(m thegame.Move)
	CountHint()
	SetGuide(g table.Guide)
}

// Hinter gives a hint at a table and is the guide there meanwhile. A move, Escape or the button of its box ends it.
type Hinter struct {
	table.Bystander
	Table    Table
	Thinking thinking.Limits

	leads    bool
	strength request.Strength
	about    thegame.Position                    // that the hint is about
	thought  *thinking.Thought[[]partner.Advice] // nil unless it is thinking
	line     []thegame.Move                      // the turn to be played, nil while that is not known
	only     bool                                // nothing else can be done
	why      partner.Reason
	said     said
}

// said is what is told, in a language.
type said struct {
	language string
	strength request.Strength
	known    bool

	prompt string   // in place of a box
	lines  []string // in the box
}

// Hint gives a hint of a strength: 0 is the weakest, then the next stronger one, at last none.
func (h *Hinter) Hint(s request.Strength) {
	switch fresh := h.fresh(); {
	case h.leads && (!fresh || s == 0 && (h.strength == request.Turn || h.only)):
		h.PutAway()
		return
	case h.leads && s == 0:
		s = h.strength + 1
	case h.leads:
	case !h.Table.Mine():
		return
	default:
		h.leads, s = true, max(s, request.Nudge)
		h.Table.SetGuide(h)
	}
	if h.strength = s; !h.fresh() || h.line == nil && h.thought == nil {
		h.think()
	}
}

// PutAway ends the hint and the thinking.
func (h *Hinter) PutAway() {
	if !h.leads {
		return
	}
	h.cancel()
	h.leads = false
	h.Table.SetGuide(nil)
}

// Plan does nothing: a turn is tried by laying it, as all of it can be taken back.
func (h *Hinter) Plan(bool) {}

// Plans reports that no turn is tried.
func (h *Hinter) Plans() bool { return false }

// Leads reports whether a hint is given.
func (h *Hinter) Leads() bool { return h.leads }

func (h *Hinter) cancel() {
	if h.thought != nil {
		h.thought.Cancel()
		h.thought = nil
	}
}

// fresh reports whether the hint is about what lies on the table.
func (h *Hinter) fresh() bool { return *h.Table.Position() == h.about }

// think begins to think about a hint.
func (h *Hinter) think() {
	h.cancel()
	p := h.Table.Position()
	h.about, h.line, h.only, h.said = *p, nil, false, said{}
	lays := p.AppendLays(nil)
	switch {
	case len(lays) == 0 && p.MayEnd():
		h.line, h.only = []thegame.Move{thegame.End()}, true
	case len(lays) == 1 && !p.MayEnd():
		h.line, h.only = lays, true
	default:
		view, seed := partner.Look(p, p.Turn()), uint64(p.Rest())
		h.thought = thinking.Begin(h.Thinking, func(limit simulate.Limit) []partner.Advice {
			all, _ := partner.Advise(view, nil, limit, seed)
			return all
		})
	}
}

// conclude takes the turn that was found.
func (h *Hinter) conclude(found []partner.Advice) {
	h.line, h.said = found[0].Moves, said{}
	h.why = partner.Why(partner.Look(&h.about, h.about.Turn()), h.line)
	h.Table.CountHint()
}

// Tick waits for the end of the thinking, and ends a hint that is no longer about what lies on the table.
func (h *Hinter) Tick() bool {
	if !h.fresh() {
		h.PutAway()
		return true
	}
	if h.thought == nil {
		return false
	}
	found, ok := h.thought.Tick()
	if ok {
		h.thought = nil
		h.conclude(found)
	}
	return ok
}

// Next returns the next tick while it is thinking.
func (h *Hinter) Next() int { return tabletop.EveryTick(h.thought != nil || !h.fresh()) }

// shows reports whether there is a hint with a box.
func (h *Hinter) shows() bool { return h.line != nil && !h.only && h.fresh() }

// Try handles the keys of hints and the buttons of the box. The table's own buttons work as always.
func (h *Hinter) Try(a table.Attempt) tabletop.Answer {
	switch {
	case a.Button == moreButton:
		h.Hint(0)
	case a.Button == playButton:
		h.play()
	case a.Button == tabletop.LeaveButton:
		h.PutAway()
	case a.Button == tabletop.AgainButton, a.Gesture.Command == input.CommandAgain:
		h.PutAway()
		return tabletop.NotHandled
	case a.Kind != tabletop.TryCommand:
		return tabletop.NotHandled
	case a.Gesture.Command == input.CommandHint:
		h.Hint(0)
	case a.Gesture.Command == input.CommandHintMove:
		h.Hint(request.Move)
	case a.Gesture.Command == input.CommandHintTurn:
		h.Hint(request.Turn)
	case a.Gesture.Command == input.CommandCancel && !h.Table.Holds():
		h.PutAway()
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// plays reports whether the hint can be played now.
func (h *Hinter) plays() bool {
	return h.shows() && h.strength >= request.Move && h.Table.Mine() && !h.Table.Moves()
}

// play makes the first move of the hint. A whole turn stays shown, and its next move can follow.
func (h *Hinter) play() {
	if !h.plays() {
		return
	}
	m, rest := h.line[0], h.line[1:]
	h.Table.Play(m)
	p := h.Table.Position()
	if h.strength < request.Turn || len(rest) == 0 || p.Turn() != h.about.Turn() || m.Action == thegame.EndTurn {
		h.PutAway()
		return
	}
	h.about, h.line, h.said = *p, slices.Clone(rest), said{}
	h.why = partner.Why(partner.Look(p, p.Turn()), h.line)
}

// saidNow returns what is told now.
func (h *Hinter) saidNow() *said {
	say, n := h.Table.Sentences(), &h.said
	if known := h.line != nil; n.language != say.Language || n.strength != h.strength || n.known != known {
		*n = said{language: say.Language, strength: h.strength, known: known}
		switch {
		case !known:
			n.prompt = say.Say(thegamemsg.AdviceThinking)
		case h.only:
			n.prompt = say.Say(thegamemsg.AdviceOnly, assets.Values{"Deed": deed(say, h.line[0])})
		default:
			n.lines = h.lines(say)
		}
	}
	return n
}
