package dreist

import "fmt"

// Code names a deal in a form that can be typed, pasted and read aloud: who plays, the handicap and the seed. The
// same code gives the same cards on every machine and in every later version. Make one with SoloCode, TableCode,
// DailyDeal or ParseCode; the zero Code names no deal.
type Code struct {
	setup uint16 // the player's cards in a game against Egon, or firstTable and what follows it
	seed  uint64
}

// The text of a code is CodeLength symbols in groups of four: one for the version, two for the setup, eight for the
// seed and one to check the rest.
const (
	CodeLength  = 12
	codeVersion = 1
	seedSymbols = 8
)

// codeSeeds is how many different seeds a code can hold for one setup.
const codeSeeds uint64 = 1 << (symbolBits * seedSymbols)

// firstTable is the setup of a table of two at which seat 0 begins. Its other seat, then the seats of the tables of
// three and four follow. The setups below it, from 1, are numbers of cards against Egon.
const firstTable = Deck

// SoloCode returns the code of a game against Egon in which the player has 1 to 95 cards and begins. Of the seed
// the lowest 40 bits count. Any other number of cards is an error.
func SoloCode(cards int, seed uint64) (Code, error) {
	if cards < 1 || cards >= Deck {
		return Code{}, fmt.Errorf("dreist: name a deal of %d cards against Egon: want 1 to %d", cards, Deck-1)
	}
	return Code{setup: uint16(cards), seed: seed % codeSeeds}, nil
}

// TableCode returns the code of a game of 2 to 4 players in which the seat starts begins. Of the seed the lowest 40
// bits count. Any other table is an error.
func TableCode(seats int, starts Seat, seed uint64) (Code, error) {
	if seats < 2 || seats > MaxSeats || starts < 0 || int(starts) >= seats {
		return Code{}, fmt.Errorf("dreist: name a deal of %d players begun by seat %d: want 2 to %d players and one of them",
			seats, starts+1, MaxSeats)
	}
	setup := firstTable + int(starts)
	for smaller := 2; smaller < seats; smaller++ {
		setup += smaller
	}
	return Code{setup: uint16(setup), seed: seed % codeSeeds}, nil
}

// DailyDeal returns the code of a date's deal against Egon, without a handicap. The date is not checked: every
// triple of numbers has its code, and two dates of the years 0 to 9999 never share one.
func DailyDeal(year, month, day int) Code {
	return Code{setup: EvenDeal, seed: uint64(year*10000+month*100+day) % codeSeeds}
}

// Deal returns the deal that the code names. That of the zero Code has no players.
func (c Code) Deal() Deal {
	if c.setup == 0 {
		return Deal{}
	}
	if c.setup < firstTable {
		return NewSoloDeal(int(c.setup), c.seed)
	}
	seats, starts := c.table()
	return NewTableDeal(seats, starts, c.seed)
}

// Table returns the number of players of a table and the seat that begins; 0 players for a deal against Egon.
func (c Code) Table() (seats int, starts Seat) {
	if c.setup < firstTable {
		return 0, 0
	}
	return c.table()
}

// table returns the players of a table and the seat that begins, and more than MaxSeats for a setup there is not.
func (c Code) table() (seats int, starts Seat) {
	place := int(c.setup) - firstTable
	for seats = 2; seats <= MaxSeats && place >= seats; seats++ {
		place -= seats
	}
	return seats, Seat(place)
}

// String returns the code as people write it, in groups of four: 11G0-0123-4567.
func (c Code) String() string {
	symbols := [CodeLength - 1]byte{codeVersion, byte(c.setup >> symbolBits), byte(c.setup & (1<<symbolBits - 1))}
	for i := range seedSymbols {
		symbols[3+i] = byte(c.seed>>(symbolBits*(seedSymbols-1-i))) & (1<<symbolBits - 1)
	}
	return WriteSymbols(symbols[:])
}

// ParseCode reads a code. Small and capital letters are the same, an O is a 0, an I or L is a 1; blanks and dashes may
// stand anywhere. Its error is a *CodeError. One wrong symbol, or two symbols exchanged, is always found.
func ParseCode(text string) (Code, error) {
	symbols, stray := ReadSymbols(text)
	if stray != nil {
		return Code{}, &CodeError{Fault: WrongSymbol, At: stray.At, Symbol: stray.Symbol, LooksLike: stray.LooksLike}
	}
	c := Code{}
	switch {
	case len(symbols) != CodeLength:
		return Code{}, &CodeError{Fault: WrongLength, Length: len(symbols)}
	case !CheckSymbols(symbols):
		return Code{}, &CodeError{Fault: WrongCheckLetter}
	case symbols[0] != codeVersion:
		return Code{}, &CodeError{Fault: UnknownVersion, Symbol: SymbolOf(symbols[0]), At: 1}
	}
	c.setup = uint16(symbols[1])<<symbolBits | uint16(symbols[2])
	for _, s := range symbols[3 : CodeLength-1] {
		c.seed = c.seed<<symbolBits | uint64(s)
	}
	if seats, _ := c.table(); c.setup == 0 || c.setup >= firstTable && seats > MaxSeats {
		return Code{}, &CodeError{Fault: UnknownSetup}
	}
	return c, nil
}

// CodeFault says what is wrong with the text of a code.
type CodeFault uint8

// The faults, in the order in which they are looked for.
const (
	WrongSymbol      CodeFault = iota + 1 // a character that codes do not use
	WrongLength                           // more or fewer symbols than CodeLength
	WrongCheckLetter                      // the last symbol does not fit the others: something is mistyped
	UnknownVersion                        // a version that this program does not know
	UnknownSetup                          // no such number of players or cards
)

// faultNames are the names of the faults in catalogues.
var faultNames = [...]string{
	WrongSymbol: "symbol", WrongLength: "length", WrongCheckLetter: "check", UnknownVersion: "version", UnknownSetup: "setup",
}

// String returns the fault's name.
func (f CodeFault) String() string { return faultNames[f] }

// CodeError is the error of a text that names no deal.
type CodeError struct {
	Fault     CodeFault
	At        int  // of WrongSymbol and UnknownVersion: the place among the symbols, from 1
	Symbol    rune // of the same: what stands there
	LooksLike rune // of WrongSymbol: the symbol that was probably meant, or 0
	Length    int  // of WrongLength: how many symbols there are
}

// Error says in plain words what is wrong and what to do.
func (e *CodeError) Error() string {
	const prefix = "dreist: read a deal code: "
	switch e.Fault {
	case WrongSymbol:
		hint := ""
		if e.LooksLike != 0 {
			hint = fmt.Sprintf("; did you mean %c?", e.LooksLike)
		}
		return fmt.Sprintf(prefix+"symbol %d, %q, is not used in codes%s", e.At, e.Symbol, hint)
	case WrongLength:
		return fmt.Sprintf(prefix+"it has %d letters and digits instead of %d", e.Length, CodeLength)
	case WrongCheckLetter:
		return prefix + "a letter or digit is wrong, or two are exchanged: the check letter at the end does not fit"
	case UnknownVersion:
		return fmt.Sprintf(prefix+"version %c is not known here: a newer program made it", e.Symbol)
	}
	return prefix + "it names a number of players or cards that there is not"
}
