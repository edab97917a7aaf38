package hints

import (
	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
	"dreist/render/tabletop/hinting"
)

// planSign is the icon of buttons that open the planner.
const planSign = art.Eye

// planText caches the texts of a plan's box.
type planText struct {
	language string
	lines    []string
}

// lines returns the planned moves, a line each, and what is left in the hand.
func (p *Planner) lines(now *guide.Now) []string {
	if p.text.language != now.Say.Language {
		p.text = planText{language: now.Say.Language, lines: []string{now.Say.Say(dreistmsg.PlanEmpty)}}
		if len(p.steps) > 0 {
			p.text.lines = append(stepLines(now.Say, p.steps), leftLine(now.Say, p.steps, p.left))
		}
	}
	return p.text.lines
}

// Show marks the planned moves with their numbers and fills the box.
func (p *Planner) Show(now *guide.Now, o *overlay.Overlay) {
	g := now.Line.Geometry()
	p.own(now, &o.TableButtons)
	if p.prompt(now, o); len(p.moves) > 0 {
		o.Draw = dreistmsg.PlanDraw // after the other planned moves
	}
	o.Takeable = p.takes(o.Takeable)
	if !now.Line.Busy() {
		for s, number := range p.ghosts() {
			o.Gone(s.card, overlay.In(s.cell), number)
		}
		for i, m := range p.moves {
			p.mark(now, o, m, i+1)
		}
	}
	hinting.Title(&o.Box, now.Say.Say(dreistmsg.PlanTitle), portrait(pictures.Thinking), false)
	hinting.Say(&o.Box, p.lines(now), triosOf(p.steps))
	if len(p.steps) > 0 && !hinting.Tiny(&o.Box) {
		o.Paragraph(tabletop.Paragraph{
			Text: now.Say.Say(dreistmsg.PlanChange), Font: assets.Text, Tint: tabletop.MutedTint, Foot: hinting.LeastText})
	}
	o.MaxHeight = 0 // a plan may grow
	o.Part(tabletop.Part{Name: "leave", Gap: 6, Height: 32})
	o.Offer(tabletop.Button{Id: tabletop.LeaveButton, Label: dreistmsg.HintClose, Enabled: true})
	o.Buttons = append(o.Buttons,
		tabletop.Button{Id: layButton, Rect: g.EndTurn, Label: p.layKey(), Sign: art.Check, Enabled: p.ready(now), Primary: p.ready(now)})
}

// ready reports whether the plan can be played as it is. A question about a gift must be answered first, so that the table does not ask
// again.
func (p *Planner) ready(now *guide.Now) bool {
	return len(p.moves) > 0 && (p.ended() || p.now.Pending() != dreist.PartnerPending && now.Question() != situation.GiftQuestion)
}

// layKey returns the label key of the button that plays the plan.
func (p *Planner) layKey() string {
	if len(p.moves) > 0 && p.moves[0].Action == dreist.DiscardCard {
		return dreistmsg.ButtonDiscard
	}
	return dreistmsg.PlanLay
}

// mark marks a planned move: a card on the layout of the plan with its number, any other move at its place.
func (p *Planner) mark(now *guide.Now, o *overlay.Overlay, m dreist.Move, number int) {
	switch {
	case m.Card != dreist.NoCard && m.Card == now.Hand.Card:
	case m.Action != dreist.LayCard, number == len(p.moves) && p.ended():
		o.Proposal(m, number, tabletop.BrightTint)
	case p.now.Layout().Row(m.Card) > 0:
		o.Planned(m.Card, number)
	}
}

// press handles a button.
func (p *Planner) press(now *guide.Now, b tabletop.ButtonID) tabletop.Answer {
	switch b {
	case layButton:
		p.LayAll(now)
	case tabletop.LeaveButton:
		p.Close(now)
	default:
		return tabletop.NotHandled
	}
	return tabletop.Handled
}

// prompt says that nothing is played yet.
func (p *Planner) prompt(now *guide.Now, o *overlay.Overlay) {
	keys := now.Look.Device() != input.Mouse
	switch {
	case p.now.Pending() == dreist.PartnerPending, keys && now.Hand.Holds():
	case keys && p.ready(now):
		o.Prompts, o.Prompt = true, now.Say.Say(dreistmsg.PlanKeys)
	default:
		o.Prompts, o.Prompt = true, now.Say.Say(dreistmsg.PlanPrompt)
	}
}

// own sets which of the table's own buttons are shown and enabled.
func (p *Planner) own(now *guide.Now, o *tabletop.TableButtons) {
	o.Hidden = tabletop.AllBut(tabletop.UndoButton, tabletop.LogButton, overlay.DrawButton, overlay.DeclineButton, overlay.GiveButton,
		overlay.KeepButton,
		tabletop.MenuButton, tabletop.SoundButton, tabletop.HelpButton, tabletop.WhyButton, tabletop.UnsavedButton, overlay.PileButton,
		overlay.AboveButton, overlay.BelowButton)
	o.NotPrimary = tabletop.AllBut()                                   // laying the plan is what continues
	o.Disabled = tabletop.Only(tabletop.LogButton)                     // its place stays, but the box covers the log
	if _, promised := now.Look.Gives(); promised || len(p.moves) > 0 { // the table takes back a gift first
		o.Enabled = tabletop.Only(tabletop.UndoButton)
	} else {
		o.Disabled |= tabletop.Only(tabletop.UndoButton)
	}
}
