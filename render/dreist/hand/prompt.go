package hand

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/situation"
)

// Prompts makes the text that says what can be done now. It caches the line with a card or number, as it is drawn in every frame.
type Prompts struct {
	of   promptKey
	line string
}

// promptKey holds everything that a cached line depends on.
type promptKey struct {
	key     string
	edition int // of the texts, see words
	device  input.Source
	card    dreist.Card // held card that fits nowhere, or NoCard
	count   int         // number of cards that can be laid
}

// Say returns the text that says what can be done now, empty if there is none: that the held card fits nowhere, or how many of the marked
// cards can be laid.
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
