package egon

import (
	"unicode/utf8"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/words"
	"dreist/render/mascot"
)

// Remark is a line of a pool. The zero Remark means silence.
type Remark struct {
	Occasion Occasion
	number   int // number of the line in its pool, from 1
}

// TextKey returns the key of the line.
func (r Remark) TextKey() string { return assets.LineKey(pools[r.Occasion].lines, r.number) }

// pool is the lines for an occasion and when they may be said. Usually a round has one remark.
type pool struct {
	lines string      // key of the list of lines
	apart int         // least number of rounds since the last remark on the occasion
	oneIn int         // the remark is made once in this many times; 0 for always
	more  bool        // important enough for a second remark in a round
	aside bool        // said regardless of the round, and not counted in it
	face  mascot.Mood // face that Egon shows; mascot.WaitingMood keeps the current one
}

// once is more rounds than a match has: there is one remark a match on the occasion.
const once = 1 << 16

var pools = [OccasionCount]pool{
	MatchStart:       {lines: "remark.greet", apart: once},
	RecallWon:        {lines: "remark.recall.won", apart: once},
	RecallLost:       {lines: "remark.recall.lost", apart: once},
	RecallLong:       {lines: "remark.recall.long", apart: once},
	ScoreAhead:       {lines: "remark.score.ahead", apart: once},
	ScoreBehind:      {lines: "remark.score.behind", apart: once},
	ScoreEven:        {lines: "remark.score.even", apart: once},
	EndWon:           {lines: "remark.end.won", aside: true},
	EndLost:          {lines: "remark.end.lost", aside: true},
	EgonTurnOver:     {lines: "remark.turn", oneIn: 2},
	PlayerTurnOver:   {lines: "remark.mine", oneIn: 2},
	PlayerTrio:       {lines: "remark.trio", more: true, face: mascot.SourMood},
	AnotherTrio:      {lines: "remark.again", more: true, face: mascot.SourMood},
	PlayerColumn:     {lines: "remark.column", more: true, face: mascot.StartledMood},
	EgonTrio:         {lines: "remark.own.trio", more: true, face: mascot.GleefulMood},
	PlayerOpening:    {lines: "remark.opening", apart: 1, face: mascot.CuriousMood},
	EgonOpening:      {lines: "remark.own.opening", apart: 2},
	LeadLost:         {lines: "remark.lead.lost", more: true, face: mascot.SourMood},
	LeadTaken:        {lines: "remark.lead.taken", more: true, face: mascot.GleefulMood},
	MoveRefused:      {lines: "remark.refused", apart: 1, face: mascot.SmugMood},
	PlayerThinksLong: {lines: "remark.waiting", apart: 1, aside: true},
	NeedlessDiscard:  {lines: "remark.discarded", apart: 2, face: mascot.SmugMood},
	EgonBehind:       {lines: "remark.behind", apart: 5},
	EgonAhead:        {lines: "remark.ahead", apart: 5},
	PlayerFewCards:   {lines: "remark.yourlast", apart: once, more: true},
	EgonFewCards:     {lines: "remark.mylast", apart: once, more: true},
	MoveTakenBack:    {lines: "remark.undone", apart: 2, face: mascot.CuriousMood},
	GiftReceived:     {lines: "remark.gift", more: true, face: mascot.BitingMood},
	GiftWithheld:     {lines: "remark.nogift", apart: 3, face: mascot.DelightedMood},
	EgonPoked:        {lines: "remark.poke", aside: true, face: mascot.GigglingMood},

	SeatTrio:    {lines: "remark.seat.trio", aside: true},
	SeatColumn:  {lines: "remark.seat.column", aside: true},
	SeatGift:    {lines: "remark.seat.gift", aside: true},
	SeatOpening: {lines: "remark.seat.opening", apart: 3, oneIn: 2, aside: true},
}

const mostInRound = 2 // remarks

// speaker chooses remarks: without repetition, few in a round, none on a move that is made again after an undo.
type speaker struct {
	seed  uint64 // computed from the deal
	heard int    // least number of a move, from 0, that is still news
	round int    // number of the round of turns
	said  int    // remarks in this round
	last  [OccasionCount]struct{ round, times int }
}

