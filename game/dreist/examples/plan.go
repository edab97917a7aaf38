package examples

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

//go:embed plans.txt
var planText string

// plan is the data of an example beside its record: names of texts, rules, marks, and counterexamples. A name is the
// last part of a key, as in "example.2.step.NAME".
type plan struct {
	number  int
	notes   []note
	also    []string // other layouts in which the example may end
	remarks []remark
	nevers  []never
}

// note is the data of a step.
type note struct {
	name, rule string
	marks      []dreist.Cell // none: the cell of the laid card
	targets    []dreist.Cell // in example 1: where the learner has to point; none: any of the marks
	endless    bool          // in example 1: all rows of the targets' columns count
}

// never is a counterexample before a step, after some moves.
type never struct {
	name, rule string // an empty rule is that of the refusal
	step       int
	first      []dreist.Move
	move       dreist.Move
	column     int  // of a laid card in a wrong column; 0: its own
	deed       Deed // of Egon, instead of a move
}

// plans parses the plans of all examples in order.
func plans() ([]plan, error) {
	var all []plan
	for i, line := range strings.Split(planText, "\n") {
		line = strings.TrimSpace(line) // also removes Windows line ends
		if line == "" || line[0] == ';' {
			continue
		}
		what, rest, _ := strings.Cut(line, " ")
		if what == "example" {
			if rest != strconv.Itoa(len(all)+1) {
				return nil, fmt.Errorf("examples: line %d of the plans: example %s stands in the place of %d", i+1, rest, len(all)+1)
			}
			all = append(all, plan{number: len(all) + 1})
			continue
		}
		fields := strings.Split(rest, "|")
		for f := range fields {
			fields[f] = strings.TrimSpace(fields[f])
		}
		if err := all[len(all)-1].read(what, append(fields, "", "", "")); err != nil {
			return nil, fmt.Errorf("examples: line %d of the plans: %w", i+1, err)
		}
	}
	return all, nil
}

// read parses the fields of a line of a plan.
func (p *plan) read(what string, fields []string) (err error) {
	switch what {
	case "step":
		n := note{name: fields[0], rule: fields[1], marks: cells(fields[2])}
		if n.endless = fields[3] == "column"; !n.endless {
			n.targets = cells(fields[3])
		}
		p.notes = append(p.notes, n)
	case "also":
		p.also = append(p.also, fields[0])
	case "remark":
		r := remark{text: p.key("remark", fields[0]), rule: fields[1]}
		switch fields[2] {
		case "x":
			r.move = dreist.Discard(dreist.NoCard)
		case ">":
			r.move = dreist.Give(dreist.NoSeat)
		default:
			r.move, err = record.ParseMove(fields[2])
		}
		p.remarks = append(p.remarks, r)
	case "never":
		n := never{name: fields[0], rule: fields[3]}
		if _, err := fmt.Sscan(fields[1], &n.step); err != nil {
			return err
		}
		for _, token := range strings.Fields(fields[2]) {
			if err := n.try(token); err != nil {
				return err
			}
		}
		p.nevers = append(p.nevers, n)
	default:
		return fmt.Errorf("%q is nothing that a plan has", what)
	}
	return err
}

// try parses what is tried next; an earlier try becomes a move played before.
func (n *never) try(token string) (err error) {
	switch token {
	case "aside":
		n.deed = SetAside
		return nil
	case "up":
		n.deed = TurnUp
		return nil
	}
	if n.move.Action != 0 {
		n.first = append(n.first, n.move)
	}
	token, column, wrong := strings.Cut(token, "@")
	if wrong {
		n.column = int(column[0] - '0')
	}
	n.move, err = record.ParseMove(token)
	return err
}

// key returns a catalogue key of the example.
func (p *plan) key(parts ...string) string {
	return fmt.Sprintf("example.%d.%s", p.number, strings.Join(parts, "."))
}

// cells parses cells such as "3.78 2.8", by rows and columns.
func cells(text string) []dreist.Cell {
	var all []dreist.Cell
	for _, part := range strings.Fields(text) {
		for _, column := range part[2:] {
			all = append(all, dreist.Cell{Row: int(part[0] - '0'), Column: int(column - '0')})
		}
	}
	return all
}
