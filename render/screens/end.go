package screens

import (
	"cmp"
	"math"
	"strings"

	"dreist/assets"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// End is the end of a match: its picture, what is told of it line by line, and what can follow the end of every match. It
// rises from below and leaves free what is to be seen of the table.
type End struct {
	*Front
	Room          float64                         // logical width of the picture
	High          float64                         // its least logical height; 0 for the usual one
	Below         func() float64                  // the table above this edge stays visible, in device pixels; nil lets the panel cover all of it
	Draw          func(in EndRoom, at stage.Span) // the picture when the panel has been there for so long, see Moves; nil for none
	Placed        func(sheet geom.Rect)           // called with the place of the panel; may be nil
	Moves         stage.Span                      // how long the picture moves
	Lines         func() []panel.TallyLine        // what counts up
	Share         func() string                   // the line for others that tells how it ended; nil where nothing is shared
	Review, Again func() shell.Step
	Leave         func() panel.Button

	Told bool // it has been told before, and all is there at once

	copied bool              // the line has been copied
	lines  int               // how many count up
	tick   int               // since it came, in its own time, which finishing it brings to the end
	seen   int               // for how many ticks it has been there
	undo   func() shell.Step // takes the end back; nil where it stands for good
}

// EndOf returns the end of the match on a screen, as far as it is the same in every game.
func (f *Front) EndOf(s *session.Screen) *End {
	return &End{
		Front: f, Room: endPicture, Moves: EndMoves, Told: s.IsEndShown, Review: s.LookBack, Again: s.PlayAgain,
		Leave: func() panel.Button { return s.LeaveButton("end.leave", panel.Quiet) },
	}
}

// TableEndOf returns how the match on a screen has ended at a table. An end that nobody can take back is accepted.
func TableEndOf(s *session.Screen) TableEnd {
	m := s.Table.PlayedMatch()
	if !m.CanUndo() {
		m.SettleEnd()
	}
	t := TableEnd{Outcome: m.Facts().Outcome, Counts: s.Kept.InSeries}
	for _, p := range m.Players() {
		t.Names = append(t.Names, p.Name)
	}
	if !m.IsSettled() {
		t.TakeBack = func() shell.Step {
			m.UndoMove()
			return shell.Close()
		}
		t.Settle = func() shell.Step {
			m.SettleEnd()
			return shell.Replace(s.End())
		}
	}
	return t
}

// EndRoom is the room of a picture in a panel.
type EndRoom struct {
	geom.Rect
	Edge float64 // the upper edge of the panel, over which the picture may look
}

// How the end of a match comes.
const (
	endRises   stage.Span = 220
	endFirst   stage.Span = 500  // until the first line begins
	endCounts  stage.Span = 500  // one line
	EndMoves   stage.Span = 1000 // the usual picture
	endFades   stage.Span = 50   // nothing is to be read through it
	endSeen               = 60   // ticks until a key counts, as those that ended the match are often struck once more
	endBelow              = 40   // logical pixels below its place it begins
	endBeyond             = 0.1  // how far it rises beyond its place
	endWidth              = 900
	endWide               = 980  // with the table of a series
	endTable              = 0.56 // which has so much of the room beside the picture
	endPicture            = 270  // the logical width of the picture
	endRoom               = 116  // the least logical height of the picture
	endEdge               = 8    // logical pixels beside and below it
)

// Screen returns the panel of the end: a title with the lines and what else is told, and what is offered below.
func (e *End) Screen(title func() string, told, offered func() []panel.Item) shell.Screen {
	return e.screen(endWidth, func(lines []panel.TallyLine) panel.Beside {
		return panel.Beside{Items: append([]panel.Item{panel.Headline{Text: title()}, panel.Tally{Lines: lines, Shown: e.shown, Left: true}}, told()...)}
	}, offered)
}

// screen returns a panel of the end of a width, with what stands beside the picture and what is offered below.
func (e *End) screen(width float64, beside func(lines []panel.TallyLine) panel.Beside, offered func() []panel.Item) shell.Screen {
	var m *shell.Menu
	m = e.NewMenu(shell.Menu{
		Mood: shell.NoHost,
		Undo: e.undo, Live: e, Entrance: e.entrance, Bright: true, Place: e.place, Options: []panel.Option{panel.Width(width), panel.Low()},
		Adorn: func(room geom.Rect) {
			rests, _ := m.Panel().Stage()
			e.Draw(EndRoom{room, m.Bounds().Y + room.Y - rests.Y}, e.at())
		},
		Placed: func(p *panel.Panel) {
			if e.Placed != nil {
				e.Placed(p.Bounds())
			}
		},
		Items: func() []panel.Item {
			lines := e.Lines()
			e.lines = len(lines)
			if e.Told {
				e.FinishMotion()
			}
			b := beside(lines)
			if e.Draw != nil {
				b.Width, b.Height = e.Room, max(e.High, endRoom)
			}
			return append([]panel.Item{b}, offered()...)
		},
	})
	return m
}

// place is below what is to be seen of the table.
func (e *End) place(f stage.Frame) geom.Rect {
	edge, top := endEdge*f.Scale, 0.0
	if e.Below != nil {
		top = e.Below()
	}
	return geom.Rect{X: edge, Y: top, W: f.W - 2*edge, H: f.H - top - edge}
}

// Tick advances by a tick.
func (e *End) Tick() (changed bool) {
	e.seen = min(e.seen+1, endSeen)
	if !e.IsCounting() {
		return false
	}
	e.tick++
	return true
}

// IsCounting reports whether something is still to come or to be counted.
func (e *End) IsCounting() bool { return e.tick < e.ticks() }

// NeedsTick reports whether something moves, or keys do not count yet.
func (e *End) NeedsTick() bool { return e.IsCounting() || !e.Told && e.seen < endSeen }

// IsReadyFor reports whether what is done answers the panel: keys, which need no aim, have to find one that has been seen.
func (e *End) IsReadyFor(g input.Gesture) bool {
	return e.Told || g.Kind.HasPosition() || e.seen >= endSeen
}

// FinishMotion has all be there and counted.
func (e *End) FinishMotion() { e.tick = e.ticks() }

// lasts is how long it takes until all is there and counted. Where little is to move, it just appears.
func (e *End) lasts() stage.Span {
	if e.Settings().ReducedMotion {
		return endRises
	}
	return max(e.Moves, endFirst+endCounts*stage.Span(e.lines))
}

func (e *End) ticks() int { return e.Speed().Ticks(e.lasts()) }

// been is how long the panel has been there.
func (e *End) been() stage.Span {
	if !e.IsCounting() {
		return e.lasts()
	}
	return e.lasts() * stage.Span(e.tick) / stage.Span(e.ticks())
}

// at is how far the picture is.
func (e *End) at() stage.Span {
	if e.Settings().ReducedMotion {
		return e.Moves
	}
	return e.been()
}

// shown is how many lines are counted.
func (e *End) shown() float64 {
	if e.Settings().ReducedMotion || !e.IsCounting() {
		return float64(e.lines)
	}
	return float64((e.been() - endFirst) / endCounts)
}

// entrance lets the panel rise from below its place, or just appear.
func (e *End) entrance() shell.Entrance {
	way := e.been().ProgressWithin(0, endRises)
	if e.Settings().ReducedMotion {
		return shell.Entrance{Alpha: way}
	}
	return shell.Entrance{Below: endBelow * e.Frame().TextUnit() * (1 - stage.Overshoot(way, endBeyond)), Alpha: e.been().ProgressWithin(0, endFades)}
}

// Offer returns the buttons of an end: the leading one, the look back, the copying of the result, and the way to the start screen.
func (e *End) Offer(lead panel.Button) []panel.Item {
	buttons := []panel.Button{lead, e.Button("review.open", panel.Quiet, e.Review)}
	if e.Share != nil {
		b := e.Button("end.copy", panel.Quiet, e.copyLine)
		b.Tip = e.Say("end.copy.tip")
		if e.copied {
			b.Label = e.Say("share.text.copied")
		}
		buttons = append(buttons, b)
	}
	return []panel.Item{panel.Row{Buttons: append(buttons, e.Leave())}}
}

// AgainButton plays the same deal once more.
func (e *End) AgainButton() panel.Button { return e.Button("end.again", panel.Primary, e.Again) }

// MinorRow is a row of what else is offered, which is small beside what leads on.
func MinorRow(buttons ...panel.Button) panel.Item {
	for i := range buttons {
		buttons[i].Form = panel.Slim
	}
	return panel.Row{Buttons: buttons}
}

// copyLine puts the line for others on the clipboard.
func (e *End) copyLine() shell.Step {
	line := e.Share()
	if !e.Copy(line) {
		return shell.Push(e.NoticeOf(shell.Notice{Title: e.Say("notice.title.uncopied"), Text: e.Say("end.unshared") + "\n\n" + drawable(line)}))
	}
	e.copied = true
	e.Remake()
	return shell.Stay()
}

// drawable returns a text without the pictures among its letters, which no typeface of the program has.
func drawable(text string) string {
	const pictures = 0x1F000 // and all after them
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if r >= pictures {
			return -1
		}
		return r
	}, text)), " ")
}

