package tabletop

import (
	"math"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
)

// The buttons of a look back, besides LeaveButton.
const (
	FirstMomentButton  = GuideButtonsFrom + 1 + iota
	PreviousMoveButton // shows the move before
	PlayAllButton      // shows one move after the other, or stops
	NextMoveButton     // shows the next move
	LastMomentButton
	CloseButton      // leaves like LeaveButton, but is an icon
	PracticeButton   // plays on from here, for practice
	RecordButton     // saves the record of the match
	PictureButton    // saves a picture of the moment
	AnalysisButton   // shows the analysis of the match
	NextCostlyButton // shows the next costly decision
)

// bar is the layout of the buttons and the slider in the line above the hand.
type bar struct {
	steps  [5]geom.Rect // first, previous, play, next, last
	slider geom.Rect    // hit area
	groove geom.Rect    // range of the handle's middle
	knob   float64      // diameter of the handle
	count  geom.Rect
}

func (l *Replay[T, P, M, E]) layBar() bar {
	g := l.table.Edges()
	u, gap, line := g.Unit, g.Gap, g.PromptLine
	b := bar{knob: line.H * 0.62}
	h := line.H - 5*u // something beside the hand may rise a little above its spot
	x := line.X + gap
	for i := range b.steps {
		b.steps[i] = geom.Rect{X: x, Y: line.Y, W: h * 1.3, H: h}
		x = b.steps[i].Right() + gap*0.7
	}
	countW := max(74*u, h*2.4, 76*g.TextUnit())
	b.count = geom.Rect{X: line.Right() - gap - countW, Y: line.Y, W: countW, H: line.H}
	b.slider = geom.Rect{X: x + gap, Y: line.Y, W: b.count.X - x - 2*gap, H: line.H}
	b.groove = geom.Rect{X: b.slider.X + b.knob/2, Y: line.Center().Y - 3*u, W: b.slider.W - b.knob, H: 6 * u}
	return b
}

// SliderRect returns the hit area of the slider.
func (l *Replay[T, P, M, E]) SliderRect() geom.Rect { return l.layBar().slider }

func (l *Replay[T, P, M, E]) along(b *bar, moves int) float64 {
	return b.groove.X + b.groove.W*float64(moves)/float64(max(l.LastMoment(), 1))
}

func (l *Replay[T, P, M, E]) rows() (n int) {
	n = 1
	if l.table.Match.IsSettled() {
		n++
	}
	if len(l.costly) > 1 {
		n++
	}
	return n
}

// ListRect returns the bounds of the list of turns.
func (l *Replay[T, P, M, E]) ListRect() geom.Rect { return l.table.Edges().RoomAboveRows(l.rows()) }

// FillOverlay adds the buttons and marks of the moment. The slider replaces the prompt.
func (l *Replay[T, P, M, E]) FillOverlay(o *Overlay) {
	t, g, b := l.table, l.table.Edges(), l.layBar()
	o.TableButtons.Hidden = AllButtonsExcept(append([]ButtonID{MenuButton, SoundButton, HelpButton}, l.KeptButtons...)...)
	o.HasPrompt = true
	play := art.PlayIcon
	if l.isPlaying {
		play = art.PauseIcon
	}
	at := l.Moment()
	back, forth := at > 0, at < l.LastMoment()
	o.Buttons = append(o.Buttons,
		Button{ID: CloseButton, Rect: g.Icons.Log, Icon: art.CloseIcon, IsEnabled: true},
		Button{ID: FirstMomentButton, Rect: b.steps[0], Icon: art.FirstIcon, IsEnabled: back, Keys: ButtonKeys{input.CommandToStart}},
		Button{ID: PreviousMoveButton, Rect: b.steps[1], Icon: art.PreviousIcon, IsEnabled: back, Keys: ButtonKeys{input.CommandLeft}},
		Button{ID: PlayAllButton, Rect: b.steps[2], Icon: play, IsEnabled: l.LastMoment() > 0, Keys: DemoKeys()},
		Button{ID: NextMoveButton, Rect: b.steps[3], Icon: art.NextIcon, IsEnabled: forth, Keys: ButtonKeys{input.CommandRight}},
		Button{ID: LastMomentButton, Rect: b.steps[4], Icon: art.LastIcon, IsEnabled: forth, Keys: ButtonKeys{input.CommandToEnd}},
		Button{ID: LeaveButton, Rect: g.EndTurnRect, LabelKey: l.away, IsEnabled: true,
			Keys: ButtonKeys{input.CommandCancel, input.CommandUndo, input.CommandConfirm}},
		Button{ID: PracticeButton, Rect: g.UndoRect, LabelKey: "review.branch", IsEnabled: forth || !t.Match.IsOver(), Keys: ButtonKeys{input.CommandCard1}})
	l.offerRows(o)
	if l.MarkMoment != nil {
		l.MarkMoment(o)
	}
	if t.scene.IsMoving() {
		return
	}
	if a := l.advised(); a != nil && a.MarkBetter != nil {
		a.MarkBetter(o)
	}
	if l.pointed.Kind != NoSpot {
		o.AddMark(Mark{Motif: kit.CardGlow, Spot: l.pointed, Tint: AccentTint, Alpha: 0.9})
	}
}

