package screens

import (
	"image"
	"strings"

	"dreist/assets"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Daily is the daily deals of a game. Unfinished matches lie in the slots progress.DaySlot and, of a day that was finished
// before, store.Practice.
type Daily struct {
	*Front
	Games func() []store.Entry                       // the finished games
	Deal  func(day string, practice bool) shell.Step // begins a game
	DayOf func(m profile.Match) string               // the value of progress.DayTag in a match
	Won   func(s *store.Summary) bool                // reports whether a game wins its day
}

// begun returns the unfinished game in a slot and its day, nil for none.
func (d *Daily) begun(slot store.Slot) (k *profile.Kept, day string) {
	if k = d.Find(slot); k != nil {
		day = d.DayOf(k.Match)
	}
	if day == "" {
		return nil, ""
	}
	return k, day
}

// Play resumes or begins today's deal; a finished one can be played again as practice. If the deal of another day is
// unfinished, it asks which to play.
func (d *Daily) Play() shell.Step {
	switch begun, day := d.begun(progress.DaySlot); {
	case begun == nil:
		return d.begin(d.Today())
	case day == d.Today():
		return d.Resume(begun)
	default:
		return d.ask(begun, day)
	}
}

// begin begins a day's deal, as practice if it was finished before.
func (d *Daily) begin(day string) shell.Step {
	if !d.IsDone(day) {
		return d.Deal(day, false)
	}
	if practice, of := d.begun(store.Practice); practice != nil && of == day {
		return d.Resume(practice)
	}
	return d.Deal(day, true)
}

// ask asks whether to go on with the deal of another day or to begin today's.
func (d *Daily) ask(begun *profile.Kept, day string) shell.Step {
	return shell.Home(d.NewMenu(shell.Menu{Items: func() []panel.Item {
		today := d.Today()
		return []panel.Item{
			panel.Title{Text: d.Say("start.daily")},
			panel.Paragraph{Text: d.on("daily.unfinished", day)},
			d.Button("start.continue", panel.Primary, func() shell.Step { return d.Resume(begun) }),
			panel.Row{Buttons: []panel.Button{
				d.Button("common.back", panel.Quiet, shell.Close),
				{Label: d.on("daily.begin", today), Action: d.Press(func() shell.Step { return d.begin(today) })},
			}},
		}
	}}))
}

// longestDate is how many letters of a date are shown, which a record written by hand may have of any length.
const longestDate = 40

// on says a sentence about a date.
func (d *Daily) on(key, date string) string {
	return d.Say(key, assets.Values{"Date": kit.Shorten(d.Date(date), longestDate)})
}

// Caption returns what stands on the table of a day's deal.
func (d *Daily) Caption(day string) string { return d.on("daily.caption", day) }

// IsDone reports whether a day's deal has been finished, whatever today's date: setting the clock back and forth changes
// nothing.
func (d *Daily) IsDone(day string) bool { return d.Results()[day].IsOver() }

// Results returns the states of the days with a result.
func (d *Daily) Results() progress.Days { return d.of("") }

// Days returns the states of all days, the one of an unfinished game included.
func (d *Daily) Days() progress.Days {
	_, day := d.begun(progress.DaySlot)
	return d.of(day)
}

func (d *Daily) of(begun string) progress.Days {
	notes := d.Profile.Notes(d.NotesName(progress.DayNotes))
	d.TellFailures()
	return progress.DaysOf(notes, d.Games(), begun, d.Won)
}

// Finish stores that a day's deal has been finished.
func (d *Daily) Finish(day string) {
	d.Profile.SetNotes(d.NotesName(progress.DayNotes), progress.NoteDay(day))
}

// DailyTile is the button of the daily deal on a start screen: today's leaf of a calendar, the last seven days, and the streak.
type DailyTile struct {
	daily  *Daily
	days   progress.Days
	today  string                          // the date that the rest belongs to, empty before it is first used
	week   [progress.WeekDays]progress.Day // the last one is today
	streak int                             // days in a row with a daily game played
}

// DailyTile returns the tile as the days are now.
func (d *Daily) Tile() DailyTile { return DailyTile{daily: d, days: d.Days()} }

// follow makes the tile that of today, whose date changes while the tile is shown.
func (t *DailyTile) follow() {
	if today := t.daily.Today(); today != t.today {
		t.today, t.week = today, t.days.Week(today)
		t.streak, _ = t.days.Streak(today)
	}
}

// Logical sizes: of the leaf, and of the strips before the detail.
const (
	leafRoom   = 44
	weekStrip  = 100
	flameStrip = weekStrip + 24
)

// Button returns the button, which has one of the panel's rooms and one of its strips.
func (t *DailyTile) Button() panel.Button {
	t.follow()
	b := t.daily.Button("start.daily", panel.Quiet, t.daily.Play)
	b.Form, b.Room, b.Strip = panel.Tile, leafRoom, weekStrip
	b.Detail = kit.Shorten(t.daily.Date(t.today), longestDate)
	if t.streak > 1 {
		b.Detail, b.Strip = t.daily.Count("start.daily.streak", t.streak), flameStrip
	}
	return b
}

// Draw draws the leaf with today's day and the strip of the week.
func (t *DailyTile) Draw(leaf, strip geom.Rect) {
	t.follow()
	e, unit := t.daily.Canvas, t.daily.Frame().PanelUnit()
	e.Picture(leafDrawing, leaf, 1)
	date := strings.TrimPrefix(t.today[len("2006-01-"):], "0")
	e.Write(date, kit.Sized(unit, assets.Display, 19, art.Ink()),
		geom.Rect{X: leaf.X, Y: leaf.Y + leaf.H*0.37, W: leaf.W, H: leaf.H * 0.56}, kit.Center, 1)
	t.drawWeek(unit, strip)
}

// pale is how much of a day that is not played is seen.
const pale = 0.3

// drawWeek draws a dot for each of seven days, the last of them today's, and a flame where there is a streak.
func (t *DailyTile) drawWeek(unit float64, in geom.Rect) {
	e := t.daily.Canvas
	ui := e.UI()
	step := float64(kit.Scale(unit).Px(weekStrip)) / progress.WeekDays
	size := step * 0.8
	for i, day := range t.week {
		at := geom.Around(geom.Point{X: in.X + step*(float64(i)+0.5), Y: in.Center().Y}, size, size)
		today := i == len(t.week)-1
		if today {
			e.Tinted(kit.LevelPlate, at.Inset(-unit*1.3), ui.Glow, 1)
			e.Tinted(kit.LevelPlate, at.Inset(-unit*0.1), ui.Quiet, 1)
		}
		switch day.State {
		case progress.Won:
			e.Tinted(kit.LevelPlate, at, art.RGB(0x12877D), 1)
			e.Tinted(kit.Sign(art.Check), at.Inset(size*0.14), kit.White(), 1)
		case progress.Lost:
			e.Tinted(kit.LevelPlate, at, ui.Muted, 1)
			e.Tinted(kit.Sign(art.Close), at.Inset(size*0.18), ui.Quiet, 1)
		case progress.Played:
			e.Tinted(kit.LevelPlate, at.Inset(size*0.1), ui.Muted, 1)
		case progress.Begun:
			e.Tinted(kit.LevelPlate, at.Inset(size*0.28), ui.Glow, 1)
		default:
			e.Tinted(kit.LevelPlate, at.Inset(size*0.3), ui.QuietText, pale)
		}
	}
	if t.streak > 1 {
		high := min(in.H*0.98, in.W-progress.WeekDays*step)
		e.Picture(flameDrawing, geom.Rect{X: in.Right() - high, Y: in.Center().Y - high*0.55, W: high, H: high}, 1)
	}
}

// drawing is a small picture on the tile.
type drawing uint8

const (
	leafDrawing drawing = iota // a calendar's leaf without a day
	flameDrawing
)

// Paint draws on a page of 44 units each way.
func (d drawing) Paint(o kit.Order) *image.RGBA {
	c := paint.Square(o.W, 44)
	if d == leafDrawing {
		drawLeaf(c)
	} else {
		drawFlame(c)
	}
	return c.Image()
}

// line is the weight of the outline of the leaf.
const line = 1.5

// drawLeaf draws a leaf of a calendar with its rings.
func drawLeaf(c paint.Canvas) {
	edge := paint.Solid(art.RGB(0x5B4A36))
	leaf := paint.RoundRect(5, 6, 34, 35, 5)
	c.Fill(leaf, paint.Solid(art.Paper()))
	c.Clip(leaf).Fill(paint.Rect(5, 6, 34, 10), paint.Solid(art.Ornament()[0]))
	c.Stroke(leaf, line, edge)
	for _, x := range [2]float64{14.5, 29.5} {
		c.Piece(paint.RoundRect(x-1.7, 2.5, 3.4, 8, 1.7), paint.Solid(art.RGB(0xCFC6B4)), line*0.8, edge)
	}
}

// drawFlame draws a flame in two colours.
func drawFlame(c paint.Canvas) {
	flame := paint.Start(22, 2).Cubic(26, 11, 38, 16, 37, 28).Cubic(36, 37, 30, 42, 22, 42).Cubic(13, 42, 7, 36, 7, 27).
		Cubic(7, 21, 11, 18, 13, 13).Cubic(15, 17, 17, 18, 18, 17).Cubic(21, 13, 20, 7, 22, 2).Close()
	c.Piece(flame, paint.Solid(art.RGB(0xE8590C)), 3, paint.Solid(art.RGB(0x8A2A00)))
	core := paint.Start(22, 19).Cubic(25, 24, 30, 27, 29, 33).Cubic(28, 38, 26, 40, 22, 40).Cubic(17, 40, 14, 37, 14, 32).
		Cubic(14, 27, 20, 25, 22, 19).Close()
	c.Fill(core, paint.Solid(art.RGB(0xFFC42E)))
}
