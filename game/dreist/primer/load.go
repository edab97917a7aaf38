package primer

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

//go:embed records/*.dreist plans.txt
var files embed.FS

// Examples returns the twelve examples in order. It parses and plays them, which takes milliseconds: keep the result.
func Examples() []*Example {
	all, err := load()
	if err != nil {
		panic(err) // plans and records are part of the program
	}
	return all
}

func load() (all []*Example, err error) {
	text, err := files.ReadFile("plans.txt")
	if err != nil {
		return nil, fmt.Errorf("examples: %w", err)
	}
	var e *Example
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line) // also removes Windows line ends
		if line == "" || line[0] == ';' {
			continue
		}
		what, rest, _ := strings.Cut(line, " ")
		if what == "example" {
			e, err = open(len(all) + 1)
			all = append(all, e)
		} else {
			fields := strings.Split(rest, "|")
			for f := range fields {
				fields[f] = strings.TrimSpace(fields[f])
			}
			err = e.read(what, append(fields, "", "", ""))
		}
		if err != nil {
			return nil, fmt.Errorf("examples: line %d of the plans: %w", i+1, err)
		}
	}
	for _, e := range all {
		for i := range e.Steps {
			if e.IsEgonTurn {
				e.Steps[i].Choices = e.choices(i)
			}
		}
	}
	return all, nil
}

func open(number int) (*Example, error) {
	text, err := files.ReadFile(fmt.Sprintf("records/example%02d.dreist", number))
	if err != nil {
		return nil, err
	}
	e := &Example{}
	e.Number, e.TitleKey, e.GoalKey = number, e.key(number, "title"), e.key(number, "goal")
	e.ApplyMove, e.ExplainMove, e.AppendLegalMoves = dreist.Apply, e.says, (*dreist.Position).AppendMoves
	if e.Game, err = record.Parse(string(text)); err != nil {
		return nil, err
	}
	if e.StartPosition, err = e.Game.Deal.Position(); err != nil {
		return nil, err
	}
	if e.IsEgonTurn = e.StartPosition.IsEgonToMove(); e.IsEgonTurn {
		e.Steps = egonSteps(e.StartPosition)
		return e, nil
	}
	before := e.StartPosition
	for s, err := range e.Game.Replay() {
		if err != nil {
			return nil, err
		}
		e.Steps = append(e.Steps, Step{Move: s.Move, PositionBefore: before, PositionAfter: s.Position, Events: s.Events})
		e.KnownMoves = append(e.KnownMoves, s.Move)
		before = s.Position
	}
	if n := len(e.Steps); n > 0 {
		e.IsGoal, e.MissesGoal, e.SearchDepth = func(p *dreist.Position) bool { return p.Turn() != e.StartPosition.Turn() }, e.spoils, n+2
		e.layouts = []string{e.Steps[n-1].PositionBefore.Layout().String()}
	}
	return e, nil
}

func (*Example) key(number int, name string) string {
	return "example." + strconv.Itoa(number) + "." + name
}

func (e *Example) read(what string, fields []string) (err error) {
	text := e.key(e.Number, what+"."+fields[0])
	switch what {
	case "step":
		return e.note(text, fields)
	case "also":
		e.layouts = append(e.layouts, fields[0])
	case "remark":
		r := remark{text: text, rule: fields[1]}
		switch fields[2] {
		case "x":
			r.move = dreist.Discard(dreist.NoCard)
		case ">":
			r.move = dreist.Give(dreist.NoSeat)
		default:
			r.move, err = record.ParseMove(fields[2])
		}
		e.remarks = append(e.remarks, r)
	case "never":
		c := Counterexample{TextKey: text, Rule: fields[3]}
		if c.StepIndex, err = strconv.Atoi(fields[1]); err == nil {
			c.PositionBefore = e.before(c.StepIndex)
			err = e.try(&c, strings.Fields(fields[2]))
		}
		e.Counterexamples = append(e.Counterexamples, c)
	default:
		return fmt.Errorf("%q is nothing that a plan has", what)
	}
	return err
}

