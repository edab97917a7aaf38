package egon

import (
	"unicode/utf8"

	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
)

// Remark is a line of a pool. The zero Remark is none.
type Remark struct {
	Occasion Occasion
	Number   int // of the line in its pool, from 1
}

// Key returns the catalogue key of the line.
func (r Remark) Key() string { return pools[r.Occasion].lines.Line(r.Number) }

// Keys returns the catalogue keys of all lines for an occasion.
func Keys(o Occasion) (keys []string) {
	for n := range pools[o].lines.Count {
		keys = append(keys, Remark{o, n + 1}.Key())
	}
	return keys
}

// pool is the lines for an occasion and when they may be said. A round has one remark, or two if the second is more
// important.
type pool struct {
	lines msg.Lines
	apart int  // least number of rounds since the last remark on the occasion
	oneIn int  // chance of one in this many
	more  bool // important enough for a second remark in a round
	aside bool // said regardless of the round, and not counted in it
}

// once is more rounds than a match has: the occasion gets one remark a match.
const once = 1 << 16

var pools = [Occasions]pool{
	Greet:       {lines: dreistmsg.RemarkGreet, apart: once},
	RecallWon:   {lines: dreistmsg.RemarkRecallWon, apart: once},
	RecallLost:  {lines: dreistmsg.RemarkRecallLost, apart: once},
	RecallLong:  {lines: dreistmsg.RemarkRecallLong, apart: once},
	ScoreAhead:  {lines: dreistmsg.RemarkScoreAhead, apart: once},
	ScoreBehind: {lines: dreistmsg.RemarkScoreBehind, apart: once},
	ScoreEven:   {lines: dreistmsg.RemarkScoreEven, apart: once},
	EndWon:      {lines: dreistmsg.RemarkEndWon, aside: true},
	EndLost:     {lines: dreistmsg.RemarkEndLost, aside: true},
	Turn:        {lines: dreistmsg.RemarkTurn, oneIn: 2},
	Mine:        {lines: dreistmsg.RemarkMine, oneIn: 2},
	Trio:        {lines: dreistmsg.RemarkTrio, more: true},
	Again:       {lines: dreistmsg.RemarkAgain, more: true},
	Column:      {lines: dreistmsg.RemarkColumn, more: true},
	OwnTrio:     {lines: dreistmsg.RemarkOwnTrio, more: true},
	Opening:     {lines: dreistmsg.RemarkOpening, apart: 1},
	OwnOpening:  {lines: dreistmsg.RemarkOwnOpening, apart: 2},
	LeadLost:    {lines: dreistmsg.RemarkLeadLost, more: true},
	LeadTaken:   {lines: dreistmsg.RemarkLeadTaken, more: true},
	Refused:     {lines: dreistmsg.RemarkRefused, apart: 1},
	Waiting:     {lines: dreistmsg.RemarkWaiting, apart: 1, aside: true},
	Discarded:   {lines: dreistmsg.RemarkDiscarded, apart: 2},
	Behind:      {lines: dreistmsg.RemarkBehind, apart: 5},
	Ahead:       {lines: dreistmsg.RemarkAhead, apart: 5},
	PlayerLast:  {lines: dreistmsg.RemarkYourlast, apart: once, more: true},
	EgonLast:    {lines: dreistmsg.RemarkMylast, apart: once, more: true},
	Undone:      {lines: dreistmsg.RemarkUndone, apart: 2},
	Gift:        {lines: dreistmsg.RemarkGift, more: true},
	NoGift:      {lines: dreistmsg.RemarkNogift, apart: 3},
	Poke:        {lines: dreistmsg.RemarkPoke, aside: true},

	SeatTrio:    {lines: dreistmsg.RemarkSeatTrio, aside: true},
	SeatColumn:  {lines: dreistmsg.RemarkSeatColumn, aside: true},
	SeatGift:    {lines: dreistmsg.RemarkSeatGift, aside: true},
	SeatOpening: {lines: dreistmsg.RemarkSeatOpening, apart: 3, oneIn: 2, aside: true},
}

// most is the largest number of remarks in a round.
const most = 2

// Speaker chooses the remarks of a match. It avoids repetition, limits the remarks per round, and ignores moves that are
// played again after an undo.
type Speaker struct {
	seed  uint64
	heard int // moves heard before
	round int // number of the round of turns
	said  int // remarks in this round
	last  [Occasions]struct{ round, times int }
}

// NewSpeaker returns the speaker of a match with this many moves already played.
func NewSpeaker(d dreist.Deal, moves int) Speaker {
	s := Speaker{seed: 14695981039346656037, heard: moves}
	for _, pile := range d.Piles {
		for _, c := range pile {
			s.seed = (s.seed ^ uint64(c)) * 1099511628211
		}
	}
	return s
}

// Seed returns a number computed from the deal.
func (s *Speaker) Seed() uint64 { return s.seed }

// SkipRemarks suppresses remarks on the first moves: they are no news if they are played again.
func (s *Speaker) SkipRemarks(moves int) { s.heard = max(s.heard, moves) }

// News reports whether a move, numbered from 1, is the latest one heard or a later one.
func (s *Speaker) News(move int) bool { return move >= s.heard }

// Round begins the next round of turns.
func (s *Speaker) Round() { s.round, s.said = s.round+1, 0 }

// Hear returns the remark on the first suitable occasion during a move, zero if there is none or the
// move, numbered from 1, is no news.
func (s *Speaker) Hear(move int, on ...Occasion) Remark {
	if !s.News(move) {
		return Remark{}
	}
	s.heard = move
	return s.Say(move, on...)
}

// Say returns the remark after some moves on the first suitable occasion, zero if there is none.
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

// Only returns the match's line for an occasion, regardless of other remarks.
func (s *Speaker) Only(o Occasion) Remark { return s.line(o, 0) }

// line returns the line after this many others of its pool: all are said before one is repeated.
func (s *Speaker) line(o Occasion, times int) Remark {
	count := uint64(pools[o].lines.Count)
	from := s.hash(0, o, 0)
	step := 1 + from>>32%max(count-1, 1)
	for common(step, count) > 1 {
		step++
	}
	return Remark{o, int((from>>8+uint64(times)*step)%count) + 1}
}

// common returns the greatest common divisor.
func common(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// hash returns a number that depends on the match, its progress and the occasion.
func (s *Speaker) hash(moves int, o Occasion, times int) uint64 {
	x := s.seed ^ uint64(moves)<<32 ^ uint64(times)<<16 ^ uint64(o)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Ponders is how many ticks dots are shown ahead of a line.
const Ponders = 36

// Ticks returns how many ticks a line is shown, more for longer ones.
func Ticks(line string) int { return max(150, 60+4*utf8.RuneCountInString(line)) }
