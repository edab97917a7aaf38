package moments_test

import (
	"testing"

	"dreist/build/moments"
	"dreist/game/dreist"
	"dreist/game/record"
)

func TestEveryMomentIsFound(t *testing.T) {
	for name, find := range map[string]func() (moments.Moment, error){
		"midgame": moments.Midgame, "opening": moments.Opening, "row": moments.RowTrio, "column": moments.ColumnTrio,
		"long turn": moments.LongTurn, "gift": moments.Gift, "won": moments.Won, "lost": moments.Lost,
		"8 rows": func() (moments.Moment, error) { return moments.Deeper(8) },
	} {
		t.Run(name, func(t *testing.T) {
			m, err := find()
			if err != nil {
				t.Fatal(err)
			}
			game, err := record.Parse(m.Save)
			if err != nil {
				t.Fatal(err)
			}
			before, err := game.Replay()
			if err != nil {
				t.Fatal(err)
			}
			if before != m.Before {
				t.Errorf("the save leads to another position:\n%v\nwant\n%v", before, m.Before)
			}
			if _, _, err := dreist.Apply(before, m.Move); err != nil {
				t.Errorf("%v after the save: %v", m.Move, err)
			}
		})
	}
}

func TestPlayersFinishTheirGames(t *testing.T) {
	for name, player := range map[string]moments.Player{"greedy": moments.Greedy, "keen": moments.Keen, "deep": moments.Deep} {
		text, winner, err := moments.Game(1, player)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if winner == dreist.NoSeat {
			t.Errorf("%s: nobody won", name)
		}
		if _, err := record.Parse(text); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSetUpDealsEveryCardOnce(t *testing.T) {
	save, err := moments.TwelveRows()
	if err != nil {
		t.Fatal(err)
	}
	game, err := record.Parse(save)
	if err != nil {
		t.Fatal(err)
	}
	p, err := game.Deal.Position()
	if err != nil {
		t.Fatal(err)
	}
	cards := p.CardsLeft(0) + p.CardsLeft(dreist.EgonSeat)
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) > 0 {
			cards++
		}
	}
	if cards != dreist.Deck || p.Layout().Depth() != 12 || len(p.Hand(0)) != dreist.HandSize {
		t.Errorf("%d cards, %d rows, a hand of %d; want %d, 12, %d", cards, p.Layout().Depth(), len(p.Hand(0)), dreist.Deck, dreist.HandSize)
	}
}
