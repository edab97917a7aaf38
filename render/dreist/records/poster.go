package records

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
)

// Poster is a result as a square picture to share. It holds copies of all it shows, so that it can be painted in a
// goroutine.
type Poster struct {
	Theme art.Theme
	Cards kit.CardStyle

	headline lettering // on the ribbon
	figures  lettering // turns, DREIer and cards left
	caption  lettering // the kind of game, may be empty
	foot     lettering // how to play the same deal, may be empty
	egon     bool      // it was a match against Egon
	places   []placing
	lies     []lying // the last layout, empty for a daily deal, of which it would give too much away
	lead     []lead  // the course of the cards left instead of the layout; may be empty

	display, strong *art.Studio
}

// lettering is a line of text on a poster, with its letters, size and greatest width.
type lettering struct {
	in          *art.Studio
	text        string
	size, width float64
}

// placing is a seat's place in the result.
type placing struct {
	seat dreist.Seat
	name string
	left int
}

// lying is a card in the layout.
type lying struct {
	kind dreist.Kind
	row  int
}

// lead is how many cards the player and Egon had left after a turn.
type lead [2]int

// Poster returns the result as a poster on a table's theme.
func (r *Result) Poster(fonts *kit.Fonts, theme art.Theme, cards kit.CardStyle) *Poster {
	display, strong := fonts.Studio(assets.Display), fonts.Studio(assets.Strong)
	foot := r.Deals()
	if r.Day != "" {
		foot = r.Say.Say(dreistmsg.ShareDaily)
	}
	const wide = PosterSize - 2*posterEdge
	p := &Poster{
		Theme: theme, Cards: cards, egon: r.Egon(), display: display, strong: strong,
		headline: lettering{display, fonts.Readable(r.headline(), assets.Display), 62, ribbonMost - ribbonEnds},
		figures:  lettering{strong, fonts.Readable(r.figures(), assets.Strong), 42, wide},
		caption:  lettering{strong, fonts.Readable(r.Caption, assets.Strong), 26, captionWide - captionHigh},
		foot:     lettering{strong, fonts.Readable(foot, assets.Strong), 27, wide},
	}
	end := r.Position()
	for s := range dreist.Seat(end.Seats()) {
		name := r.Say.Name(s)
		if r.Egon() && s != dreist.EgonSeat || name == r.Say.Say(msg.NameYou) {
			name = r.Say.Say(dreistmsg.ShareMe) // the poster speaks for the one who shares it
		}
		p.places = append(p.places, placing{s, fonts.Readable(name, assets.Strong), end.CardsLeft(s)})
	}
	slices.SortStableFunc(p.places, func(a, b placing) int { return a.left - b.left })
	if r.Daily {
		p.lead = r.leads()
		return p
	}
	for c := range dreist.Card(dreist.Deck) {
		if row := end.Layout().Row(c); row > 0 {
			p.lies = append(p.lies, lying{c.Kind(), row})
		}
	}
	slices.SortFunc(p.lies, func(a, b lying) int { return a.row - b.row }) // lower rows overlap upper ones
	return p
}

// headline returns the result as the player tells it.
func (r *Result) headline() string {
	switch {
	case !r.Egon():
		return r.Winner()
	case r.Won():
		return r.Say.Say(dreistmsg.ShareBeaten)
	}
	return r.Say.Say(dreistmsg.ShareBeatenBy)
}

// leads returns the cards both had left at the start and after each round.
func (r *Result) leads() []lead {
	start := r.Start()
	all := []lead{{start.CardsLeft(0), start.CardsLeft(dreist.EgonSeat)}}
	for _, step := range r.History() {
		for len(all) <= record.Round(&step) {
			all = append(all, lead{})
		}
		all[len(all)-1] = lead{step.Position.CardsLeft(0), step.Position.CardsLeft(dreist.EgonSeat)}
	}
	return all
}

// AltTexts returns the text of the poster for screen readers.
func (p *Poster) AltTexts() []string {
	texts := []string{p.headline.text, p.figures.text}
	if !p.egon {
		for _, o := range p.places[1:] {
			texts = append(texts, o.text())
		}
	}
	return slices.DeleteFunc(append(texts, p.caption.text, p.foot.text), func(t string) bool { return t == "" })
}

// mood returns the portrait of a placing.
func (p *Poster) mood(of placing) kit.Motif {
	won := of == p.places[0]
	switch {
	case p.egon && of.seat == dreist.EgonSeat && won:
		return pictures.EgonMotif(pictures.Smug)
	case p.egon && of.seat == dreist.EgonSeat:
		return pictures.EgonMotif(pictures.Beaten)
	case won:
		return pictures.PortraitOf(pictures.FamilyOf(of.seat), pictures.Triumphant)
	}
	return pictures.PortraitOf(pictures.FamilyOf(of.seat), pictures.Downcast)
}
