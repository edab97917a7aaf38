package screens

import (
	"image"
	"strings"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/game/record"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel"
	"dreist/render/shell"
)

// DailyDeals is the daily deals of a game. Unfinished matches are in the slots progress.DaySlot and, for a day finished before,
// store.PracticeSlot.
type DailyDeals struct {
	*GameScreens
	// StartDeal starts a match on the deal of a day in a slot, with tags for its record.
	StartDeal func(day string, slot store.Slot, tags []record.ExtraTag) shell.Navigation
	IsWon     func(s *store.Summary) bool // reports whether a match wins its day
}

// DayOf returns the day of a match on a daily deal, empty for another match.
func DayOf(m profile.Match) string {
	return m.(interface{ TagValue(name string) string }).TagValue(progress.DayTag)
}

func (d *DailyDeals) begun(slot store.Slot) (k *profile.StoredMatch, day string) {
	if k = d.UnfinishedMatch(slot); k != nil {
		day = DayOf(k.Match)
	}
	if day == "" {
		return nil, ""
	}
	return k, day
}

// PlayToday continues or starts today's deal; a deal that is done starts again as practice. If the deal of another day is unfinished, it
// asks which one to play.
func (d *DailyDeals) PlayToday() shell.Navigation {
	switch begun, day := d.begun(progress.DaySlot); {
	case begun == nil:
		return d.begin(d.Today())
	case day == d.Today():
		return d.ContinueMatch(begun)
	default:
		return d.ask(begun, day)
	}
}

func (d *DailyDeals) begin(day string) shell.Navigation {
	tags := []record.ExtraTag{{Name: progress.DayTag, Value: day}}
	if !d.IsDone(day) {
		return d.StartDeal(day, progress.DaySlot, tags)
	}
	if practice, of := d.begun(store.PracticeSlot); practice != nil && of == day {
		return d.ContinueMatch(practice)
	}
	return d.StartDeal(day, store.PracticeSlot, append(tags, record.ExtraTag{Name: play.PracticeTag, Value: play.RepeatPractice}))
}

func (d *DailyDeals) ask(begun *profile.StoredMatch, day string) shell.Navigation {
	return shell.CloseToLowest(d.NewPanelScreen(shell.PanelScreen{Items: func() []panel.Item {
		today := d.Today()
		return []panel.Item{
			panel.Title{Text: d.Say("start.daily")},
			panel.Paragraph{Text: d.on("daily.unfinished", day)},
			d.Button("start.continue", panel.PrimaryStyle, func() shell.Navigation { return d.ContinueMatch(begun) }),
			panel.Row{Buttons: []panel.Button{
				d.Button("common.back", panel.QuietStyle, shell.Close),
				{Label: d.on("daily.begin", today), Action: d.ClickAction(func() shell.Navigation { return d.begin(today) })},
			}},
		}
	}}))
}

// longestDate is the maximum number of letters of a date; in a record edited by hand it may be longer.
const longestDate = 40

func (d *DailyDeals) on(key, date string) string {
	return d.Say(key, assets.Values{"Date": kit.Shorten(d.FormatDate(date), longestDate)})
}

// Caption returns the caption of the table for the deal of a day.
func (d *DailyDeals) Caption(day string) string { return d.on("daily.caption", day) }

// IsDone reports whether the deal of a day has been finished, whatever today's date: moving the clock changes nothing.
func (d *DailyDeals) IsDone(day string) bool { return d.DayResults()[day].WasPlayed() }

// DayResults returns the states of all days with a result.
func (d *DailyDeals) DayResults() progress.Days { return d.of("") }

// DayStates returns the states of all days, including that of an unfinished match.
func (d *DailyDeals) DayStates() progress.Days {
	_, day := d.begun(progress.DaySlot)
	return d.of(day)
}

func (d *DailyDeals) of(begun string) progress.Days {
	notes := d.Profile.Notes(d.GameNotesName(progress.DayNotes))
	d.ShowFailures()
	return progress.DaysOf(notes, d.FinishedEntries(store.KindSolo), begun, d.IsWon)
}

// StoreFinishedDay stores that the deal of a day has been finished.
func (g *GameScreens) StoreFinishedDay(day string) {
	g.Profile.SetNotes(g.GameNotesName(progress.DayNotes), progress.FinishedDayNotes(day))
}

type dailyTile struct {
	daily *DailyDeals
	days  progress.Days
}

// Widths in logical pixels: the leaf, and the strips before the detail.
const (
	leafRoom   = 44
	weekStrip  = 96
	flameStrip = weekStrip + 24
)

