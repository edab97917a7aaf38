package hand

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/situation"
)

// Prompts puts into words what can be done now. It keeps the line that has a card or a number in it, as that is drawn in every frame.
type Prompts struct {
	of   promptKey
	line string
}

// promptKey is what such a line follows from.
type promptKey struct {
	key     string
	edition int // of the sentences
	device  input.Source
	card    dreist.Card // that is held and has no place, or NoCard
	count   int         // of the cards that can be laid
}

// Say returns the line of what can be done now: where the player holds a card that has no place, that is said instead, and where cards that
// can be laid are marked, how many they are. It is empty where there is nothing to say.
func (p *Prompts) Say(s *situation.Situation, h *Hand, device input.Source, marked bool) string {
	key, keys := s.Prompts()
	if device != input.Mouse {
		key = h.keysKey(s, keys)
	}
	if key == "" {
		return ""
	}
	of := promptKey{key: key, edition: s.Say.Edition, device: device, card: dreist.NoCard}
	switch {
	case device == input.Mouse && h.Holds() && s.Nowhere(h.Card):
		of.card = h.Card
	case device != input.Mouse:
	case !marked || !s.MarksFitting() || key != dreistmsg.PromptTurn && key != dreistmsg.PromptMore:
		return s.Say.Say(key)
	default:
		of.count = s.CountFitting()
	}
	if of == p.of {
		return p.line
	}
	p.of = of
	switch {
	case device != input.Mouse:
		p.line = s.Say.Say(key)
	case of.card != dreist.NoCard:
		p.line = s.Say.Say(dreistmsg.PromptNowhere, assets.Values{"Card": s.Say.Card(of.card)})
	case key == dreistmsg.PromptTurn:
		p.line = s.Say.Count(dreistmsg.PromptFitting, of.count)
	default:
		p.line = s.Say.Count(dreistmsg.PromptFittingMore, of.count)
	}
	return p.line
}