func newSpeaker(d dreist.Deal, moves int) speaker {
	s := speaker{seed: 14695981039346656037, heard: moves}
	for _, pile := range d.Piles {
		for _, c := range pile {
			s.seed = (s.seed ^ uint64(c)) * 1099511628211
		}
	}
	return s
}

func (s *speaker) beginRound() { s.round, s.said = s.round+1, 0 }

// hear returns the remark on a move, numbered from 0. It is the zero Remark if a later move was heard before, as after an undo.
func (s *speaker) hear(move int, on ...Occasion) Remark {
	if move < s.heard {
		return Remark{}
	}
	s.heard = move
	return s.say(move, on...)
}

// say returns the remark on the first suitable occasion, after this many moves; zero if there is none.
func (s *speaker) say(moves int, on ...Occasion) Remark {
	for _, o := range on {
		p, last := &pools[o], &s.last[o]
		luck := s.hash(moves, o, last.times)
		switch {
		case o == NoOccasion || last.times > 0 && s.round-last.round < p.apart || luck>>8%uint64(max(p.oneIn, 1)) != 0:
			continue
		case p.aside:
		case s.said >= mostInRound || s.said > 0 && !p.more:
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

// line returns the line that follows this many others of its pool. All are said before one is repeated.
func (s *speaker) line(o Occasion, times int) Remark {
	count := uint64(assets.LineCount(pools[o].lines))
	from := s.hash(0, o, 0)
	step := 1 + from>>32%max(count-1, 1)
	for gcd(step, count) > 1 {
		step++
	}
	return Remark{o, int((from>>8+uint64(times)*step)%count) + 1}
}

func gcd(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

func (s *speaker) hash(moves int, o Occasion, times int) uint64 {
	x := s.seed ^ uint64(moves)<<32 ^ uint64(times)<<16 ^ uint64(o)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// PonderTicks is how many ticks dots are shown before a line.
const PonderTicks = 36

// LineTicks returns how many ticks a line is shown, at least 150, more for longer ones.
func LineTicks(line string) int { return max(150, 60+4*utf8.RuneCountInString(line)) }

// Memory is what Egon remembers of earlier matches. The zero Memory is empty.
type Memory struct {
	PlayerWins       int  // number of matches that the player won
	EgonWins         int  // number of matches that Egon won
	HasPlayerWonLast bool // the player won the last match
	CardsLeft        int  // cards left to the loser of the last match
	DaysAgo          int  // days since the last match
}

const longAgo = 8 // days

func (m *Memory) isKnown() bool { return m.PlayerWins+m.EgonWins > 0 }

// greeting returns the occasion of Egon's greeting. The seed decides between the last result and the score.
func (m *Memory) greeting(seed uint64) Occasion {
	recalls := 0 < m.CardsLeft && m.CardsLeft <= assets.LineCount("remark.number") && seed>>40%3 != 0
	switch {
	case !m.isKnown():
		return MatchStart
	case m.DaysAgo >= longAgo:
		return RecallLong
	case recalls && m.HasPlayerWonLast:
		return RecallWon
	case recalls:
		return RecallLost
	case m.PlayerWins > m.EgonWins:
		return ScoreAhead
	case m.PlayerWins < m.EgonWins:
		return ScoreBehind
	}
	return ScoreEven
}

// values returns the placeholders of lines about earlier matches, in the language of the texts.
func (m *Memory) values(say *words.Sentences) assets.Values {
	when := min(max(m.DaysAgo, 0), assets.LineCount("remark.when")-1) + 1
	v := assets.Values{"You": m.PlayerWins, "Egon": m.EgonWins, "Left": m.CardsLeft, "When": say.Say(assets.LineKey("remark.when", when)), "Word": ""}
	if 0 < m.CardsLeft && m.CardsLeft <= assets.LineCount("remark.number") {
		v["Word"] = say.Say(assets.LineKey("remark.number", m.CardsLeft))
	}
	return v
}
