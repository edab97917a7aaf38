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

// plan is what an example's record does not tell: names of sentences, rules, marks, and what cannot be done. A name
// is the last part of a key, as in "example.2.step.NAME".
type plan struct {
	number  int
	notes   []note
	also    []string // layouts other than the record's in which the example may end as well
	remarks []remark
	nevers  []never
}

// note is what a step says.
type note struct {
	name, rule string
	marks      []dreist.Cell // none: the cell of the laid card
	targets    []dreist.Cell // in example 1: what the learner has to point at; none: any of the marks
	endless    bool          // in example 1: the column of the targets counts below them, too
}

// never is what cannot be done before a step, once some moves are played.
type never struct {
	name, rule string // no rule: that of the refusal
	step       int
	first      []dreist.Move
	move       dreist.Move
	column     int  // of a laid card in the wrong column; 0: the card's own
	deed       Deed // of Egon, instead of a move
}

// plans reads the plans of all examples in their order.
func plans() ([]plan, error) {
	var all []plan
	for i, line := range strings.Split(planText, "\n") {
		line = strings.TrimSpace(line) // also of the line ends of Windows
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

// read reads what a line of a plan says in its fields.
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

// try reads what is tried next, so that what came before is played first.
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

// key returns the key of a sentence of the example.
func (p *plan) key(parts ...string) string {
	return fmt.Sprintf("example.%d.%s", p.number, strings.Join(parts, "."))
}

// cells returns the cells that a text such as "3.78 2.8" names by rows and columns.
func cells(text string) []dreist.Cell {
	var all []dreist.Cell
	for _, part := range strings.Fields(text) {
		for _, column := range part[2:] {
			all = append(all, dreist.Cell{Row: int(part[0] - '0'), Column: int(column - '0')})
		}
	}
	return all
}