// note adds the text, the rule and the marks of the plans to the next step.
func (e *Example) note(text string, fields []string) error {
	next := slices.IndexFunc(e.Steps, func(s Step) bool { return s.TextKey == "" })
	if next < 0 && e.IsQuiz() && !e.IsEgonTurn {
		next = len(e.Steps)
		e.Steps = append(e.Steps, Step{PositionBefore: e.StartPosition, PositionAfter: e.StartPosition, RightChoice: Choice{Action: PointAtCell, Card: dreist.NoCard}, RevealedCard: dreist.NoCard})
	}
	if next < 0 {
		return fmt.Errorf("there is no step for %s", text)
	}
	s := &e.Steps[next]
	if s.TextKey, s.Rule, s.Marks = text, fields[1], cells(fields[2]); len(s.Marks) == 0 {
		s.Marks = s.laidOn()
	}
	if s.RightChoice.Action != PointAtCell {
		return nil
	}
	s.QuestionKey, s.PartKey, s.away = e.key(e.Number, "ask."+fields[0]), "lessons.part."+fields[0], "lessons.miss."+fields[0]
	if s.endless = fields[3] == "column"; !s.endless {
		s.targets = cells(fields[3])
	}
	if len(s.targets) == 0 {
		s.targets = s.Marks
	}
	s.RightChoice.Cell = s.targets[0]
	return nil
}

func (s *Step) laidOn() []dreist.Cell {
	for _, e := range s.Events {
		if e, ok := e.(dreist.CardLaid); ok {
			return []dreist.Cell{e.Card.Cell(e.Row)}
		}
	}
	return nil
}

// try reads a counterexample from tokens of a record: the last one is the impossible move, the others are the moves before it.
func (e *Example) try(c *Counterexample, tokens []string) error {
	last := len(tokens) - 1
	for _, token := range tokens[:last] {
		m, err := record.ParseMove(token)
		if err != nil {
			return err
		}
		m = c.PositionBefore.WithHandCard(m)
		if err := c.PositionBefore.Play(m); err != nil {
			return err
		}
		c.PrecedingMoves = append(c.PrecedingMoves, m)
	}
	if deed, ok := map[string]QuizAction{"aside": SetAside, "up": RevealNext}[tokens[last]]; ok { // of Egon
		c.Choice, c.Move.Card = Choice{Action: deed, Card: dreist.NoCard}, dreist.NoCard
		return nil
	}
	token, column, isWrong := strings.Cut(tokens[last], "@")
	m, err := record.ParseMove(token)
	if err != nil {
		return err
	}
	c.Move = c.PositionBefore.WithHandCard(m)
	if e.IsEgonTurn { // who may lay a card of the same kind
		for _, card := range slices.Backward(e.Steps[c.StepIndex].turn.OpenCards()) {
			if card.Kind() == m.Card.Kind() {
				c.Move.Card = card
			}
		}
	}
	if m.Action == dreist.LayCard {
		c.Cell = c.Move.Card.Cell(int(m.Row))
	}
	if isWrong {
		c.Cell.Column = int(column[0] - '0')
	}
	switch {
	case e.IsEgonTurn:
		c.Choice = Choice{Action: LayRevealed, Card: c.Move.Card, Cell: c.Cell}
		c.Refusal = e.Steps[c.StepIndex].turn.RefusalAt(c.Move.Card, c.Cell)
	case m.Action == dreist.LayCard:
		c.Refusal = c.PositionBefore.RefusalAt(c.Move.Card, c.Cell)
	default:
		c.Refusal = c.PositionBefore.Refusal(c.Move)
	}
	if c.Rule == "" && c.Refusal != nil {
		c.Rule = RuleOf(c.Refusal.Reason)
	}
	return nil
}

// cells parses cells such as "3.78 2.8", by rows and columns.
func cells(text string) (all []dreist.Cell) {
	for _, part := range strings.Fields(text) {
		for _, column := range part[2:] {
			all = append(all, dreist.Cell{Row: int(part[0] - '0'), Column: int(column - '0')})
		}
	}
	return all
}
