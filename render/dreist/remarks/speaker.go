package remarks

import (
	"unicode/utf8"

	"dreist/assets/msg"
	"dreist/game/dreist"
)

// Remark is a line of a pool. The zero Remark is none.
type Remark struct {
	Occasion Occasion
	Number   int // of the line in its pool, from 1
}

// Key returns the key of the sentence.
func (r Remark) Key() string { return pools[r.Occasion].lines.Line(r.Number) }

// Keys returns the keys of all lines for an occasion.
func Keys(o Occasion) (keys []string) {
	for n := range pools[o].lines.Count {
		keys = append(keys, Remark{o, n + 1}.Key())
	}
	return keys
}

// pool is the lines for an occasion and when they are in place.
type pool struct {
	lines msg.Lines
	pause int // moves since the last remark
	apart int // moves since the last one on the same occasion
	oneIn int // so many times
}

// once keeps two remarks on an occasion further apart than a match is long.
const once = 1 << 16

var pools = [Occasions]pool{
	Greet:      {msg.RemarkGreet, 0, once, 1},
	Turn:       {msg.RemarkTurn, 4, 6, 2},
	Trio:       {msg.RemarkTrio, 2, 1, 1},
	Again:      {msg.RemarkAgain, 0, 1, 1},
	Column:     {msg.RemarkColumn, 0, 1, 1},
	Opening:    {msg.RemarkOpening, 3, 6, 2},
	Refused:    {msg.RemarkRefused, 2, 2, 1},
	Waiting:    {msg.RemarkWaiting, 0, 2, 1},
	Discarded:  {msg.RemarkDiscarded, 2, 3, 1},
	Behind:     {msg.RemarkBehind, 2, 12, 1},
	Ahead:      {msg.RemarkAhead, 2, 12, 1},
	PlayerLast: {msg.RemarkYourlast, 0, once, 1},
	EgonLast:   {msg.RemarkMylast, 0, once, 1},
	Undone:     {msg.RemarkUndone, 2, 4, 1},
	Gift:       {msg.RemarkGift, 0, 0, 1},
	NoGift:     {msg.RemarkNogift, 2, 6, 1},
	Poke:       {msg.RemarkPoke, 0, 0, 1},

	SeatTrio:    {msg.RemarkSeatTrio, 0, 0, 1},
	SeatColumn:  {msg.RemarkSeatColumn, 0, 0, 1},
	SeatGift:    {msg.RemarkSeatGift, 0, 0, 1},
	SeatOpening: {msg.RemarkSeatOpening, 2, 3, 2},
}

// Speaker chooses what is said in a match. He does not repeat himself, does not chatter, and says nothing about moves that
// are only laid again.
type Speaker struct {
	seed  uint64
	heard int // moves that there have been
	spoke int // how many there were when something was said last
	last  [Occasions]struct{ number, at, times int }
}

// NewSpeaker returns the speaker of a match of which so many moves have been played already.
func NewSpeaker(d dreist.Deal, moves int) Speaker {
	s := Speaker{seed: 14695981039346656037, heard: moves, spoke: moves - once}
	for _, pile := range d.Piles {
		for _, c := range pile {
			s.seed = (s.seed ^ uint64(c)) * 1099511628211
		}
	}
	return s
}

// Seed returns a number that follows from the deal.
func (s *Speaker) Seed() uint64 { return s.seed }

// Heard tells that there have been so many moves, which are no news when they are played again.
func (s *Speaker) Heard(moves int) { s.heard = max(s.heard, moves) }

// Hear returns what is said while a move is played, numbered from 1, about the first occasion that something can be said
// about.
func (s *Speaker) Hear(move int, on ...Occasion) Remark {
	if move < s.heard { // it has been played before
		return Remark{}
	}
	s.heard = move
	return s.Say(move, on...)
}

// Say returns what is said after so many moves about the first occasion that something can be said about.
func (s *Speaker) Say(moves int, on ...Occasion) Remark {
	for _, o := range on {
		p, last := &pools[o], &s.last[o]
		luck := s.hash(moves, o, last.times)
		if o == None || moves-s.spoke < p.pause || last.times > 0 && moves-last.at < p.apart || luck>>8%uint64(p.oneIn) != 0 {
			continue
		}
		number := int(luck>>24%uint64(p.lines.Count)) + 1
		if number == last.number {
			number = number%p.lines.Count + 1
		}
		last.number, last.at = number, moves
		last.times++
		if o != Poke {
			s.spoke = moves
		}
		return Remark{o, number}
	}
	return Remark{}
}

// hash returns a number that the match, how far it is and the occasion decide.
func (s *Speaker) hash(moves int, o Occasion, times int) uint64 {
	x := s.seed ^ uint64(moves)<<32 ^ uint64(times)<<16 ^ uint64(o)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Ticks returns how long a line is shown, the longer the more there is to read.
func Ticks(line string) int { return max(150, 60+4*utf8.RuneCountInString(line)) }
