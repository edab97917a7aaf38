package table

import (
	"math"

	"dreist/assets"
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/peri/faces"
	"dreist/render/peri/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

type drawing struct {
	*kit.Canvas
	t *Table
	g *scene.Geometry
}

// Draw draws the table except for the held cards.
func (t *Table) Draw(e *kit.Canvas) {
	d, kings, ends := drawing{e, t, t.Timeline.Geometry()}, t.topKings(), t.Timeline.View().End > scene.NoEnd
	e.DrawCloth(d.g.W, d.g.H)
	e.DrawPicture(faces.FeltMotif, d.g.Cloth, 1)
	e.DrawPicture(kit.TableEdge, d.g.TopStrip, 1)
	if !ends {
		d.DrawText(t.captionText(), kit.NewTextStyle(d.g.TextUnit(), assets.DisplayFont, kit.TextSize, d.Palette().MutedOnCloth), d.g.Caption, kit.Center, 1)
	}
	d.drawPrints()
	for _, c := range t.visibleCards() {
		if t.Held.IsCarrying(c) || t.IsFlying(c) {
			continue
		}
		at, p := t.Timeline.View().SpotOf(c), t.Timeline.Pose(c)
		if p.X += t.Shake.Offset(tabletop.SpotOfCard(c)) * p.W; ends && len(kings) == 0 { // the cards bow
			p.SquashShare = 0.3 * math.Sin(math.Pi*t.kingProgress(int(at.Number), t.Patience().SpotCount(at.Part)))
		}
		d.t.DrawCard(d.Canvas, tabletop.SpotOfCard(c), p)
	}
	stock := peri.Spot{Part: peri.Stock}
	for aim, strength := range t.Lights.All() {
		d.DrawTinted(kit.CardOutline, d.spotRect(spotOfAim(aim)), d.Palette().Glow, strength*(1+0.4*t.Lights.PulseStrength()))
	}
	d.drawCursor()
	tabletop.DrawPileSize(e, d.g.TextUnit(), d.g.FirstCardRect(stock), len(t.Timeline.View().CardsAt(stock)))
	t.DrawGuide(e)
	t.DrawPromptAndButtons(e)
	d.drawOnlooker()
	if ends {
		d.drawEnd(kings)
	}
	t.Arrival.Draw(e, &d.g.Edges)
}

// DrawCard draws a card in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Spot, pose stage.Pose) {
	look := t.CardLook
	look.HasRightIndex = t.Timeline.Geometry().IsFannedLeft(t.Timeline.View().SpotOf(of.Card))
	e.DrawTwoSidedCard(faces.FaceMotif{Card: scene.FaceOf(of.Card), Style: look}, t.CardBack, pose)
}

// drawPrints draws the prints of the spots, which show their rules.
func (d drawing) drawPrints() {
	row, v := d.t.Patience(), d.t.Timeline.View()
	for at, pile := range v.Piles() {
		r := d.g.FirstCardRect(at)
		switch {
		case at.Part == peri.Foundations && row.Foundations[at.Number].FirstRank > 0 && row.Foundations[at.Number].Suit != peri.AnySuit:
			d.DrawPicture(faces.FoundationPrint(peri.NewCard(row.Foundations[at.Number].FirstRank, row.Foundations[at.Number].Suit)), r, 1)
		case at.Part == peri.Tableau && row.Tableau.EmptyRule == peri.EmptyTakesKing:
			d.DrawPicture(faces.KingPrintMotif, r, 1)
		case at.Part == peri.Stock && row.DealingKind == peri.DealToWaste && v.Counter < row.MostCount:
			d.DrawPicture(faces.TurnOverPrintMotif, r, 1)
		case at.Part == peri.Tableau && (row.Tableau.EmptyRule == peri.EmptyTakesNone && !row.Tableau.HoldsOne || row.Tableau.IsBlocked(at.Number)):
		case pile == "" && r.W > 0:
			d.DrawTinted(kit.CardSlot, r, faces.ChalkColor(), 1)
		}
	}
}

