package table

import (
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/peri/scene"
	"dreist/render/tabletop"
)

// PatienceName returns the name of a patience.
func PatienceName(t *assets.Texts, row *peri.Patience) string { return t.Say("peri.name." + row.Key) }

// cardName returns the name of a card, nothing for no card.
func (t *Table) cardName(c peri.Card) string {
	if c == peri.NoCard {
		return ""
	}
	return t.Texts.Say("peri.card", assets.Values{"Rank": t.rankName(c.Rank()), "Suit": t.Texts.Say("peri.suit." + c.String()[1:])})
}

func (t *Table) rankName(rank int) string { return t.Texts.Say("peri.rank." + strconv.Itoa(rank)) }

// The reasons that no rule gives.
const (
	nothingGoesUp peri.Reason = "up: no card can go up"
	nowhere       peri.Reason = "nowhere: no spot takes the card"
	covered       peri.Reason = "covered: another card lies on the card"
	noChoice      peri.Reason = "choice: luck decides"
)

// growthText returns the one direction in which a foundation grows, with the rank of its first card if that is fixed, or which rank comes next.
func (t *Table) growthText(at peri.Spot) string {
	p := t.ShownPosition()
	if at.Part != peri.Foundations {
		return ""
	}
	step, top := p.GrowthRule(at.Number).Step, p.Pile(at).Top()
	switch {
	case step == peri.StepDouble && top != peri.NoCard:
		return t.Texts.SayCount("peri.double", p.CardsLeft(), assets.Values{"Rank": t.rankName(2 * top.Rank() % peri.King)})
	case step != peri.StepUp && step != peri.StepDown:
		return ""
	}
	return t.Texts.Say("peri.grows."+strconv.Itoa(t.Patience().Foundations[at.Number].FirstRank), assets.Values{"Up": step == peri.StepUp})
}

// Prompt returns the prompt: the hint, the aim of the patience before the first move, its pass through the stock, or how it ended.
func (t *Table) Prompt() (line string, warns bool) {
	p := t.ShownPosition()
	switch {
	case p.IsWon():
		return t.Texts.Say("peri.won"), false
	case p.IsOver():
		return t.Texts.SayCount("peri.stuck", p.CardsLeft()), false
	case t.HasHint():
		return t.adviceText(), false
	case t.asked > 0:
		return t.Texts.Say("peri.hint.wait"), false
	case t.keepsDown && t.Match.CanRedo():
		return t.Texts.Say("peri.stays"), false
	case len(t.ownMoves()) == 0 && t.Phase == tabletop.PlayingPhase:
		return t.Texts.Say("peri.about." + t.Patience().Key), false
	}
	return t.passText(), false
}

// passText returns how the foundations grow, the pass through the stock, and how many pairs are missing; empty if there is nothing of that.
func (t *Table) passText() string {
	row, p := t.Patience(), t.ShownPosition()
	var said []string
	if row.GrowsOneWay || len(row.Foundations) == 1 {
		said = append(said, t.growthText(peri.Spot{Part: peri.Foundations}))
	}
	if row.DealingKind == peri.DealToWaste || row.DealingKind == peri.LayOutAgain {
		said = append(said, t.Texts.Say("peri.pass", assets.Values{"Now": p.Counter, "All": row.MostCount}))
	}
	if row.DealingKind == peri.LayOutAgain {
		said = append(said, t.Texts.SayCount("peri.pairs", p.CardsLeft()/2, nil))
	}
	return strings.Trim(strings.Join(said, " · "), " ·")
}

// spotName returns the name of a spot.
func (t *Table) spotName(at peri.Spot) string {
	return t.Texts.Say("peri.place."+strings.ToLower(at.Part.String()), assets.Values{"Number": int(at.Number) + 1, "IsCellar": t.Patience().Reserve.HoldsOne})
}