// TableEnd is how a match at a table ended.
type TableEnd struct {
	play.Outcome
	Names    []string                                       // of the seats
	Counts   bool                                           // it has been added to the series
	Told     func() string                                  // what is told below the lines of a match that counts in no series; nil for the places of all seats
	Code     func() string                                  // names the code of the deal; nil where it has none
	TakeBack func() shell.Step                              // takes back an end that does not stand for good; nil for one that does
	Settle   func() shell.Step                              // accepts such an end, and returns the step to the panel of the one that does
	UndoKey  string                                         // of what takes it back, empty for the usual words
	StayKey  string                                         // of what accepts it
	Draw     func(in EndRoom, winners []int, at stage.Span) // the picture; nil for none
	Next     string                                         // what leads to the next game of the series, empty for the usual words

	// What the game adds, in a series too; nil for nothing.
	Title func() string       // of a match, in place of its winner; a series that is over has its own
	Shown func() []panel.Item // between all that is told and the buttons
	Again func() panel.Button // leads on from a match that stands alone; nil for the same deal once more
}

// ending is what is told of how a match or a series has ended.
type ending struct {
	title   func() string
	lines   func() []panel.TallyLine
	winners []int // seats, from 0
}

// TableScreen returns the panel of the end of a match at a table, with how the series stands and goes on.
func (e *End) TableScreen(t TableEnd) shell.Screen {
	series := e.Series()
	for i, name := range t.Names {
		t.Names[i] = e.PlayerName(name)
	}
	e.undo = t.TakeBack
	if e.Share == nil && len(t.Winners()) > 0 {
		e.Share = func() string { return e.about.Title + " · " + e.places(t) }
	}
	told := e.ofMatch(t)
	if t.Counts && !series.Running { // the series is over, too
		told = e.ofSeries(series, told)
	}
	e.Lines = told.lines
	if t.Draw != nil {
		e.Draw = func(in EndRoom, at stage.Span) { t.Draw(in, told.winners, at) }
	}
	offered := func() (items []panel.Item) {
		if t.Shown != nil {
			items = t.Shown()
		}
		return append(items, e.offeredAtTable(t, series)...)
	}
	places := t.Told
	if places == nil {
		places = func() string { return e.places(t) }
	}
	if !t.Counts {
		return e.Screen(told.title, func() []panel.Item { return []panel.Item{panel.Paragraph{Text: places(), Left: true}} }, offered)
	}
	return e.screen(endWide, func(lines []panel.TallyLine) panel.Beside {
		second := []panel.Item{e.seriesGrid(series, fewGames)}
		if t.Told == nil && places() != "" {
			second = append(second, panel.Paragraph{Text: places(), Tone: panel.Aside})
		}
		if t.Code != nil {
			second = append(second, panel.Paragraph{Text: t.Code(), Tone: panel.Aside})
		}
		return panel.Beside{
			Items: []panel.Item{panel.SmallTitle{Text: told.title(), Left: true}, panel.Tally{Lines: lines, Shown: e.shown, Left: true}},
			Share: endTable, Second: second,
		}
	}, offered)
}

