package school

import (
	"encoding/json"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Puzzles is the screen of the puzzles, with the player's results.
type Puzzles struct {
	*screens.Front
	Canvas pictures.Canvas
	Words  words.Sentences
	Pose   func(p puzzle.Puzzle, run *puzzles.Rush) shell.Step // opens a puzzle at the table, of a rush unless run is nil
	Learn  func() shell.Screen                                 // the screen to which this one returns

	Examples func() shell.Step // opens the examples, on the next tab
}

// enough is how many puzzles of a kind and level are to be solved before the next level is suggested.
const enough = 2

// suggested returns the first kind of the lowest level with fewer than enough solved, or else the one solved least.
func suggested(best *puzzle.Best) (puzzle.Kind, puzzle.Level) {
	kind, level, least := puzzle.Where, puzzle.Level(1), -1
	for l := puzzle.Level(1); l <= puzzle.Levels; l++ {
		for _, k := range puzzle.Kinds() {
			n := best.Result(k, l).Solved()
			if n < enough {
				return k, l
			}
			if least < 0 || n < least {
				kind, level, least = k, l, n
			}
		}
	}
	return kind, level
}

// Train begins a puzzle of a kind at the lowest level with fewer than enough solved.
func (z *Puzzles) Train(k puzzle.Kind) shell.Step {
	best := z.Results()
	level := puzzle.Level(1)
	for level < puzzle.Levels && best.Result(k, level).Solved() >= enough {
		level++
	}
	return z.begin(k, level)
}

// Show opens the screen with all kinds and levels and their results.
func (z *Puzzles) Show() shell.Step {
	c := &choice{Puzzles: z}
	c.menu = z.NewMenu(shell.Menu{
		Mood:    shell.Teaching, // a host in front of the panel would cover the tabs
		Load:    func() { c.best, c.offers = z.Results(), nil },
		Options: []panel.Option{panel.Width(choiceWide)}, Items: c.items, Live: c, Decorate: func(p *panel.Panel) { c.decorate(z.Canvas, p) },
	})
	return shell.Home(z.Learn()).Then(c.menu)
}

// choice is the content of the screen.
type choice struct {
	*Puzzles
	menu   *shell.Menu
	best   puzzle.Best
	offers []offer // the puzzles on the buttons, made one in a tick
	code   string
	fault  string // what is wrong with the code
	field  int    // index of the code among the items
}

// offer is a puzzle that its button shows and begins.
type offer struct {
	puzzle.Puzzle
	made bool
}

// Logical width of the panel, heights of the names of the levels and of the stars on a button, and width of its board.
const (
	choiceWide   = 880
	levelsHeight = 20
	starsHeight  = 17
	boardWide    = 60
)

// Update makes the next puzzle on a button and reports whether it did: all at once would halt the picture.
func (c *choice) Update() bool {
	i := len(c.offers)
	if !c.Busy() {
		return false
	}
	p, err := puzzle.Generate(puzzle.Kinds()[i/puzzle.Levels], puzzle.Level(i%puzzle.Levels+1), c.Seed())
	c.offers = append(c.offers, offer{p, err == nil})
	return true
}

// Busy reports whether there are puzzles to make.
func (c *choice) Busy() bool { return len(c.offers) < len(puzzle.Kinds())*puzzle.Levels }

// pose begins the puzzle on a button.
func (c *choice) pose(k puzzle.Kind, l puzzle.Level) shell.Step {
	for _, o := range c.offers {
		if o.made && o.Kind == k && o.Level == l {
			return c.Pose(o.Puzzle, nil)
		}
	}
	return c.begin(k, l)
}

func (c *choice) items() []panel.Item {
	items := []panel.Item{tabs(c.Front, puzzlesTab, c.Examples), panel.Stage{Height: levelsHeight}}
	kind, level := suggested(&c.best)
	for _, k := range puzzle.Kinds() {
		row := panel.Row{Label: c.Say(k.NameKey())}
		for l := puzzle.Level(1); l <= puzzle.Levels; l++ {
			b := panel.Button{ID: k.NameKey() + "." + strconv.Itoa(int(l)), AltText: c.altText(k, l), Detail: c.reached(k, l), Room: starsHeight, Strip: boardWide,
				Action: c.Press(func() shell.Step { return c.pose(k, l) })}
			if k == kind && l == level {
				b.Style = panel.Primary
			}
			row.Buttons = append(row.Buttons, b)
		}
		items = append(items, row)
	}
	rush := c.Button(dreistmsg.PuzzleRushTitle, panel.Quiet, c.showRush)
	rush.Detail = c.rushRecord(&c.best)
	c.field = len(items)
	return append(items, panel.Field{
		ID: dreistmsg.PuzzlesCode + ".field", Label: c.Say(dreistmsg.PuzzlesCode), Text: c.code,
		Placeholder: c.Say(dreistmsg.PuzzleCodeEnter), Limit: 40,
		Changed: c.write,
		Submit:  func(string) { c.Answer(c.openCode()) },
	}, c.line(), panel.Row{Buttons: []panel.Button{
		c.Button(msg.CommonBack, panel.Quiet, shell.Close),
		c.Button(dreistmsg.PuzzlesOpen, panel.Quiet, c.openCode),
		rush,
	}})
}

// line returns the line below the puzzles: what is wrong with the code, else how stars and times are counted or where a
// newcomer may begin.
func (c *choice) line() panel.Paragraph {
	if c.fault != "" {
		return panel.Paragraph{Text: c.fault, Tone: panel.Warning}
	}
	if c.nothing() {
		return panel.Paragraph{Text: c.Say(dreistmsg.PuzzlesNone)}
	}
	return panel.Paragraph{Text: c.Say(dreistmsg.PuzzlesRules)}
}

// nothing reports whether no puzzle has been solved yet.
func (c *choice) nothing() bool {
	for _, k := range puzzle.Kinds() {
		for l := puzzle.Level(1); l <= puzzle.Levels; l++ {
			if c.best.Result(k, l).Solved() > 0 {
				return false
			}
		}
	}
	return true
}

// write sets the code in the field and clears its fault.
func (c *choice) write(code string) {
	c.code = code
	if c.fault != "" {
		c.fault = ""
		c.Remake()
	}
}

// altText returns a button's text for screen readers: the level and the stars.
func (c *choice) altText(k puzzle.Kind, l puzzle.Level) string {
	return c.Say(l.NameKey()) + ". " + puzzles.SayStars(c.Words, bestStars(c.best.Result(k, l)))
}

// reached returns how many puzzles of a kind and level were solved and how fast, empty for none.
func (c *choice) reached(k puzzle.Kind, l puzzle.Level) string {
	r := c.best.Result(k, l)
	if r.Solved() == 0 {
		return ""
	}
	solved := c.Count(dreistmsg.PuzzlesSolved, r.Solved())
	if r.Millis == 0 {
		return solved
	}
	return c.Say(dreistmsg.PuzzlesRecord, assets.Values{"Solved": solved, "Best": c.Words.Span(r.Millis)})
}

// decorate draws the names of the levels above the buttons, and on each its board and the best stars.
func (c *choice) decorate(e pictures.Canvas, p *panel.Panel) {
	rooms, boards := p.Rooms(), p.Strips()
	head, ok := p.Stage()
	if !ok || len(rooms) < puzzle.Levels || len(boards) < len(rooms) {
		return
	}
	style := kit.Sized(c.Frame().TextUnit(), assets.Strong, 15, e.UI().Muted)
	for i := range puzzle.Levels {
		at := geom.Rect{X: boards[i].X, Y: head.Y, W: rooms[i].Right() - boards[i].X, H: head.H}
		e.Write(c.Say(puzzle.Level(i+1).NameKey()), style, at, kit.Center, 1)
	}
	for i := range c.offers {
		if c.offers[i].made {
			drawSmallBoard(e, boards[i], &c.offers[i].Position)
		}
	}
	for i, room := range rooms {
		kind, level := puzzle.Kinds()[i/puzzle.Levels], puzzle.Level(i%puzzle.Levels+1)
		stars := bestStars(c.best.Result(kind, level))
		size := room.H
		for s := range puzzles.MaxStars {
			x := room.Center().X + (float64(s)-1.5)*size*1.1
			at := geom.Rect{X: x, Y: room.Y, W: size, H: size}
			sk, sl := suggested(&c.best)
			e.StarOn(at, s < stars, kind == sk && level == sl)
		}
	}
}

// bestStars returns the most stars of a puzzle in a result.
func bestStars(r puzzle.Result) int {
	for stars := puzzles.MaxStars; stars > 0; stars-- {
		if r.Stars[stars-1] > 0 {
			return stars
		}
	}
	return 0
}

// begin begins another puzzle of a kind and level.
func (z *Puzzles) begin(k puzzle.Kind, l puzzle.Level) shell.Step {
	p, err := puzzle.Generate(k, l, z.Seed())
	if err != nil {
		z.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return shell.Stay()
	}
	return z.Pose(p, nil)
}

// openCode begins the puzzle of the code, or shows what is wrong with it.
func (c *choice) openCode() shell.Step {
	p, err := puzzle.ParseShared(c.code)
	if err == nil {
		return c.Pose(p, nil)
	}
	c.fault = c.Words.Puzzle(puzzle.FaultOf(err))
	c.menu.Focus(c.field) // to correct it at once
	return shell.Stay()
}

// PuzzleNotes is the name of the notes about puzzles, bestResults that of the results in them.
const (
	PuzzleNotes = "practice"
	bestResults = "best"
)

// Results returns the player's results in puzzles.
func (z *Puzzles) Results() (best puzzle.Best) {
	text := z.Profile.Notes(PuzzleNotes)[bestResults]
	z.TellFailures()
	if text != nil && json.Unmarshal(text, &best) != nil {
		return puzzle.Best{} // the store has checked that it is JSON
	}
	return best
}

// Keep changes the player's results and stores them.
func (z *Puzzles) Keep(add func(*puzzle.Best)) {
	best := z.Results()
	add(&best)
	text, err := json.Marshal(best)
	if err != nil {
		panic(err) // numbers can always be encoded
	}
	z.Profile.SetNotes(PuzzleNotes, store.Notes{bestResults: text})
}