// Description describes the table for screen readers: each spot with its open cards from the top down, the prompt, and the buttons.
func (t *Table) Description() string {
	p := t.ShownPosition()
	lines := []string{t.captionText()}
	for at, pile := range p.Piles() {
		if at.Part == peri.Stock || at.Part == peri.RemovedCards {
			lines = append(lines, t.spotName(at)+": "+t.Texts.SayCount("peri.read.cards", len(pile)))
			continue
		}
		var cards []string
		for i := len(pile) - 1; i >= 0 && p.IsOpen(at, i) && (len(cards) == 0 || at.Part == peri.Tableau); i-- {
			cards = append(cards, t.cardName([]peri.Card(pile)[i]))
		}
		if shut := len(pile) - len(cards); shut > 0 && at.Part != peri.Foundations && at.Part != peri.Waste {
			cards = append(cards, t.Texts.SayCount("peri.read.closed", shut))
		}
		if len(cards) > 0 {
			lines = append(lines, t.spotName(at)+": "+strings.Join(cards, ", "))
		}
	}
	return t.ScreenReaderText(lines)
}

// DescribeMove puts a move into words, from the position before it.
func (t *Table) DescribeMove(m peri.Move, before *peri.Position) string {
	cards := t.cardNames(m, before)
	return t.Texts.SayCount(actions[m.Action], max(m.CardCount, len(cards)), assets.Values{"Cards": t.Texts.JoinList(cards), "Place": t.spotName(m.To)})
}

var actions = [...]string{
	peri.DealCard: "peri.move.deal", peri.Redeal: "peri.move.again", peri.Carry: "peri.move.carry", peri.Remove: "peri.move.leave", peri.Swap: "peri.move.swap",
}

// cardNames returns the names of the cards of a move; of a carried run only the first.
func (t *Table) cardNames(m peri.Move, before *peri.Position) (cards []string) {
	if pile := []peri.Card(before.Pile(m.From)); m.Action >= peri.Carry {
		cards = append(cards, t.cardName(pile[len(pile)-max(m.CardCount, 1)]))
	}
	if m.Action > peri.Carry && m.To != m.From {
		cards = append(cards, t.cardName(before.Pile(m.To).Top()))
	}
	return cards
}

// spotTip returns how a foundation grows, the rule of the cellar, or the number of cards of another spot.
func (t *Table) spotTip(at peri.Spot) string {
	said := t.Texts.SayCount("peri.read.cards", len(t.ShownPosition().Pile(at)))
	switch pass, grows := t.passText(), t.growthText(at); {
	case grows != "":
		said = grows
	case at.Part == peri.Reserve && t.Patience().Reserve.HoldsOne:
		said = t.Texts.Say("peri.rules.r12")
	case at.Part == peri.Stock && pass != "":
		said += " · " + pass
	}
	return t.spotName(at) + ": " + said
}

// tipOf returns the tip of a button; that of the stock tells about its cards, too.
func (t *Table) tipOf(b *tabletop.Button) string {
	said := b.Tip(t.Texts, map[tabletop.ButtonID]input.Command{stockButton: input.CommandYes})
	if b.ID == stockButton {
		said = strings.TrimSuffix(t.spotTip(peri.Spot{Part: peri.Stock})+" · "+said, " · ")
	}
	return said
}

// TipAt returns the aim of the patience for Egon, how a foundation grows, or the number of cards; for the tableau and the waste only if asked.
// After a win the strip above the cards, on which the lead letter lies, explains that.
func (t *Table) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	switch g := t.Timeline.Geometry(); {
	case t.bringsLetter() && g.TopStrip.Union(g.CaseRect()).Contains(at):
		return t.Texts.Say("peri.lead"), g.TopStrip
	case g.Host.Contains(at) && !t.HasHint() && len(t.ownMoves()) > 0: // before the first move the prompt tells the aim
		return t.Texts.Say("peri.about." + t.Patience().Key), g.Host
	}
	for spot := range t.ShownPosition().Piles() {
		r := t.Timeline.SpotArea(spot)
		switch {
		case !r.Contains(at) || t.Held.IsHolding() || t.Timeline.View().End > scene.NoEnd:
		case asked || t.growthText(spot) != "" || spot.Part >= peri.Reserve && spot.Part != peri.Waste:
			return t.spotTip(spot), r
		}
	}
	return "", geom.Rect{}
}
