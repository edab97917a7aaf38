package table

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/sounds"
)

// Positions of a game against Egon with a card that makes a row DREIer, one that clears a column, one that can only be laid and one that
// fits nowhere; and of a table of three at which the first lays all cards and gives.
const (
	solo = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Layout "1r1yy2v/1vv1tt1r/6rr"]
[Hand1 "5v 3t 6r 1y 4v"]
[Pile1 "1t 8y 6r 2r 2t"]
[Pile2 "7t 2y 6t 3v 8y"]
[Discard "8v 8r"]
`
	three = `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Seat3 "Cem"]
[Layout "2r5"]
[Hand1 "3y 3t 2r 2y 2t"]
[Pile1 "1r 4v 5v"]
[Hand2 "8t 7t 6t"]
[Pile2 ""]
[Hand3 "8y 7y 6y 5y 4y"]
[Pile3 "8r 7r"]
`
)

// speaker describes a table and records which sentences were expected.
type speaker struct {
	*testing.T
	*Table
	DescribeOptions
	wanted map[string]bool
}

func sit(t *testing.T, text string, wanted map[string]bool, names ...string) *speaker {
	t.Helper()
	texts := need.Value(assets.NewTexts("en"))(t)
	texts.SetKeys(shell.DefaultKeyNames(texts).Placeholders())
	g := need.Value(record.Parse(text))(t)
	m := need.Value(match.New(g.Deal, record.NumberedSeats(names...), nil, play.DiscardSaver{}))(t)
	at := NewTable(m, stage.Frame{W: 1280, H: 800, Scale: 1}, stage.InstantSpeed, words.Sentences{Texts: texts}, sounds.NewSilentPlayer())
	s := &speaker{T: t, Table: at, wanted: wanted}
	if len(names) > 1 {
		s.RaiseCurtain()
	}
	s.FinishMotion()
	return s
}

// line returns a sentence.
func (s *speaker) line(key string, v assets.Values) string {
	s.wanted[key] = true
	return s.Phrases.Say(key, v)
}

// wantTold expects lines in the text; those that begin with a minus must be missing.
func (s *speaker) wantTold(lines ...string) {
	s.Helper()
	text := s.Describe(s.DescribeOptions)
	for _, line := range lines {
		line, unwanted := strings.CutPrefix(line, "-")
		if slices.Contains(strings.Split(text, "\n"), strings.Join(strings.Fields(line), " ")) == unwanted {
			s.Errorf("%q is told: %v\n%s", line, !unwanted, text)
		}
	}
}

// held selects a hand card and aims it at a cell where it has a required effect.
func (s *speaker) held(does func(e *scene.Preview) bool) (c dreist.Card, v assets.Values) {
	s.Helper()
	p := s.ShownPosition()
	for _, c := range p.Hand(p.Turn()) {
		for row := range p.LegalRows(c).All() {
			aim := scene.AimOfCell(c.Cell(row))
			if effect := s.previewAt(c, aim); does(&effect) {
				s.Held.Select(tabletop.Card(c))
				s.Held.AimNext([]tabletop.Aim{aim}, 0)
				return c, assets.Values{"Card": s.Phrases.CardName(c), "Column": int(aim.Column), "Row": row}
			}
		}
	}
	s.Fatalf("no card does that\n%s", p.TextPicture())
	return dreist.NoCard, nil
}

// pointing is a guide that asks for moves and has texts in its box, in the prompt and beside.
type pointing struct {
	BaseGuide
	table *Table
}

func (p pointing) AddRequests(w *Wants) {
	w.WantedMoves = append(w.WantedMoves, dreist.Lay(p.table.ShownPosition().Hand(0)[0], 3), dreist.Discard(p.table.ShownPosition().Hand(0)[1]))
}

func (p pointing) FillOverlay(o *tabletop.Overlay) {
	o.AddPart(tabletop.Part{Name: "words"})
	o.AddText("What stands in the box.", assets.TextFont, tabletop.InkTint)
	o.HasPrompt, o.Prompt = true, "What stands in the line."
}

func (pointing) SpokenLines() []string { return []string{"What is said beside."} }

// TestEverySentenceIsTold makes every sentence occur, and checks that none lacks a case.
func TestEverySentenceIsTold(t *testing.T) {
	wanted := map[string]bool{}
	for name, tell := range map[string]func(s *speaker){
		"what lies, and what can be done": func(s *speaker) {
			p := s.ShownPosition()
			s.Status.Caption = "A game"
			s.wantTold("A game", s.actionPrompt())
			s.wantTold(append(s.Phrases.TurnLines(p), s.Phrases.DescribePosition(p, func(seat dreist.Seat) bool { return seat == 0 }, false)...)...)
			s.IsPuzzle = true
			s.wantTold(s.Phrases.DescribePosition(p, func(seat dreist.Seat) bool { return seat == 0 }, true)...)
		},
		"what has happened, and what is asked": func(s *speaker) {
			c, _ := s.held(func(e *scene.Preview) bool { return e.HasTrio && !e.IsClearingColumn() })
			s.Play(dreist.Lay(c, scene.CellOfAim(s.Held.Aim).Row))
			s.FinishMotion()
			s.MarkAllShown()
			if s.Question() != scene.DrawQuestion {
				s.Fatal("nothing is asked")
			}
			for _, turn := range s.Phrases.DescribeTurns(s.Match.History()) {
				s.wantTold(append(turn.Sentences, turn.Heading, s.questionText())...)
			}
			s.Phase = tabletop.ReplayPhase
			s.wantTold("-" + s.Phrases.DescribeTurns(s.Match.History())[0].Heading)
		},
		"a refusal": func(s *speaker) {
			s.Refusal.Text = "That does not fit."
			s.wantTold("That does not fit.", s.actionPrompt())
		},
		"the middle of Egon’s turn": func(s *speaker) {
			p := *s.ShownPosition()
			s.Play(dreist.Discard(p.Hand(0)[3]))
			s.FinishMotion()
			s.MidTurnPosition = &p
			s.wantTold(append(s.Phrases.TurnLines(&p), s.Phrases.DescribePosition(&p, func(dreist.Seat) bool { return false }, false)...)...)
		},
		"a card that only lies": func(s *speaker) {
			c, v := s.held(func(e *scene.Preview) bool { return !e.HasTrio && !e.IsClearingColumn() })
			s.wantTold(s.line("state.held", v))
			s.Held.Select(tabletop.Card(c)) // as the mouse does
			s.wantTold(s.line("state.held.fits", v))
		},
		"a card that makes a DREIer": func(s *speaker) {
			_, v := s.held(func(e *scene.Preview) bool { return e.HasTrio && !e.IsClearingColumn() })
			s.wantTold(s.line("state.held.trio", v))
		},
		"a card that clears a column": func(s *speaker) {
			_, v := s.held((*scene.Preview).IsClearingColumn)
			s.wantTold(s.line("state.held.sweep", v))
		},
		"a card for the discard pile": func(s *speaker) {
			c := s.ShownPosition().Hand(0)[3]
			s.Held.Select(tabletop.Card(c))
			s.wantTold(s.line("state.held.nowhere", assets.Values{"Card": s.Phrases.CardName(c)}))
			s.Held.AimNext([]tabletop.Aim{{Kind: tabletop.DiscardAim}}, 0)
			s.wantTold(s.line("state.held.discard", assets.Values{"Card": s.Phrases.CardName(c)}))
		},
		"a guide": func(s *speaker) {
			s.SetGuide(pointing{table: s.Table})
			hand := s.ShownPosition().Hand(0)
			s.wantTold("What stands in the box.", "What is said beside.", "What stands in the line.",
				s.line("state.meant", assets.Values{"Moves": s.Phrases.JoinList([]string{
					s.line("state.meant.card", assets.Values{"Card": s.Phrases.CardName(hand[0]), "Column": hand[0].Number(), "Row": 3}),
					s.line("state.meant.discard", assets.Values{"Card": s.Phrases.CardName(hand[1])}),
				})}))
		},
		"cards aside, and a pile that lies open": func(s *speaker) {
			view := scene.ViewOf(s.ShownPosition())
			aside := s.ShownPosition().Hand(0)[:2]
			view.AsideCards = aside
			s.Timeline.ShowView(view)
			top := s.line("state.top", assets.Values{"Card": s.Phrases.CardName(s.PileTop())})
			s.wantTold(s.line("state.aside", assets.Values{"Cards": s.Phrases.CardNames(aside)}), "-"+top)
			s.Timeline.TurnPile()
			s.wantTold(top)
		},
		"buttons": func(s *speaker) {
			s.Controls = []target.Target{{Label: "End\nturn", Tip: "Enter", Enabled: true}, {Tip: "Menu", Enabled: true, Focused: true},
				{Label: "Undo"}, {Enabled: true}}
			s.wantTold(s.line("state.buttons", assets.Values{"Names": s.line("state.button",
				assets.Values{"Label": "End turn", "Tip": "Enter"}) + ", " + s.line("read.here", assets.Values{"Text": "Menu"})}))
		},
	} {
		t.Run(name, func(t *testing.T) { tell(sit(t, solo, wanted, "Anna")) })
	}
	t.Run("a gift among three", func(t *testing.T) {
		s := sit(t, three, wanted, "Ada", "Ben", "Cem")
		own, others := s.Phrases.CardName(s.ShownPosition().Hand(0)[4]), s.Phrases.CardNames(s.ShownPosition().Hand(1))
		if text := s.Describe(s.DescribeOptions); !strings.Contains(text, own) || strings.Contains(text, others) {
			t.Errorf("it tells the hand of whoever sits in front, and no other:\n%s", text)
		}
		give(s)
		s.HandleKey(input.CommandRight)
		s.wantTold(s.line("state.receiver", assets.Values{"Name": s.Phrases.SeatName(s.giftReceiver())}), s.questionText())
	})
	for _, key := range sentences(t) {
		if !wanted[key] {
			t.Errorf("no case tells %s", key)
		}
	}
}

// give plays until a card can be given.
func give(s *speaker) {
	s.Helper()
	for _, lay := range []struct {
		kind string
		row  int
	}{{"3y", 2}, {"2r", 1}, {"2y", 2}, {"2t", 3}, {"3t", 3}} {
		k := need.Value(dreist.ParseKind(lay.kind))(s)
		s.Play(dreist.Lay(s.ShownPosition().HandCard(0, k), lay.row))
		s.FinishMotion()
	}
	if s.Question() == scene.DrawQuestion {
		s.AnswerNo()
	}
	if s.Question() != scene.GiftQuestion {
		s.Fatalf("nothing can be given\n%s", s.ShownPosition().TextPicture())
	}
}

// sentences returns the keys that read.go uses.
func sentences(t *testing.T) (keys []string) {
	t.Helper()
	text := need.Value(os.ReadFile("read.go"))(t)
	for _, c := range regexp.MustCompile(`"([a-z]\w*(?:\.\w+)+)"`).FindAllStringSubmatch(string(text), -1) {
		keys = append(keys, c[1])
	}
	if len(keys) == 0 {
		t.Fatal("read.go says nothing")
	}
	return keys
}