func (l *Replay[T, P, M, E]) offerRows(o *Overlay) {
	row := l.table.Edges().buttonRowRect(0)
	record := Button{ID: RecordButton, Rect: row, LabelKey: "review.record", IsEnabled: true, Keys: ButtonKeys{input.CommandCard2}, SharesSize: true}
	record.Rect.W = (row.W - l.table.Edges().Gap) / 2
	row.X, row.W = row.Right()-record.Rect.W, record.Rect.W
	o.Buttons = append(o.Buttons, Button{ID: PictureButton, Rect: row, LabelKey: "review.picture", IsEnabled: true,
		Keys: ButtonKeys{input.CommandCard3}, SharesSize: true}, record)
	n := 1
	if l.table.Match.IsSettled() && !l.HasNoAnalysis {
		o.Buttons = append(o.Buttons, Button{ID: AnalysisButton, Rect: l.table.Edges().buttonRowRect(n), LabelKey: "analysis.open", IsEnabled: true,
			Keys: ButtonKeys{input.CommandCard4}})
		n++
	}
	if len(l.costly) > 1 {
		o.Buttons = append(o.Buttons, Button{ID: NextCostlyButton, Rect: l.table.Edges().buttonRowRect(n), LabelKey: "analysis.next", IsEnabled: true})
	}
}

// filmWidth is the width of a film strip, as a fraction of the table's margin, so that the strips cover nothing.
const filmWidth = 0.62

// FilmStrips returns the bounds of the film strips at the left and right edges.
func (l *Replay[T, P, M, E]) FilmStrips() [2]geom.Rect {
	g := l.table.Edges()
	wide := (g.PromptLine.X - g.Stage.X) * filmWidth
	return [2]geom.Rect{{X: g.Stage.X, W: wide, H: g.H}, {X: g.Stage.Right() - wide, W: wide, H: g.H}}
}

// Draw draws the film strips at the edges, and the slider with a notch for each turn.
func (l *Replay[T, P, M, E]) Draw(e *kit.Canvas) {
	g, b, ui := l.table.Edges(), l.layBar(), e.Palette()
	u, films := g.Unit, l.FilmStrips()
	e.DrawPicture(kit.FilmStrip, films[0], 1)
	e.DrawRotated(kit.FilmStrip, films[1].Center(), films[1].W, films[1].H, 1, math.Pi, kit.WhiteTint(), 1)

	here := l.along(&b, l.Moment())
	groove := geom.Rect{X: b.slider.X, Y: b.groove.Y, W: b.slider.W, H: b.groove.H}
	e.DrawPicture(kit.TrackPlate, groove, 1)
	e.FillRect(geom.Rect{X: groove.X + 2*u, Y: groove.Y + u, W: here - groove.X - 2*u, H: groove.H - 2*u}, ui.Accent, 0.9)
	for _, moves := range l.turns {
		x := float64(kit.Round(l.along(&b, moves)))
		e.FillRect(geom.Rect{X: x - u/2, Y: groove.Bottom() + u, W: u, H: 5 * u}, ui.MutedText, 0.8)
	}
	for i := range l.advice {
		if a := &l.advice[i]; a.MarkBetter != nil {
			x := float64(kit.Round(l.along(&b, a.Moment)))
			e.FillRect(geom.Rect{X: x - u, Y: groove.Y - 6*u, W: 2 * u, H: 5 * u}, ui.Warning, 1)
		}
	}
	e.DrawPicture(kit.KnobPlate, geom.Rect{X: here - b.knob/2, Y: g.PromptLine.Center().Y - b.knob/2, W: b.knob, H: b.knob}, 1)
	e.DrawText(l.count, kit.NewTextStyle(g.TextUnit(), assets.StrongFont, kit.TextSize, ui.Text), b.count, kit.Right, 1)
}
