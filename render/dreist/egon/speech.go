package egon

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/stage"
)

// Speech is Egon's line with its source, from which the line is made again in another language.
type Speech struct {
	Text        string
	Event       dreist.Event // the event that the line is about, nil at rest
	Remark      Remark       // the remark that the line is, if it is not about an event
	opened      bool         // the previous event was that he opened
	reactivated bool         // he lays a card that he had set aside
	age         int          // ticks since the line appeared; negative while he ponders, below -PonderTicks while he holds it back
	pondered    bool         // dots were shown before the line
}

// remarkHolds is for how many ticks a remark is not replaced by a line about Egon's own turn.
const remarkHolds = 80

func (s *Speech) isFresh() bool { return s.Remark != Remark{} && s.age < remarkHolds }

// phrase returns the line for the event; false if there is none.
func (s *Speech) phrase(say words.Sentences, hisTurn bool) (string, bool) {
	if loosened, ok := s.Event.(dreist.CardsLoosened); ok {
		return say.EgonLooseningLine(loosened), hisTurn
	}
	return say.EgonLine(s.Event, s.opened, s.reactivated)
}

// RespondTo makes Egon respond to an event with a line and a face. A fresh remark stays, except at the end of the match.
func (g *Egon) RespondTo(s *scene.Situation, e dreist.Event) {
	_, ended := e.(dreist.TurnEnded)
	_, won := e.(dreist.MatchWon)
	if !s.Timeline.IsAgainstEgon() || ended && s.IsLocked {
		return
	}
	last, _ := g.Speech.Event.(dreist.CardLaid)
	next := Speech{Event: e, opened: last.IsOpening}
	if laid, ok := e.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat {
		_, revealed := g.Speech.Event.(dreist.EgonRevealed)
		next.reactivated = !revealed
	}
	switch line, says := next.phrase(s.Phrases, s.IsWatching); {
	case says && g.Speech.isFresh() && isLively(s) && !won:
		g.Speech.Event = e
	case says:
		next.Text = line
		g.Speech = next
	}
	if mood, ok := pictures.EgonMoodAfter(e); ok {
		g.Face.ChangeMood(mood)
		g.mood = 0
	}
}

// commentOn makes Egon remark on an event of a move, numbered from 0.
func (g *Egon) commentOn(s *scene.Situation, e dreist.Event, move int) {
	h := s.Match.History()
	if !isLively(s) || move >= len(h) {
		return
	}
	g.waited = min(g.waited, 0)
	m := moment{event: e, move: h[move].Move, before: s.Match.PositionBefore(move), after: s.Match.Position(), TurnFeats: g.deeds, earlierLeader: g.led, leader: leader(s)}
	switch e := e.(type) {
	case dreist.CardLaid:
		g.deeds.hasEgonOpening = g.deeds.hasEgonOpening || e.Seat == dreist.EgonSeat && e.IsOpening
	case dreist.TrioMade:
		if e.Seat == dreist.EgonSeat {
			g.deeds.hasEgonTrio = true
		} else {
			g.deeds.playerTrios++
		}
	case dreist.ColumnCleared:
		if m.before.Turn() != dreist.EgonSeat {
			g.feel(PlayerColumn, 0)
		}
	case dreist.TurnEnded:
		g.waited, g.deeds = 0, TurnFeats{}
		g.follow(s)
		if e.Next != dreist.EgonSeat {
			g.voice.beginRound()
			if !g.Speech.isFresh() {
				g.Speech = Speech{}
				g.Face.ChangeMood(moodIn(s))
			}
		}
	case dreist.MatchWon:
		g.remark(s, g.lastWord(s, e.Seat))
		return
	}
	on := m.occasions()
	if len(on) > 0 {
		g.feel(on[0], 0)
	}
	g.remark(s, g.voice.hear(move, on...))
	if g.Speech.pondered && g.Speech.age == -PonderTicks {
		g.Speech.age -= s.Timeline.Speed().Ticks(hush(e))
	}
}

// lettered is how long players have to read a lettering before Egon speaks.
const lettered = stage.Span(900)

// hush returns how long Egon holds back his line: first the cards leave, then the lettering praises, then he answers.
func hush(e dreist.Event) stage.Span {
	switch e := e.(type) {
	case dreist.TrioMade:
		if e.IsColumn {
			return scene.SpanFlare + scene.SpanBetweenCards*stage.Span(len(e.Cards)) + scene.SpanFlyOff + lettered
		}
		return lettered
	case dreist.ColumnCleared:
		return scene.SpanBetweenCards*stage.Span(len(e.Cards)) + scene.SpanFlyOff + lettered
	}
	return 0
}

// Greet makes Egon greet at the start of a match, unless a guide speaks then.
func (g *Egon) Greet(s *scene.Situation) {
	if isLively(s) && !s.HasGuide {
		g.remark(s, g.voice.say(len(s.Match.History()), g.Memory.greeting(g.voice.seed)))
	}
}

// lastWord returns Egon's remark on the overall score at the end of a match, zero if he remembers no earlier match.
func (g *Egon) lastWord(s *scene.Situation, winner dreist.Seat) Remark {
	switch {
	case !g.Memory.isKnown() || !isLively(s):
		return Remark{}
	case winner == dreist.EgonSeat:
		return g.voice.line(EndLost, 0)
	}
	return g.voice.line(EndWon, 0)
}

// remarkText returns the line of a remark. A remark at the end counts the match.
func (g *Egon) remarkText(s *scene.Situation, r Remark) string {
	m := g.Memory
	switch r.Occasion {
	case EndWon:
		m.PlayerWins++
	case EndLost:
		m.EgonWins++
	}
	return s.Phrases.Say(r.TextKey(), m.values(&s.Phrases))
}

// ReactTo makes Egon remark on something that the player does other than a move.
func (g *Egon) ReactTo(s *scene.Situation, on Occasion) {
	if !isLively(s) || s.IsWatching || s.Match.IsOver() {
		return
	}
	r := g.voice.say(len(s.Match.History()), on)
	g.feel(on, r.number)
	g.remark(s, r)
}

// remark makes Egon say a remark, if there is one. He ponders first, unless he is speaking or it is his turn.
func (g *Egon) remark(s *scene.Situation, r Remark) {
	if r == (Remark{}) {
		return
	}
	g.Speech = Speech{Remark: r, Event: g.Speech.Event, Text: g.remarkText(s, r)}
	if g.open == 0 && !s.IsWatching {
		g.Speech.pondered, g.Speech.age = true, -PonderTicks
	}
}

// TranslateSpeech puts Egon's line into the current language.
func (g *Egon) TranslateSpeech(s *scene.Situation) {
	p := s.Position
	switch winner := p.Winner(); {
	case !s.Timeline.IsAgainstEgon():
	case g.Speech.Remark != Remark{}:
		g.Speech.Text = g.remarkText(s, g.Speech.Remark)
	case g.Speech.Event != nil:
		g.Speech.Text, _ = g.Speech.phrase(s.Phrases, s.IsWatching)
	case winner != dreist.NoSeat && g.lastWord(s, winner) != Remark{}:
		g.remark(s, g.lastWord(s, winner))
	case winner == dreist.EgonSeat:
		g.Speech.Text = s.Phrases.Say("egon.wins")
	case winner == 0:
		g.Speech.Text = s.Phrases.Say("egon.loses")
	case p.IsEgonToMove(): // only in a replay
		g.Speech.Text = s.Phrases.Say("egon.ready")
	default:
		g.Speech = Speech{}
	}
}