// ofMatch returns what is told of a match: who has won, and what all have left who have lost together.
func (e *End) ofMatch(t TableEnd) ending {
	own := e.Lines
	lines := func() []panel.TallyLine {
		if t.End != play.AllLost {
			return own()
		}
		return append([]panel.TallyLine{e.counted("end.together.left", t.Score[0], nil)}, own()...)
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

// ofSeries returns what is told of a series that is over. One match is no series in which all win or lose together.
func (e *End) ofSeries(s play.Series, last ending) ending {
	switch {
	case !s.IsWonTogether():
		return ending{func() string { return e.won(e.NamesOf(s), s.Leaders(), "series.won", "series.won.you") }, func() []panel.TallyLine { return e.seriesLines(s) }, s.Leaders()}
	case len(s.Games) == 1:
		return last
	}
	all := assets.Values{"All": len(s.Games)}
	title := func() string {
		if won := s.Wins(0); won > 0 {
			return e.Count("series.together", won, all)
		}
		return e.Say("series.together.none", all)
	}
	return ending{title, func() []panel.TallyLine {
		return []panel.TallyLine{e.counted("series.together.left", s.Sums()[0], nil)}
	}, last.winners}
}

// won says who has won, alone or together, by the keys for one with a name and for the only person, who was given none.
func (e *End) won(names []string, winners []int, one, you string) string {
	var who []string
	for _, seat := range winners {
		who = append(who, names[seat])
	}
	switch {
	case len(who) > 1:
		return e.Say("end.shared", assets.Values{"Names": e.List(who)})
	case who[0] == e.Say("name.you"):
		return e.Say(you)
	}
	return e.Say(one, assets.Values{"Name": who[0]})
}

// places says who has which place, the first one first; it says nothing where there are none.
func (e *End) places(t TableEnd) string {
	var all []string
	for place := range len(t.Places) {
		var who []string
		for seat, name := range t.Names {
			if t.Places[seat] == place+1 {
				who = append(who, name)
			}
		}
		if len(who) > 0 {
			all = append(all, e.Say("end.place", assets.Values{"Place": place + 1, "Names": e.List(who)}))
		}
	}
	return strings.Join(all, " · ")
}

// offeredAtTable returns what can follow the end of a match at a table.
func (e *End) offeredAtTable(t TableEnd, series play.Series) []panel.Item {
	switch {
	case t.TakeBack != nil:
		return []panel.Item{panel.Row{Buttons: []panel.Button{
			e.Button(cmp.Or(t.UndoKey, "button.undo"), panel.Primary, t.TakeBack), e.Button(cmp.Or(t.StayKey, "end.settle"), panel.Quiet, t.Settle),
		}}}
	case !t.Counts && t.Again != nil:
		return e.Offer(t.Again())
	case !t.Counts:
		return e.Offer(e.AgainButton())
	case series.Running:
		next := e.Button("series.next", panel.Primary, e.nextGame)
		if t.Next != "" {
			next.Label = t.Next
		}
		return e.Offer(next)
	}
	return e.Offer(e.Button("series.again", panel.Primary, func() shell.Step { return e.BeginSeries(series.NextSeries(), "") }))
}

// counted returns a line that counts up to a number.
func (e *End) counted(key string, n int, values assets.Values) panel.TallyLine {
	return panel.TallyLine{Text: func(part float64) string { return e.Count(key, stage.UpTo(n, part), values) }}
}

// seriesLines returns what is counted of a series that is over: by how much it is won and in how many games, or what those
// who share it have left.
func (e *End) seriesLines(s play.Series) []panel.TallyLine {
	ahead, level := "series.ahead", "series.level"
	if e.about.Cards {
		ahead, level = "end.ahead", "series.even"
	}
	sums, leaders := s.Sums(), s.Leaders()
	least := sums[leaders[0]]
	if len(leaders) > 1 {
		return []panel.TallyLine{e.counted(level, least, nil)}
	}
	by := math.MaxInt
	for player, left := range sums {
		if player != leaders[0] {
			by = min(by, left-least)
		}
	}
	lines := []panel.TallyLine{e.counted(ahead, by, nil)}
	if wins := s.Wins(leaders[0]); wins > 0 {
		lines = append(lines, e.counted("series.games", wins, assets.Values{"All": len(s.Games)}))
	}
	return lines
}