// StartButton returns the button of the daily deal on a start screen, with a calendar leaf, the last seven days, and the streak.
func (d *DailyDeals) StartButton() panel.Button {
	t := &dailyTile{daily: d, days: d.DayStates()}
	b, today := d.Button("start.daily", panel.QuietStyle, d.PlayToday), d.Today()
	b.Form, b.PictureHeight, b.SidePictureWidth, b.DrawPicture, b.DrawSidePicture = panel.TileForm, leafRoom, weekStrip, t.drawLeaf, t.drawWeek
	b.Detail = kit.Shorten(t.daily.FormatDate(today), longestDate)
	if streak, _ := t.days.Streak(today); streak > 1 {
		b.Detail, b.SidePictureWidth = t.daily.SayCount("start.daily.streak", streak), flameStrip
	}
	return b
}

// drawLeaf draws the leaf with today's day of the month.
func (t *dailyTile) drawLeaf(leaf geom.Rect) {
	e, unit, today := t.daily.Canvas, t.daily.Frame().PanelUnit(), t.daily.Today()
	e.DrawPicture(calendarLeaf{}, leaf, 1)
	date := strings.TrimPrefix(today[len("2006-01-"):], "0")
	e.DrawText(date, kit.NewTextStyle(unit, assets.DisplayFont, kit.HeadingSize, art.InkColor()),
		geom.Rect{X: leaf.X, Y: leaf.Y + leaf.H*0.37, W: leaf.W, H: leaf.H * 0.56}, kit.Center, 1)
}

// pale is the opacity of a day without a match.
const pale = 0.3

func (t *dailyTile) drawWeek(in geom.Rect) {
	e, unit, today := t.daily.Canvas, t.daily.Frame().PanelUnit(), t.daily.Today()
	ui := e.Palette()
	step := float64(kit.Scale(unit).Px(weekStrip)) / progress.WeekDays
	size := step * 0.8
	for i, day := range t.days.Week(today) {
		at := geom.RectAround(geom.Point{X: in.X + step*(float64(i)+0.5), Y: in.Center().Y}, size, size)
		if i == progress.WeekDays-1 { // today
			e.DrawTinted(kit.MeterFillPlate, at.Inset(-unit*1.3), ui.Glow, 1)
			e.DrawTinted(kit.MeterFillPlate, at.Inset(-unit*0.1), ui.Quiet, 1)
		}
		switch day.State {
		case progress.DayWon:
			e.DrawTinted(kit.MeterFillPlate, at, art.RGB(0x12877D), 1)
			e.DrawTinted(kit.WhiteIcon(art.CheckIcon), at.Inset(size*0.14), kit.WhiteTint(), 1)
		case progress.DayLost:
			e.DrawTinted(kit.MeterFillPlate, at, ui.MutedText, 1)
			e.DrawTinted(kit.WhiteIcon(art.CloseIcon), at.Inset(size*0.18), ui.Quiet, 1)
		case progress.DayPlayed:
			e.DrawTinted(kit.MeterFillPlate, at.Inset(size*0.1), ui.MutedText, 1)
		case progress.DayStarted:
			e.DrawTinted(kit.MeterFillPlate, at.Inset(size*0.28), ui.Glow, 1)
		default:
			e.DrawTinted(kit.MeterFillPlate, at.Inset(size*0.3), ui.QuietText, pale)
		}
	}
	if streak, _ := t.days.Streak(today); streak > 1 {
		high := min(in.H*0.98, in.W-progress.WeekDays*step)
		e.DrawPicture(FlameOf(streak), geom.Rect{X: in.Right() - high, Y: in.Center().Y - high*0.55, W: high, H: high}, 1)
	}
}

type calendarLeaf struct{}

const line = 1.5

// Paint draws the leaf with its rings on a square of 44 units.
func (calendarLeaf) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 44)
	edge := paint.Solid(art.RGB(0x5B4A36))
	leaf := paint.RoundRect(5, 6, 34, 35, 5)
	c.Fill(leaf, paint.Solid(art.PaperColor()))
	c.Clip(leaf).Fill(paint.Rect(5, 6, 34, 10), paint.Solid(art.OrnamentColors()[0]))
	c.Stroke(leaf, line, edge)
	for _, x := range [2]float64{14.5, 29.5} {
		c.FillAndStroke(paint.RoundRect(x-1.7, 2.5, 3.4, 8, 1.7), paint.Solid(art.RGB(0xCFC6B4)), line*0.8, edge)
	}
	return c.Image()
}
