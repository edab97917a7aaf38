package tabletop

import (
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Animation is one animation of a table.
type Animation struct {
	Tick             func() bool // advances by a tick and reports whether the picture changed
	NeedsTick        func() bool // reports whether it needs the next tick; nil counts as false
	TicksUntilChange func() int  // returns the ticks from rest to the next change, 0 if no change is due; nil counts as 0
}

// Animations are all animations of a table, in the order of their ticks.
type Animations []Animation

// NeedsTick reports whether one of them needs the next tick.
func (all Animations) NeedsTick() bool {
	for _, m := range all {
		if m.NeedsTick != nil && m.NeedsTick() {
			return true
		}
	}
	return false
}

// TicksUntilChange returns the ticks until one of them changes after a rest, 0 for never.
func (all Animations) TicksUntilChange() (soonest int) {
	for _, m := range all {
		if m.TicksUntilChange == nil {
			continue
		}
		if n := m.TicksUntilChange(); n > 0 && (soonest == 0 || n < soonest) {
			soonest = n
		}
	}
	return soonest
}

// sharedAnimations returns the animations that all tables share, in the order of their ticks.
func (t *Table[T, P, M, E]) sharedAnimations() Animations {
	return Animations{
		{Tick: t.advance, NeedsTick: func() bool {
			return t.scene.IsMoving() && !t.scene.IsPaused() || t.Phase == PlayingPhase && t.Match.IsComputerToMove()
		}},
		{Tick: t.Shake.Tick, NeedsTick: t.Shake.IsMoving},
		{Tick: func() bool { return t.Held.tick(t.scene) }, NeedsTick: t.Held.IsMoving},
		{Tick: func() bool { return !t.scene.IsPaused() && t.effects.Tick() }, NeedsTick: func() bool { return !t.scene.IsPaused() && t.effects.IsMoving() }},
		{Tick: t.raiseButton, NeedsTick: t.isButtonRising},
		{Tick: t.raiseCards, NeedsTick: t.scene.IsRaising},
	}
}

// Tick advances by a tick; the picture is stale if it changed. Below a panel (not isTop) an arrival ends and the table stands
// still, but the end of a match is still celebrated.
func (t *Table[T, P, M, E]) Tick(isTop bool) {
	if !isTop {
		t.endArrival()
	}
	if !isTop && t.Phase != EndedPhase {
		return
	}
	if t.Arrival.Tick() {
		t.Redraw()
	} else {
		for _, a := range t.animations {
			if a.Tick() {
				t.Redraw()
			}
		}
	}
	if t.Phase == CurtainPhase {
		t.Request(RequestCurtain)
	}
}

func (t *Table[T, P, M, E]) endArrival() {
	wasMoving := t.Arrival.end()
	if wasMoving {
		t.Redraw()
	}
}

// NeedsTick reports whether an animation runs, so that the program has to stay awake.
func (t *Table[T, P, M, E]) NeedsTick(isTop bool) bool {
	return (isTop || t.Phase == EndedPhase) && (t.Arrival.IsMoving() || t.animations.NeedsTick())
}

// TicksUntilChange returns the number of ticks until the table, now at rest, changes next; 0 for never.
func (t *Table[T, P, M, E]) TicksUntilChange() int { return t.animations.TicksUntilChange() }

// advance moves the cards, shows the events that start and, if no card moves any more, does what is due then.
func (t *Table[T, P, M, E]) advance() bool {
	changed := t.scene.Tick()
	started := t.scene.TakeStartedSteps()
	for i := range started {
		t.startEvent(&started[i], len(started)-1-i)
	}
	if !t.scene.IsMoving() {
		t.handleRest()
	}
	return changed || len(started) > 0
}

// startEvent shows an event that starts; more is the number of events after it that start in the same tick, as at instant speed.
func (t *Table[T, P, M, E]) startEvent(s *stage.Step[E], more int) {
	if s.HasNoEvent {
		return
	}
	t.guide().HandleEvent(s.Event)
	t.game.ShowEvent(s, more) // while its move still counts as not shown
	if t.Phase != LastTurnsPhase && t.Phase != ReplayPhase {
		h := t.Match.History()
		t.ShownProgress.CountEvent(len(h), func(move int) int { return len(h[move].Events) })
	}
}

// raiseCards advances the rising of cards: held ones, the one under the mouse and, a little, those that can be laid.
func (t *Table[T, P, M, E]) raiseCards() bool {
	t.HoveredCard = t.cardUnderMouse()
	t.raised = append(t.raised[:0], t.HoveredCard)
	if t.Held.IsHolding() {
		t.raised = append(append(t.raised, t.Held.Companions...), t.Held.Card)
	}
	t.offered = t.offered[:0]
	t.raised, t.offered = t.Features.AppendRaised(t.raised, t.offered)
	return t.scene.RaiseCards(!t.IsHandOpen(), t.raised, t.offered)
}

// LightsAnimation returns the animation of the lights on the spots that accept the held card.
func (t *Table[T, P, M, E]) LightsAnimation() Animation {
	return Animation{Tick: t.updateLights, NeedsTick: t.Lights.IsMoving}
}

func (t *Table[T, P, M, E]) updateLights() bool {
	t.Lights.Dim()
	if t.Held.IsHolding() && t.CanMove() {
		for _, to := range t.game.Aims(t.Held.Card) {
			if t.CanDrop(t.Held.Card, to) {
				strength := 0.6
				if t.Held.Aim == to {
					strength = 1
				}
				t.Lights.SetLight(to, strength)
			}
		}
	}
	return t.Lights.Tick(1.0 / stage.GlowTicks)
}

// FadePromptBar updates and fades the line above the hand; it does not fade after a change of the window, where old text would be misplaced.
func (t *Table[T, P, M, E]) FadePromptBar() (changed bool) {
	l, part := &t.PromptBar, 1.0/stage.GlowTicks
	if f := t.Edges().Frame; f != t.promptFrame || t.scene.Speed() == stage.InstantSpeed {
		t.promptFrame, part = f, 1
	}
	line, warns := t.PromptText()
	l.setQuestion(t.Features.QuestionText(), t.QuestionPlate())
	l.setPrompt(Prompt{Text: line, isWarning: warns, rect: t.promptRect(), hasUnsavedSign: t.Status.HasUnsaved, speaker: t.Features.PromptSpeaker()})
	for _, b := range t.Buttons() {
		switch {
		case b.ID == WhyButton:
			l.Prompt.buttons = append(l.Prompt.buttons, b)
		case b.isAnswer && l.QuestionFade.FinalOpacity > 0:
			l.Question.Buttons = append(l.Question.Buttons, b)
		}
	}
	asking := l.QuestionFade.Advance(part)
	return l.PromptFade.Advance(part) || asking
}

// QuestionPlate returns the plate of a question, together with the row of a prompt above it.
func (t *Table[T, P, M, E]) QuestionPlate() geom.Rect {
	plate := t.Edges().Plate
	if line, _ := t.PromptText(); line != "" {
		return plate.Union(t.promptRect())
	}
	return plate
}

// PromptText returns the text above the hand, and whether it is a refusal or a warning.
func (t *Table[T, P, M, E]) PromptText() (line string, warns bool) {
	if t.Refusal.Text != "" {
		return t.Refusal.Text, true
	}
	if t.Phase == ReplayPhase {
		return t.Overlay().Prompt, false
	}
	return t.game.Prompt()
}

func (t *Table[T, P, M, E]) promptRect() geom.Rect {
	return t.Edges().promptRect(t.Features.QuestionText() != "", t.Refusal.IsExplained)
}

// ButtonLook returns the look of the table's buttons.
func (t *Table[T, P, M, E]) ButtonLook() ButtonLook {
	g := t.Edges()
	return ButtonLook{Frame: g.Frame, OneLineHeight: g.UndoRect.H, Texts: t.Texts}
}

// DrawPromptAndButtons draws the line above the hand, the buttons, and the guide's marks over them.
func (t *Table[T, P, M, E]) DrawPromptAndButtons(e *kit.Canvas) {
	g := t.Edges()
	t.PromptBar.Draw(e, g, t.ButtonLook(), &t.InputState, 1)
	t.DrawButtons(e, g, t.ButtonLook(), t.ButtonsInPlace())
	t.DrawTopMarks(e)
}
