//go:build unix

package dreist

import (
	"encoding/json"
	"io"
	"os"
	"strconv"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/deals"
	"dreist/game/store"
	"dreist/render/stage"
)

// The variables that tell the program that is to be killed where its files are and what to do at random.
const (
	childFolder = "DREIST_TEST_FOLDER"
	childSeed   = "DREIST_TEST_SEED"
)

// news is what the program that is to be killed reports: before it does what changes more than one move would, and
// after each move.
type news struct {
	What deed
	Slot store.Slot // of made and over
	Text string     // of made and over: the record; of will and set: the speed
}

type deed string

const (
	itBegins       deed = "begins" // a game may be begun next
	itBeginsSeries deed = "series" // a series is begun next
	itMoved        deed = "made"   // a move was made or taken back
	itMayEnd       deed = "ending" // the next move may be the last
	itEnded        deed = "over"   // the game has ended and has been counted
	itWillSet      deed = "will"   // the speed is changed next
	itSet          deed = "set"    // the speed has been stored
	itTold         deed = "told"   // a notice was told, which must not be
)

// child is the program that is to be killed, played by a guest who never stops.
type child struct {
	*guest
	out *json.Encoder
}

// TestTheProgramThatIsKilled is no test of its own: TestKilledAtAnyMoment starts it as a process and kills it.
func TestTheProgramThatIsKilled(t *testing.T) {
	folder := os.Getenv(childFolder)
	if folder == "" {
		t.Skip("started by TestKilledAtAnyMoment")
	}
	seed, err := strconv.ParseUint(os.Getenv(childSeed), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	c := child{visit(t, folder, seed), json.NewEncoder(io.Writer(os.NewFile(3, "news")))}
	c.report(itBegins, "", "") // as the pipe has to hold something even of a program that dies young
	for range 100_000 {
		c.act()
	}
}

func (c *child) report(what deed, slot store.Slot, text string) {
	if err := c.out.Encode(news{what, slot, text}); err != nil {
		c.t.Fatal(err)
	}
}

// act does one thing.
func (c *child) act() {
	c.settle()
	if c.offers("notice.ok") {
		c.report(itTold, "", c.reads())
	}
	switch {
	case c.offers("curtain.raise"):
		c.press("curtain.raise")
	case c.table == nil:
		c.sitDownSomewhere()
	case c.table.Match.Over():
		c.goOn()
	case c.random.IntN(60) == 0:
		c.leave()
	case c.random.IntN(40) == 0:
		c.changeSpeed()
	default:
		c.move()
	}
}

// move makes a move or takes one back, and reports it.
func (c *child) move() {
	p := c.table.Position()
	for s := range dreist.Seat(p.Seats()) {
		if p.CardsLeft(s) < 4 {
			c.report(itMayEnd, "", "")
			break
		}
	}
	if c.table.Match.CanUndo() && c.random.IntN(12) == 0 {
		c.table.Undo()
	} else {
		c.makeMove(c.keenMove())
	}
	c.tellGame()
}

// tellGame reports how the game on the table stands.
func (c *child) tellGame() {
	c.wait(1)
	c.onDisk()
	what := itMoved
	if c.table.Match.Over() {
		what = itEnded
	}
	c.report(what, c.mode.slot, c.record())
}

// changeSpeed changes a setting and waits until it is stored.
func (c *child) changeSpeed() {
	speed := []stage.Speed{stage.Instant, stage.Instant, stage.Fast}[c.random.IntN(3)]
	c.report(itWillSet, "", speed.String())
	c.SetSpeed(speed)
	c.onDisk()
	c.wait(1)
	c.report(itSet, "", speed.String())
}

// sitDownSomewhere goes on with a game or begins one.
func (c *child) sitDownSomewhere() {
	c.report(itBegins, "", "")
	switch c.random.IntN(7) {
	case 0, 1, 2:
		c.sitDownAlone()
	case 3:
		c.press("start.ladder")
		if c.offers("ladder.practice.next") && c.random.IntN(3) == 0 {
			c.press("ladder.practice.next")
		} else {
			c.pressPrimary()
		}
	case 4, 5:
		c.sitAtTheTable()
	default:
		c.day = []string{"2026-11-20", "2026-11-21", "2026-11-22", "1969-12-31"}[c.random.IntN(4)]
		c.press("start.daily")
		if c.table == nil {
			c.pressPrimary()
		}
	}
	c.tellGame()
}

// sitDownAlone plays a single game, more often than not a short one.
func (c *child) sitDownAlone() {
	code, err := deals.Solo(3+c.random.IntN(9), c.random.Uint64())
	switch {
	case err != nil:
		c.t.Fatal(err)
	case c.findSaved(store.Solo) != nil:
		c.resume(c.findSaved(store.Solo))
	case c.random.IntN(4) == 0:
		c.press("start.new")
	default:
		c.typeCode(code.String())
	}
}

func (c *child) sitAtTheTable() {
	if c.SeriesRuns() {
		c.press("start.table")
		c.press("series.resume")
		return
	}
	c.report(itBeginsSeries, "", "")
	seats := []store.SeatSetup{{Kind: store.SeatPerson, Name: "Ada"}, {Kind: coach.Easy}, {Kind: coach.Fair},
		{Kind: store.SeatPerson, Name: "Ben"}}
	c.setUp(3, seats[:2+c.random.IntN(3)]...)
}

// goOn leads on from the end of a game, or away from it.
func (c *child) goOn() {
	if c.panel == nil || c.random.IntN(3) == 0 {
		c.leave()
		return
	}
	c.report(itBegins, "", "")
	if c.mode.slot == store.Table && !c.Series().Running {
		c.report(itBeginsSeries, "", "")
	}
	if c.mode.slot == store.Solo && c.random.IntN(6) == 0 {
		c.playAgain()
	} else {
		c.pressPrimary()
	}
	if c.table == nil {
		c.wait(1)
		return
	}
	c.tellGame()
}
