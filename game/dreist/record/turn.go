package record

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"dreist/game/dreist"
)

// token is one word of a turn line.
type token struct {
	text  string
	start int // byte offset in its line
}

// turn is one turn line cut into its words.
type turn struct {
	line   line
	seat   token // the number and the colon
	tokens []token
}

// at returns an error that points at a token of the line.
func (t turn) at(k token, reason Reason) *Error { return t.line.at(k.start, k.text, reason) }

// last returns the last token of the line, which is the seat's when there is no other.
func (t turn) last() token {
	if len(t.tokens) == 0 {
		return t.seat
	}
	return t.tokens[len(t.tokens)-1]
}

// parseTurn cuts a turn line into its words.
func parseTurn(l line) (turn, *Error) {
	text, _, _ := strings.Cut(l.text, ";")
	l = line{number: l.number, text: text}
	start := l.skipBlanks(0)
	first := l.field(start)
	number, _, ok := strings.Cut(first, ":")
	if !ok || number == "" || strings.Trim(number, "0123456789") != "" {
		return turn{}, l.at(start, first, Reason{Fault: NeitherTagNorTurn})
	}
	t := turn{line: l, seat: token{text: first[:len(number)+1], start: start}}
	for i := l.skipBlanks(start + len(number) + 1); i < len(text); {
		k := token{text: l.field(i), start: i}
		t.tokens = append(t.tokens, k)
		i = l.skipBlanks(i + len(k.text))
	}
	return t, nil
}

// ParseMove reads a move as a record writes it whose seats are numbered from 1 without a gap. A card stands for its kind.
func ParseMove(text string) (dreist.Move, error) {
	g := Game{Seats: Seats("", "", "", "")}
	m, fault := g.parseMove(text)
	if fault != "" {
		return m, fmt.Errorf("record: move %q: %v", text, Reason{Fault: fault})
	}
	return m, nil
}

// parseMove reads a token. A card stands for its kind. The fault is empty where the token is a move.
func (g *Game) parseMove(text string) (dreist.Move, Fault) {
	switch {
	case text == "":
		return dreist.Move{}, NotAMove
	case text == "+":
		return dreist.Draw(), ""
	case text == ".":
		return dreist.End(), ""
	case text[0] == '>':
		return g.parseGift(text[1:])
	case text[0] == 'x':
		k, err := dreist.ParseKind(text[1:])
		if err != nil {
			return dreist.Move{}, NotACard
		}
		return dreist.Discard(k.Card(0)), ""
	case text[0] < '0' || text[0] > '9':
		return dreist.Move{}, NotAMove
	}
	k, err := dreist.ParseKind(text[:min(2, len(text))])
	if err != nil {
		return dreist.Move{}, NotACard
	}
	row, ok := parseRow(text[2:])
	if !ok {
		return dreist.Move{}, NotARow
	}
	return dreist.Lay(k.Card(0), row), ""
}

// parseRow reads a row. One too large for a number is as far outside the layout as any.
func parseRow(text string) (int, bool) {
	if text == "" || text[0] == '0' || strings.Trim(text, "0123456789") != "" {
		return 0, false
	}
	row, err := strconv.Atoi(text)
	if err != nil {
		return math.MaxInt, true
	}
	return row, true
}

func (g *Game) parseGift(text string) (dreist.Move, Fault) {
	if len(text) != 1 && len(text) != 2 {
		return dreist.Move{}, ReceiverMissing
	}
	var to [2]int
	for i := range len(text) {
		if to[i] = seatNumber(text[i : i+1]); to[i] == 0 {
			return dreist.Move{}, ReceiverMissing
		}
	}
	if len(text) == 1 {
		return dreist.Give(g.seat(to[0])), ""
	}
	return dreist.GiveEach(g.seat(to[0]), g.seat(to[1])), ""
}

// checkSeat refuses a turn of anyone but the seat to move.
func (g *Game) checkSeat(t turn, r *run) *Error {
	if r.over() {
		return t.at(t.seat, gameOver)
	}
	number := strings.TrimSuffix(t.seat.text, ":")
	switch n := seatNumber(number); {
	case n == 0 || g.seat(n) == dreist.MaxSeats:
		return t.at(t.seat, Reason{Fault: NoSuchSeat, Seat: number})
	case g.Deal.Mode == dreist.Solo && n == egonNumber:
		return t.at(t.seat, Reason{Fault: EgonWritten})
	case g.seat(n) != r.position.Turn():
		return t.at(t.seat, Reason{Fault: NotTheirTurn, Seat: strconv.Itoa(g.Number(r.position.Turn()))})
	}
	return nil
}

var gameOver = Reason{Fault: BrokenRule, Rule: dreist.GameOver}

// play plays the moves of a turn and adds them to the game. It reports whether the turn is finished.
func (g *Game) play(t turn, r *run) (finished bool, err *Error) {
	if err := g.checkSeat(t, r); err != nil {
		return false, err
	}
	turns := r.turns
	for _, k := range t.tokens {
		switch {
		case r.over():
			return true, t.at(k, gameOver)
		case r.turns > turns:
			return true, t.at(k, Reason{Fault: TurnEnded})
		}
		m, fault := g.parseMove(k.text)
		if fault != "" {
			return false, t.at(k, Reason{Fault: fault})
		}
		m, err := r.play(m)
		if err != nil {
			return false, t.at(k, ruleReason(err))
		}
		g.Moves = append(g.Moves, m)
	}
	return r.turns > turns, nil
}

// ruleReason returns why the rules do not allow a move.
func ruleReason(err error) Reason {
	var refusal *dreist.Refusal
	if errors.As(err, &refusal) {
		return Reason{Fault: BrokenRule, Rule: refusal.Reason}
	}
	return Reason{Fault: UnplayableDeal, Err: err}
}
