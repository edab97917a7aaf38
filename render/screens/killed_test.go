package screens

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/store"
)

// The variables that tell the program that is to be killed where its files are, and how often it was killed before.
const (
	killedFolder = "DREIST_TEST_FOLDER"
	killedBefore = "DREIST_TEST_KILLS"
)

// TestTheProgramThatIsKilled is no test of its own: TestKilledAtAnyMoment starts it as a process, and kills it.
func TestTheProgramThatIsKilled(t *testing.T) {
	folder := os.Getenv(killedFolder)
	if folder == "" {
		t.Skip("started by TestKilledAtAnyMoment")
	}
	before := need.Value(strconv.ParseUint(os.Getenv(killedBefore), 10, 64))(t)
	rules := higherCard()
	deal := rules.deal
	rules.deal = func(seats int, seed uint64) []string { return deal(seats, 1000*before+seed) }
	v := visitToy(t, folder, rules)
	report := func() {
		_ = v.Profile.Flush()
		fmt.Printf("%q\n", v.table().match.Record())
	}
	for range 1000 {
		v.press("start.table")
		if resumes, _ := v.able(v.Say("series.resume")); resumes {
			v.press("series.resume")
		} else {
			v.press("setup.play")
		}
		for s := v.table(); ; {
			report()
			if v.ClickID(pile); s.match.IsOver() {
				_ = v.Profile.Flush()
				fmt.Printf("%q\n", s.match.Record())
				break
			}
		}
		v.press("menu.leave")
	}
}

// TestKilledAtAnyMoment kills the program at random moments while it plays one series after the other, and starts it again on the same
// folder: it stands at the last move that it reported or further, and each finished game is there once, also in its series.
func TestKilledAtAnyMoment(t *testing.T) {
	kills, folder, scratch := 100, t.TempDir(), t.TempDir()
	if testing.Short() {
		kills = 10
	}
	random, outcome := rand.New(rand.NewPCG(7, 7)), regexp.MustCompile("(?m)^places .*\n")
	var over []string // the records of the finished games
	last := ""        // that of the one that runs
	for n := range kills {
		child := exec.Command(os.Args[0], "-test.run=^TestTheProgramThatIsKilled$")
		child.Env = append(os.Environ(), killedFolder+"="+folder, fmt.Sprint(killedBefore, "=", n), "TMPDIR="+scratch)
		out := need.Value(child.StdoutPipe())(t)
		need.OK(t, child.Start())
		reported, killed := 1+random.IntN(12), false
		for lines := bufio.NewReader(out); ; {
			line, err := lines.ReadString('\n')
			if err != nil {
				break // the last line may be cut: it was never reported
			}
			record, err := strconv.Unquote(strings.TrimSpace(line))
			if err != nil {
				t.Fatalf("the program says %q", line)
			}
			m := need.Value(higherCard().resume(record, play.DiscardSaver{}))(t)
			if last = record; m.IsOver() && !slices.Contains(over, record) {
				over, last = append(over, record), ""
			}
			if reported--; reported <= 0 && !killed {
				killed = true
				for range random.IntN(400) { // a random moment passes by work
					_, _ = higherCard().resume(record, play.DiscardSaver{})
				}
				need.OK(t, child.Process.Kill())
			}
		}
		if err := child.Wait(); !killed {
			t.Fatalf("the program ended by itself: %v", err)
		}
		v := visit(t, folder)
		if told := v.told(); told != "" {
			t.Errorf("it tells %q", told)
		}
		now := ""
		if k := v.UnfinishedMatch(store.TableSlot); k != nil {
			now = k.Match.Record()
		}
		var finished []string
		for _, e := range slices.Backward(v.FinishedEntries()) {
			text := need.Value(v.Profile.LoadFinished(e.ID))(t)
			finished = append(finished, text)
		}
		if len(finished) == len(over)+1 && last != "" && strings.HasPrefix(outcome.ReplaceAllString(finished[len(over)], ""), last) {
			over, last = finished, ""
		}
		if !slices.Equal(finished, over) || last != "" && !strings.HasPrefix(now, last) {
			t.Errorf("%d games are finished, %d were; it stands at\n%s\nreported was\n%s", len(finished), len(over), now, last)
		}
		if got := len(v.Series().Games); got%3 != len(over)%3 {
			t.Errorf("%d games of a series of three count, %d were finished", got, len(over))
		}
		need.OK(t, v.Profile.Flush()) // what this start has counted is written before the program goes on
		if last = now; t.Failed() {
			t.Fatalf("after kill %d", n+1)
		}
	}
	if len(over) < kills/4 {
		t.Errorf("only %d games were finished", len(over))
	}
}