// drawCursor frames the chosen cards and their aim, else those of the hint on show, in colours that are seen on cards and on the cloth.
func (d drawing) drawCursor() {
	h, m := &d.t.Held, d.t.known.Next
	cards, to := h.Cards(), spotOfAim(h.Aim)
	switch {
	case h.Grip == tabletop.SelectedGrip:
	case h.IsHolding() || !d.t.HasHint() || d.t.IsMoving():
		return
	case m.Action < peri.Carry:
		to = peri.Spot{Part: peri.Stock}
	default:
		to, cards = m.To, d.t.Timeline.View().CardsAt(m.From)
		cards = cards[len(cards)-max(m.CardCount, 1):]
	}
	if n := len(cards); n > 0 {
		d.drawFrame(d.t.Timeline.Pose(cards[0]).Rect().Union(d.t.Timeline.Pose(cards[n-1]).Rect()))
	}
	if r := d.spotRect(to); r.W > 0 { // there is such a spot
		d.drawFrame(r)
	}
}

// drawFrame draws a double line around a rectangle of cards.
func (d drawing) drawFrame(r geom.Rect) {
	const part = 0.035 // the width of each line, in widths of a card
	width := math.Round(part * d.g.CardW)
	ring := kit.FocusRing{Radius: d.g.CardW * art.CardRadius / art.CardUnitWidth, Width: width, Color: art.PaperColor()}
	ring.Size, ring.Reach = int(ring.Radius+width)+1, int(3*width)
	ring.Gap = width
	d.DrawStretched(ring, r)
	ring.Gap, ring.Color = 0, kit.FocusColor(art.Linen)
	d.DrawStretched(ring, r)
}

// spotRect returns the rectangle of the top card of a spot or, if the spot is empty, that of its print. Cards are dropped there.
func (d drawing) spotRect(at peri.Spot) geom.Rect {
	if top := d.t.Timeline.View().TopCardAt(at); top != tabletop.NoCard && at.Part < peri.Stock {
		return d.t.Timeline.Pose(top).Rect()
	}
	return d.g.FirstCardRect(at)
}

// The buttons of the table: the stock, and the one that plays a game of luck to its end.
const (
	stockButton = tabletop.GameButtonsFrom + iota
	runButton
)

// GameButtons appends the buttons that the table has now.
func (t *Table) GameButtons(dst []tabletop.Button) []tabletop.Button {
	g, may := t.Timeline.Geometry(), t.CanMoveNow()
	if t.IsUnderEnd() { // they would look out behind its panel
		return dst
	}
	dst = append(dst, tabletop.Button{ID: tabletop.MenuButton, Name: "menu", Rect: g.Icons.Menu, Icon: art.MenuIcon, IsEnabled: true})
	dst = t.AppendTurnOrEndButtons(t.AppendHelpButtons(dst))
	if t.Match.IsSettled() {
		return dst
	}
	undo := &dst[len(dst)-1]
	undo.IsEnabled = undo.IsEnabled && len(t.ownMoves()) > 0
	if kind := t.Patience().DealingKind; kind != peri.NoDealing && kind != peri.LayOutAgain {
		stock := g.FirstCardRect(peri.Spot{Part: peri.Stock})
		dst = append(dst, tabletop.Button{ID: stockButton, Name: "peri.deal", Rect: stock, IsInvisible: true, IsEnabled: may})
	}
	next := tabletop.Button{ID: tabletop.EndTurnButton, Rect: g.EndTurnRect, IsEnabled: may, IsPrimary: may}
	_, finishes := t.finishingMove()
	switch row := t.Patience(); {
	case finishes:
		next.LabelKey = "peri.finish"
	case t.ShownPosition().IsOver():
		return dst
	case row.IsGameOfLuck():
		all := g.EndTurnRect
		all.X -= g.EndTurnRect.W + g.Gap
		dst = append(dst, tabletop.Button{ID: runButton, Rect: all, LabelKey: "peri.run", IsEnabled: may && t.playsOn == 0})
		next.LabelKey = "peri.next"
	case row.DealingKind == peri.LayOutAgain:
		next.LabelKey, next.IsEnabled = "peri.layout", may && t.ShownPosition().Refusal(peri.Move{Action: peri.Redeal}) == nil
		next.IsPrimary = next.IsEnabled && t.HasHint() && t.known.Next.Action == peri.Redeal
	default:
		return dst
	}
	return append(dst, next)
}

// PressButton does what the stock or the button that plays to the end is for.
func (t *Table) PressButton(b tabletop.ButtonID) {
	switch b {
	case stockButton:
		t.deal(false)
	case runButton:
		t.PlayOn()
	}
}
