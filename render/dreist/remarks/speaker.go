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

// pool is the lines for an occasion and when they are in place. In a round one line is said, and a second one on what matters more.
type pool struct {
	lines msg.Lines
	apart int  // rounds since the last one on the same occasion
	oneIn int  // so many times
	more  bool // it matters so much that something may have been said in this round before
	aside bool // it is said whatever was, and does not count
}

// once keeps two remarks on an occasion further apart than a match is long.
const once = 1 << 16

var pools = [Occasions]pool{
	Greet:       {lines: msg.RemarkGreet, apart: once},
	RecallWon:   {lines: msg.RemarkRecallWon, apart: once},
	RecallLost:  {lines: msg.RemarkRecallLost, apart: once},
	RecallLong:  {lines: msg.RemarkRecallLong, apart: once},
	ScoreAhead:  {lines: msg.RemarkScoreAhead, apart: once},
	ScoreBehind: {lines: msg.RemarkScoreBehind, apart: once},
	ScoreEven:   {lines: msg.RemarkScoreEven, apart: once},
	EndWon:      {lines: msg.RemarkEndWon, aside: true},
	EndLost:     {lines: msg.RemarkEndLost, aside: true},
	Turn:        {lines: msg.RemarkTurn, oneIn: 2},
	Mine:        {lines: msg.RemarkMine, oneIn: 2},
	Trio:        {lines: msg.RemarkTrio, more: true},
	Again:       {lines: msg.RemarkAgain, more: true},
	Column:      {lines: msg.RemarkColumn, more: true},
	OwnTrio:     {lines: msg.RemarkOwnTrio, more: true},
	Opening:     {lines: msg.RemarkOpening, apart: 1},
	OwnOpening:  {lines: msg.RemarkOwnOpening, apart: 2},
	LeadLost:    {lines: msg.RemarkLeadLost, more: true},
	LeadTaken:   {lines: msg.RemarkLeadTaken, more: true},
	Refused:     {lines: msg.RemarkRefused, apart: 1},
	Waiting:     {lines: msg.RemarkWaiting, apart: 1, aside: true},
	Discarded:   {lines: msg.RemarkDiscarded, apart: 2},
	Behind:      {lines: msg.RemarkBehind, apart: 5},
	Ahead:       {lines: msg.RemarkAhead, apart: 5},
	PlayerLast:  {lines: msg.RemarkYourlast, apart: once, more: true},
	EgonLast:    {lines: msg.RemarkMylast, apart: once, more: true},
	Undone:      {lines: msg.RemarkUndone, apart: 2},
	Gift:        {lines: msg.RemarkGift, more: true},
	NoGift:      {lines: msg.RemarkNogift, apart: 3},
	Poke:        {lines: msg.RemarkPoke, aside: true},

	SeatTrio:    {lines: msg.RemarkSeatTrio, aside: true},
	SeatColumn:  {lines: msg.RemarkSeatColumn, aside: true},
	SeatGift:    {lines: msg.RemarkSeatGift, aside: true},
	SeatOpening: {lines: msg.RemarkSeatOpening, apart: 3, oneIn: 2, aside: true},
}

// most is how much is said in a round at most.
const most = 2

// Speaker chooses what is said in a match. He does not repeat himself, does not chatter, and says nothing about moves that
// are only laid again.
type Speaker struct {
	seed  uint64
	heard int // moves that there have been
	round int // of the turns
	said  int // in this round
	last  [Occasions]struct{ round, times int }
}

// NewSpeaker returns the speaker of a match of which so many moves have been played already.
func NewSpeaker(d dreist.Deal, moves int) Speaker {
	s := Speaker{seed: 14695981039346656037, heard: moves}
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

// News reports whether a move, numbered from 1, has not been played before.
func (s *Speaker) News(move int) bool { return move >= s.heard }

// Round begins the next round of turns.
func (s *Speaker) Round() { s.round, s.said = s.round+1, 0 }

// Hear returns what is said while a move is played, numbered from 1, about the first occasion that something can be said
// about.
func (s *Speaker) Hear(move int, on ...Occasion) Remark {
	if !s.News(move) {
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
		switch {
		case o == None || last.times > 0 && s.round-last.round < p.apart || luck>>8%uint64(max(p.oneIn, 1)) != 0:
			continue
		case p.aside:
		case s.said >= most || s.said > 0 && !p.more:
			continue
		default:
			s.said++
		}
		r := s.line(o, last.times)
		last.round = s.round
		last.times++
		return r
	}
	return Remark{}
}

// Only returns the line of a pool that a match has for an occasion of which there is one, whatever else was said.
func (s *Speaker) Only(o Occasion) Remark { return s.line(o, 0) }

// line returns the line of a pool that comes after so many others: all of them come before one comes again.
func (s *Speaker) line(o Occasion, times int) Remark {
	count := uint64(pools[o].lines.Count)
	from := s.hash(0, o, 0)
	step := 1 + from>>32%max(count-1, 1)
	for common(step, count) > 1 {
		step++
	}
	return Remark{o, int((from>>8+uint64(times)*step)%count) + 1}
}

// common returns the greatest number that divides both.
func common(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
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
