package record_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/record"
)

var update = flag.Bool("update", false, "write the golden texts")

// example is an example of the specification: the tags of a set-up, and statements about moves from it.
type example struct {
	tags       []string
	statements []string // such as "yes t1-f1 => [Waste "2s"]", "no t1-t2: only a king", "won …", "lost …"
}

func examples(t testing.TB) (all []example) {
	t.Helper()
	text := need.Value(os.ReadFile("examples.txt"))(t)
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		said, isStatement := strings.CutPrefix(line, "; ")
		switch {
		case strings.HasPrefix(line, "[Patience"):
			all = append(all, example{tags: []string{`[Game "PERI"]`, `[Format "1"]`, line}})
		case isStatement:
			e := &all[len(all)-1]
			e.statements = append(e.statements, strings.Split(said, "; ")...)
		case line != "":
			e := &all[len(all)-1]
			e.tags = append(e.tags, line)
		}
	}
	return all
}

// checkGolden compares a text with a file, or writes it.
func checkGolden(t *testing.T, name, text string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		need.OK(t, os.WriteFile(path, []byte(text), 0o644))
	}
	want := strings.Split(string(need.Value(os.ReadFile(path))(t)), "\n")
	for i, line := range strings.Split(text, "\n") {
		if i >= len(want) || line != want[i] {
			t.Errorf("%s:%d: got\n%s\nwant\n%s", path, i+1, line, strings.Join(want[min(i, len(want)):min(i+1, len(want))], ""))
			return
		}
	}
	if n := strings.Count(text, "\n") + 1; n != len(want) {
		t.Errorf("%s: got %d lines, want %d", path, n, len(want))
	}
}

// TestExamples plays every line of the examples. What is refused is refused at its last token, for reasons that are golden.
func TestExamples(t *testing.T) {
	var refusals strings.Builder
	all := examples(t)
	for _, e := range all {
		for _, s := range e.statements {
			verdict, rest, _ := strings.Cut(s, " ")
			moves, tags, _ := strings.Cut(rest, " => ")
			moves, _, _ = strings.Cut(moves, ": ")
			out, err := record.Format().Check(strings.Join(e.tags, "\n")+"\n1: "+moves, true)
			if verdict == "no" {
				last := moves[strings.LastIndex(moves, " ")+1:]
				at := fmt.Sprintf("%d:%d: %s: ", len(e.tags)+1, len("1: ")+len(moves)-len(last)+1, last)
				if err == nil || !strings.HasPrefix(err.Error(), at) {
					t.Errorf("%s, %s: got %v, want it refused at %s", e.tags[2], s, err, at)
					continue
				}
				fmt.Fprintf(&refusals, "%s %s\n\t%s\n", e.tags[2], s, err.Reason)
				continue
			}
			want := fmt.Sprintf("moves=%d left=", len(strings.Fields(moves)))
			result := " result=" + strings.Replace(verdict, "yes", "-", 1)
			counts, position, _ := strings.Cut(out, "\n")
			isWon := strings.Contains(counts, " left=0 ")
			if err != nil || !strings.HasPrefix(counts, want) || !strings.HasSuffix(counts, result) || (verdict == "won") != isWon {
				t.Errorf("%s, %s: got %v, %s", e.tags[2], s, err, counts)
				continue
			}
			for _, tag := range strings.SplitAfter(tags, `"]`) {
				tag = strings.TrimSpace(tag)
				if _, got, _ := strings.Cut(position, tag[:strings.Index(tag, " ")+1]); tag != "" && !strings.Contains(position, tag+"\n") {
					got, _, _ = strings.Cut(got, "\n")
					t.Errorf("%s, %s: want %s, got %s", e.tags[2], s, tag, got)
				}
			}
		}
	}
	checkGolden(t, "refusals.txt", refusals.String())
	for _, row := range peri.Patiences {
		if !strings.Contains(refusals.String(), `[Patience "`+row.Key+`"] no `) {
			t.Errorf("%s has no example with a refused move in examples.txt", row.Key)
		}
	}
}

// TestDeals deals each patience and plays on without much thought: the records and the positions before and after are golden.
func TestDeals(t *testing.T) {
	var deals strings.Builder
	for _, row := range peri.Patiences {
		deal := peri.NewDeal(row, 3)
		now := need.Value(deal.Position())(t)
		var played []peri.Move
		deals.Write(record.AppendPosition(nil, &now))
		for i := range 120 {
			moves := slices.Collect(now.Moves())
			if len(moves) == 0 {
				break
			}
			m := moves[i*i%len(moves)]
			need.OK(t, now.Play(m))
			played = append(played, m)
		}
		g := need.Value(record.New(deal, "", nil, played))(t)
		out, fault := record.Format().Check(g.String(), true)
		if fault != nil {
			t.Errorf("%s: %v", row.Key, fault)
		}
		deals.WriteString(g.String() + out + "\n")
	}
	checkGolden(t, "deals.txt", deals.String())
}
