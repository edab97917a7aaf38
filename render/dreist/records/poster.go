package records

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
)

// Poster is a result as a square picture for others. It holds all that is to be seen, and nothing that changes, so that it can be painted beside everything else
// that goes on.
type Poster struct {
	Theme art.Theme
	Cards kit.CardStyle

	headline lettering // on the ribbon
	figures  lettering // what is counted
	caption  lettering // which game it was, may be empty
	foot     lettering // how others play the same cards, may be empty
	egon     bool      // it was a match against Egon
	places   []placing
	lies     []lying // the last layout, which of the deal of a day gives away too much
	lead     []lead  // how many cards were left turn by turn instead; may be empty

	display, strong *art.Studio
}

// lettering is a line on a poster: in which letters, how large, and how wide at most.
type lettering struct {
	in          *art.Studio
	text        string
	size, width float64
}

// placing is a seat as it came off, the winner first.
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

// lead is how many cards the player and Egon had left.
type lead [2]int

// Poster returns the result as a picture on a table.
func (r *Result) Poster(fonts *kit.Fonts, theme art.Theme, cards kit.CardStyle) *Poster {
	display, strong := fonts.Studio(assets.Display), fonts.Studio(assets.Strong)
	foot := r.Deals()
	if r.Day != "" {
		foot = r.Say.Say(msg.ShareDaily)
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
			name = r.Say.Say(msg.ShareMe) // whoever shows it to others speaks
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
	slices.SortFunc(p.lies, func(a, b lying) int { return a.row - b.row }) // lower rows lie over the upper ones
	return p
}

// headline says how it ended, as the winner or the loser tells it to others.
func (r *Result) headline() string {
	switch {
	case !r.Egon():
		return r.Winner()
	case r.Won():
		return r.Say.Say(msg.ShareBeaten)
	}
	return r.Say.Say(msg.ShareBeatenBy)
}

// leads returns how many cards both had left at the start and after each turn of both.
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

// Told is what the picture says, for who has it read aloud.
func (p *Poster) Told() []string {
	told := []string{p.headline.text, p.figures.text}
	if !p.egon {
		for _, o := range p.places[1:] {
			told = append(told, o.told())
		}
	}
	return slices.DeleteFunc(append(told, p.caption.text, p.foot.text), func(t string) bool { return t == "" })
}

// mood is the face of a placing.
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
