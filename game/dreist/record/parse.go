package record

import "cmp"

// MaxSize is the largest text in bytes that is read. A whole game takes about two thousand.
const MaxSize = 1 << 20

// Parse reads a record and plays it by the rules. Its error is an *Error that points at the first fault in the
// text's order.
func Parse(text string) (*Game, error) {
	g, _, err := read(text)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// read reads a record and returns with it the run to its end.
func read(text string) (*Game, run, *Error) {
	if len(text) > MaxSize {
		return nil, run{}, &Error{Line: 1, Column: 1, Reason: Reason{Fault: TooLarge, Number: MaxSize}}
	}
	s := newSource(text)
	h, below, err := readHeader(s)
	if err != nil {
		return nil, run{}, err
	}
	g := h.game()
	r, startErr := begin(g.Deal)
	if startErr != nil {
		return nil, run{}, h.tags[0].value.whole(Reason{Fault: UnplayableDeal, Err: startErr})
	}
	if below != nil {
		if err := g.readTurns(*below, s, &r); err != nil {
			return nil, run{}, err
		}
	}
	if outcome := g.outcome(&r.position); g.Result != "" && g.Result != outcome {
		return nil, run{}, h.of["Result"].value.whole(Reason{Fault: FalseResult, Want: []string{outcome}})
	}
	return g, r, nil
}

// readHeader reads the tags and returns with them the first line below them, if there is one.
func readHeader(s *source) (header, *line, *Error) {
	h := header{of: map[string]tag{}}
	for {
		l, ok, err := s.next()
		if err == nil && ok && l.isTag() {
			if err = h.addLine(l); err == nil {
				continue
			}
		} else if err == nil && ok {
			_, err = parseTurn(l)
		}
		switch { // what is misplaced stands above everything else that is wrong
		case err != nil:
			return h, nil, cmp.Or(h.misplaced(false), err)
		case ok:
			return h, &l, cmp.Or(h.misplaced(true), h.missing(l.number))
		}
		return h, nil, cmp.Or(h.misplaced(true), h.missing(s.number+1))
	}
}

// readTurns plays the turn lines from first to the end of the text.
func (g *Game) readTurns(first line, s *source, r *run) *Error {
	for l, ok := first, true; ok; {
		if l.isTag() {
			start := l.skipBlanks(0)
			return l.at(start, l.field(start), Reason{Fault: TagBelowTurns})
		}
		t, err := parseTurn(l)
		if err != nil {
			return err
		}
		finished, err := g.play(t, r)
		if err != nil {
			return err
		}
		if l, ok, err = s.next(); ok && !finished {
			return t.at(t.last(), Reason{Fault: TurnUnfinished})
		}
		if err != nil {
			return err
		}
	}
	return nil
}
