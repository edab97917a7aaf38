package screens

import (
	"math"
	"slices"
	"strings"

	"dreist/assets"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// EndScreen is the panel at the end of a match: its picture, its lines, which count up one by one, and the buttons for what can follow.
// It rises from below and leaves the important part of the table visible.
type EndScreen struct {
	*GameScreens
	PictureWidth  float64                             // width of the picture, in logical pixels
	VisibleBottom func() float64                      // returns the y down to which the table stays visible, in device pixels; nil if the panel may cover it all
	VisibleRight  func() float64                      // returns the x up to which a narrow window stays visible, in device pixels; may be nil
	DrawPicture   func(in PictureRoom, at stage.Span) // draws the picture at a time since the panel appeared, up to MotionTime; nil for no picture
	HandlePlaced  func(sheet geom.Rect)               // is called with the bounds of the panel; may be nil
	MotionTime    stage.Span                          // duration of the picture's motion
	CountingLines func() []panel.CountingLine         // returns the lines that count up; nil for none with TableScreen
	ShareText     func() string                       // returns the result as text for others; nil if it cannot be shared
	openReplay    func() shell.Navigation             // opens the look back
	playAgain     func() shell.Navigation             // deals the same cards again
	newMatch      func() shell.Navigation             // opens another match of the same kind
	LeaveButton   func() panel.Button                 // returns the button that leaves the match

	wasShown bool // it was shown before, so that everything appears at once

	lines int                     // number of lines
	tick  int                     // ticks since it appeared; FinishMotion sets it to the end
	seen  int                     // ticks for which it has been visible
	undo  func() shell.Navigation // takes the end back; nil if it is final
}

// NewEndScreen returns the end screen for the match on s, with the parts that are the same in every game.
func (g *GameScreens) NewEndScreen(s *session.Screen) *EndScreen {
	return &EndScreen{
		GameScreens: g, PictureWidth: endPicture, MotionTime: EndMotionTime, wasShown: s.IsEndShown, openReplay: s.OpenReplay, playAgain: s.PracticeSameDeal,
		newMatch:    s.NewMatch,
		LeaveButton: func() panel.Button { return s.LeaveButton("end.leave", panel.QuietStyle) },
	}
}

// NewTableResult returns the result of the match on a screen. It settles an end that cannot be taken back.
func NewTableResult(s *session.Screen) TableResult {
	m := s.Table.PlayedMatch()
	if !m.CanUndo() {
		m.SettleEnd()
	}
	t := TableResult{Outcome: m.Facts().Outcome, CountsInSeries: s.StoredMatch.IsInSeries}
	for _, p := range m.Players() {
		t.Names = append(t.Names, p.Name)
	}
	if !m.IsSettled() {
		t.TakeBack = Answer{"button.undo", func() shell.Navigation {
			m.UndoMove()
			return shell.Close()
		}}
		t.AcceptEnd = Answer{"end.settle", func() shell.Navigation {
			m.SettleEnd()
			return shell.Replace(s.EndScreen())
		}}
	}
	return t
}

// PictureRoom is the room for the picture in the panel.
type PictureRoom struct {
	geom.Rect
	PanelTop float64 // y of the panel's upper edge; the picture may reach over it
}

// DrawRising draws a figure as the picture at a time since the panel appeared: it rises into its room.
func (g *GameScreens) DrawRising(figure kit.Motif, in PictureRoom, at stage.Span) {
	size, rises := min(in.W, in.H), stage.EaseOut(at.ProgressWithin(0, figureRises))
	middle := geom.Point{X: in.Center().X, Y: in.Center().Y + (1-rises)*size*0.3}
	g.Canvas.DrawPicture(figure, geom.RectAround(middle, size, size), rises)
}

// Times and lengths of the panel.
const (
	figureRises   stage.Span = 300
	endRises      stage.Span = 220
	endFirst      stage.Span = 500  // until the first line starts
	endCounts     stage.Span = 500  // for each line
	EndMotionTime stage.Span = 1000 // motion of the usual picture
	endFades      stage.Span = 50   // fade-in
	endSeen                  = 60   // ticks until keys work, as the key that ended the match is often pressed once more
	endBelow                 = 40   // distance from which it rises, in logical pixels
	endBeyond                = 0.1  // overshoot as it rises
	endWidth                 = 900
	endWide                  = 980  // width with the table of a series
	endTable                 = 0.56 // fraction of the width beside the picture for that table
	endPicture               = 270  // width of the picture, in logical pixels
	endRoom                  = 116  // height of the picture, in logical pixels
	endEdge                  = 8    // margin beside and below the panel, in logical pixels
)

// PanelScreen returns the panel: a title, the lines, the items of told and, below them, those of offered.
func (e *EndScreen) PanelScreen(title func() string, told, offered func() []panel.Item) shell.Screen {
	return e.screen(endWidth, func(lines []panel.CountingLine) panel.PictureRow {
		return panel.PictureRow{Items: append([]panel.Item{panel.Title{Text: title(), IsLeftAligned: true}, panel.CountingLines{Lines: lines, VisibleCount: e.shown, IsLeftAligned: true}}, told()...)}
	}, offered)
}

// screen returns a panel of a width; beside returns the items beside the picture, offered those below.
func (e *EndScreen) screen(width float64, beside func(lines []panel.CountingLine) panel.PictureRow, offered func() []panel.Item) shell.Screen {
	var m *shell.PanelScreen
	m = e.NewPanelScreen(shell.PanelScreen{
		Mood:   shell.NoHost,
		OnUndo: e.undo, OnNewGame: e.newMatch, Animation: e, Entrance: e.entrance, HasNoVeil: true, PanelRoom: func(f stage.Frame) geom.Rect { return e.place(f, width) }, Options: []panel.Option{panel.WithWidth(width), panel.AtLowerEdge()},
		DrawPictureRoom: func(room geom.Rect) {
			rests, _ := m.Panel().PictureRoomRect()
			e.DrawPicture(PictureRoom{room, m.Bounds().Y + room.Y - rests.Y}, e.pictureTime())
		},
		HandlePlaced: func(p *panel.Panel) {
			if e.HandlePlaced != nil {
				e.HandlePlaced(p.Bounds())
			}
		},
		Items: func() []panel.Item {
			lines := e.CountingLines()
			e.lines = len(lines)
			if e.wasShown {
				e.FinishMotion()
			}
			b := beside(lines)
			if e.DrawPicture != nil {
				b.PictureWidth, b.MinHeight = e.PictureWidth, endRoom
			}
			return append([]panel.Item{b}, offered()...)
		},
	})
	return m
}

// place returns the room for a panel of a width, below and right of the visible part of the table.
func (e *EndScreen) place(f stage.Frame, width float64) geom.Rect {
	edge, top := endEdge*f.Scale, 0.0
	left := edge
	if e.VisibleBottom != nil {
		top = e.VisibleBottom()
	}
	if e.VisibleRight != nil && e.VisibleRight() > (f.W-width*f.TextUnit())/2 {
		left = e.VisibleRight()
	}
	return geom.Rect{X: left, Y: top, W: f.W - left - edge, H: f.H - top - edge}
}

// Tick advances by a tick.
func (e *EndScreen) Tick() (changed bool) {
	e.seen = min(e.seen+1, endSeen)
	if !e.isCounting() {
		return false
	}
	e.tick++
	return true
}

// isCounting reports whether the picture moves or lines still count up.
func (e *EndScreen) isCounting() bool { return e.tick < e.ticks() }

// NeedsTick reports whether something moves, or keys are still ignored.
func (e *EndScreen) NeedsTick() bool { return e.isCounting() || !e.wasShown && e.seen < endSeen }

// IsReadyFor reports whether the panel accepts g. Keys are ignored until the panel has been visible long enough to be noticed.
func (e *EndScreen) IsReadyFor(g input.Gesture) bool {
	return e.wasShown || g.Kind.HasPosition() || e.seen >= endSeen
}

// FinishMotion ends the animation: everything is shown and counted up.
func (e *EndScreen) FinishMotion() { e.tick = e.ticks() }

func (e *EndScreen) lasts() stage.Span {
	if e.Settings().HasReducedMotion {
		return endRises
	}
	return max(e.MotionTime, endFirst+endCounts*stage.Span(e.lines))
}

func (e *EndScreen) ticks() int { return e.Speed().Ticks(e.lasts()) }

func (e *EndScreen) elapsed() stage.Span {
	if !e.isCounting() {
		return e.lasts()
	}
	return e.lasts() * stage.Span(e.tick) / stage.Span(e.ticks())
}

func (e *EndScreen) pictureTime() stage.Span {
	if e.Settings().HasReducedMotion {
		return e.MotionTime
	}
	return e.elapsed()
}

// shown returns the number of lines that have been counted, with a fraction for the current one.
func (e *EndScreen) shown() float64 {
	if e.Settings().HasReducedMotion || !e.isCounting() {
		return float64(e.lines)
	}
	return float64((e.elapsed() - endFirst) / endCounts)
}

func (e *EndScreen) entrance() shell.Entrance {
	way := e.elapsed().ProgressWithin(0, endRises)
	if e.Settings().HasReducedMotion {
		return shell.Entrance{Alpha: way}
	}
	return shell.Entrance{DistanceBelow: endBelow * e.Frame().TextUnit() * (1 - stage.EaseWithOvershoot(way, endBeyond)), Alpha: e.elapsed().ProgressWithin(0, endFades)}
}

// ButtonRow returns the row of buttons: first, the look back, copying the result, and leaving.
func (e *EndScreen) ButtonRow(first ...panel.Button) []panel.Item {
	buttons := append(first, e.Button("review.open", panel.QuietStyle, e.openReplay))
	if e.ShareText != nil {
		b := e.Button("end.copy", panel.QuietStyle, func() shell.Navigation { return e.CopyText(e.ShareText()) })
		b.Tip = e.Say("end.copy.tip")
		buttons = append(buttons, b)
	}
	return []panel.Item{panel.Row{Buttons: append(buttons, e.LeaveButton())}}
}

// SameDealButton returns the button that deals the same cards again.
func (e *EndScreen) SameDealButton() panel.Button {
	return e.Button("end.again", panel.PrimaryStyle, e.playAgain)
}

// MinorButtonRow returns a row of small buttons for less important actions.
func MinorButtonRow(buttons ...panel.Button) panel.Item {
	for i := range buttons {
		buttons[i].Form = panel.SlimForm
	}
	return panel.Row{Buttons: buttons}
}

// TableResult is the result of a match at a table, and the game's additions to the panel.
type TableResult struct {
	play.Outcome
	Names                []string                                           // names of the seats
	CountsInSeries       bool                                               // the match has been added to the series
	TextInsteadOfRanking func() string                                      // returns the text below the lines of a match without a series; nil for the ranking of all seats
	CodeText             func() string                                      // returns the text with the code of the deal; nil if it has none
	TakeBack             Answer                                             // takes back an end that is not final; zero for a final one
	AcceptEnd            Answer                                             // accepts such an end and opens the panel of the final one
	DrawPicture          func(in PictureRoom, winners []int, at stage.Span) // draws the picture; nil for no picture
	IsAcceptPrimary      bool                                               // whether the button that accepts it is the primary one
	NextMatchLabel       string                                             // label of the button for the next match of the series, empty for the usual one

	// The game's additions, also in a series; each may be nil.
	Title      func() string       // returns the title of a match, instead of its winner; a finished series has its own
	ExtraItems func() []panel.Item // returns items between the texts and the buttons
	// FirstButtons returns the main button, with more beside it, if the match belongs to no series; nil for dealing the same cards again.
	FirstButtons func() []panel.Button
}

type ending struct {
	title   func() string
	lines   func() []panel.CountingLine
	winners []int // seats, from 0
}

// TableScreen returns the panel for the end of a match at a table, with the state of the series.
func (e *EndScreen) TableScreen(t TableResult) shell.Screen {
	series := e.Series()
	for i, name := range t.Names {
		t.Names[i] = e.PlayerName(name)
	}
	e.undo = t.TakeBack.Action
	if e.ShareText == nil && len(t.Winners()) > 0 {
		e.ShareText = func() string { return e.about.Title + " · " + e.places(t) }
	}
	told := e.ofMatch(t)
	if t.CountsInSeries && !series.IsRunning { // the series is over, too
		told = e.ofSeries(series, told)
	}
	e.CountingLines = told.lines
	if t.DrawPicture != nil {
		e.DrawPicture = func(in PictureRoom, at stage.Span) { t.DrawPicture(in, told.winners, at) }
	}
	offered := func() (items []panel.Item) {
		if t.ExtraItems != nil {
			items = t.ExtraItems()
		}
		return append(items, e.offeredAtTable(t, series)...)
	}
	places := t.TextInsteadOfRanking
	if places == nil {
		places = func() string { return e.places(t) }
	}
	if !t.CountsInSeries {
		return e.PanelScreen(told.title, func() []panel.Item { return []panel.Item{panel.Paragraph{Text: places(), IsLeftAligned: true}} }, offered)
	}
	return e.screen(endWide, func(lines []panel.CountingLine) panel.PictureRow {
		second := []panel.Item{e.seriesGrid(series, fewGames)}
		if t.TextInsteadOfRanking == nil && places() != "" {
			second = append(second, panel.Paragraph{Text: places(), Tone: panel.AsideTone})
		}
		if t.CodeText != nil {
			second = append(second, panel.Paragraph{Text: t.CodeText(), Tone: panel.AsideTone})
		}
		return panel.PictureRow{
			Items:       []panel.Item{panel.SmallTitle{Text: told.title(), IsLeftAligned: true}, panel.CountingLines{Lines: lines, VisibleCount: e.shown, IsLeftAligned: true}},
			SecondShare: endTable, SecondItems: second,
		}
	}, offered)
}

// ofMatch returns the title and lines for one match: the winner, or how many cards were left if all lost together.
func (e *EndScreen) ofMatch(t TableResult) ending {
	own := e.CountingLines
	lines := func() []panel.CountingLine {
		switch {
		case own == nil:
			return nil
		case t.End != play.AllLost:
			return own()
		}
		return append([]panel.CountingLine{e.CountedLine("end.together.left", t.Scores[0], nil)}, own()...)
	}
	title := func() string {
		switch {
		case t.End == play.AllWon && len(t.Names) == 1:
			return e.Say("end.together.won.alone")
		case t.End == play.AllWon:
			return e.Say("end.together.won")
		case t.End == play.AllLost:
			return e.Say("end.together.lost")
		case t.End == play.Undecided:
			return e.Say("end.undecided")
		}
		return e.won(t.Names, t.Winners(), "prompt.won.table", "end.won.title")
	}
	if t.Title != nil {
		title = t.Title
	}
	return ending{title, lines, t.Winners()}
}

// ofSeries returns the title and lines for a finished series, for one of a single match that all win or lose those of the match.
func (e *EndScreen) ofSeries(s play.Series, last ending) ending {
	switch {
	case !s.IsTogether():
		return ending{func() string { return e.won(e.SeriesPlayerNames(s), s.Leaders(), "series.won", "series.won.you") }, func() []panel.CountingLine { return e.seriesLines(s) }, s.Leaders()}
	case len(s.Games) == 1:
		return last
	}
	all := assets.Values{"All": len(s.Games)}
	title := func() string {
		if won := s.Wins(0); won > 0 {
			return e.SayCount("series.together", won, all)
		}
		return e.Say("series.together.none", all)
	}
	return ending{title, func() []panel.CountingLine {
		return []panel.CountingLine{e.CountedLine("series.together.left", s.TotalScores()[0], nil)}
	}, last.winners}
}

// won returns the sentence about the winners; one is the key for a single winner, you for the only person, who has no name.
func (e *EndScreen) won(names []string, winners []int, one, you string) string {
	var who []string
	for _, seat := range winners {
		who = append(who, names[seat])
	}
	switch {
	case len(who) > 1:
		return e.Say("end.shared", assets.Values{"Names": e.JoinList(who)})
	case who[0] == e.Say("name.you"):
		return e.Say(you)
	}
	return e.Say(one, assets.Values{"Name": who[0]})
}

// places returns the ranking of all seats, empty if there is none.
func (e *EndScreen) places(t TableResult) string {
	var all []string
	for place := range len(t.Places) {
		var who []string
		for seat, name := range t.Names {
			if t.Places[seat] == place+1 {
				who = append(who, name)
			}
		}
		if len(who) > 0 {
			all = append(all, e.Say("end.place", assets.Values{"Place": place + 1, "Names": e.JoinList(who)}))
		}
	}
	return strings.Join(all, " · ")
}

func (e *EndScreen) offeredAtTable(t TableResult, series play.Series) []panel.Item {
	switch {
	case t.TakeBack.Action != nil:
		ways := []panel.Button{e.Button(t.TakeBack.LabelKey, panel.PrimaryStyle, t.TakeBack.Action), e.Button(t.AcceptEnd.LabelKey, panel.QuietStyle, t.AcceptEnd.Action)}
		if t.IsAcceptPrimary {
			ways[0].Style, ways[1].Style = panel.QuietStyle, panel.PrimaryStyle
			slices.Reverse(ways)
		}
		return []panel.Item{panel.Row{Buttons: ways}}
	case !t.CountsInSeries && t.FirstButtons != nil:
		return e.ButtonRow(t.FirstButtons()...)
	case !t.CountsInSeries:
		return e.ButtonRow(e.SameDealButton())
	case series.IsRunning:
		next := e.Button("series.next", panel.PrimaryStyle, e.nextGame)
		if t.NextMatchLabel != "" {
			next.Label = t.NextMatchLabel
		}
		return e.ButtonRow(next)
	}
	return e.ButtonRow(e.Button("series.again", panel.PrimaryStyle, func() shell.Navigation { return e.StartSeries(series.NextSeries(), "") }))
}

// CountedLine returns a line that counts up to a number.
func (e *EndScreen) CountedLine(key string, n int, values assets.Values) panel.CountingLine {
	return panel.CountingLine{Text: func(part float64) string { return e.SayCount(key, stage.CountUp(n, part), values) }}
}

// seriesLines returns the lines for a finished series: the lead of the winner and the number of matches won, or the score of those
// who share the win.
func (e *EndScreen) seriesLines(s play.Series) []panel.CountingLine {
	ahead, level := "series.ahead", "series.level"
	if e.about.CountsCards {
		ahead, level = "end.ahead", "series.even"
	}
	sums, leaders := s.TotalScores(), s.Leaders()
	least := sums[leaders[0]]
	if len(leaders) > 1 {
		return []panel.CountingLine{e.CountedLine(level, least, nil)}
	}
	by := math.MaxInt
	for player, left := range sums {
		if player != leaders[0] {
			by = min(by, left-least)
		}
	}
	lines := []panel.CountingLine{e.CountedLine(ahead, by, nil)}
	if wins := s.Wins(leaders[0]); wins > 0 {
		lines = append(lines, e.CountedLine("series.games", wins, assets.Values{"All": len(s.Games)}))
	}
	return lines
}
