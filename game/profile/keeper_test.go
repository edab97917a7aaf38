package profile_test

import (
	"errors"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/play/toy"
	"dreist/game/profile"
	"dreist/game/store"
)

// cards is higher card as a keeper sees it. It notes what is counted.
type cards struct {
	counted []string // the ids of matches
	foreign bool     // no match is of any mode
}

func (c *cards) ReadMatch(text string, to play.Saver) (profile.Match, error) {
	if strings.HasPrefix(text, "newer") {
		return nil, errors.New("not understood")
	}
	return toy.Resume(text, to)
}

func (c *cards) IsNewer(text string) bool { return strings.HasPrefix(text, "newer") }

func (c *cards) ModeOf(slot store.Slot, _ profile.Match) (profile.MatchMode, bool) {
	return c.mode(slot), !c.foreign
}

func (c *cards) mode(slot store.Slot) profile.MatchMode {
	return profile.MatchMode{
		Slot: slot,
		MakeHistoryEntry: func(k *profile.StoredMatch) store.FinishedGame {
			f := k.Match.Facts()
			return store.FinishedGame{Date: "2026-11-24", Kind: store.KindTable, Summary: store.Summary{GameName: "toy", SeatCount: len(f.Scores), Outcome: f.Outcome}}
		},
		CountMatch: func(k *profile.StoredMatch) { c.counted = append(c.counted, k.ID) },
	}
}

var slot = store.TableSlot.ForGame("toy")

// start returns a keeper with what is stored in a folder.
func start(t *testing.T, folder string) (*profile.MatchKeeper, *cards) {
	t.Helper()
	files := need.Value(store.OpenFolder(folder))(t)
	c := &cards{}
	k := &profile.MatchKeeper{Profile: profile.Open(files), Reader: c}
	t.Cleanup(func() {
		if err := k.Profile.Flush(); err != nil {
			t.Error(err)
		}
	})
	return k, c
}

// begin deals a match of two persons with so many cards each.
func begin(t *testing.T, k *profile.MatchKeeper, c *cards, of int) (*profile.StoredMatch, *toy.Match) {
	t.Helper()
	players := []play.Player{{Name: "Ada", Kind: play.Person}, {Name: "Ben", Kind: play.Person}}
	kept := need.Value(k.StartMatch(c.mode(slot), func(to play.Saver) (profile.Match, error) { return toy.New(players, toy.Deal(2, of, 1), to) }))(t)
	return kept, kept.Match.(*toy.Match)
}

func playOut(t *testing.T, m *toy.Match) {
	t.Helper()
	for !m.IsOver() {
		need.Value(m.Play(toy.TurnUp))(t)
	}
}

func TestAMatchIsKeptUntilItIsCounted(t *testing.T) {
	folder := t.TempDir()
	k, c := start(t, folder)
	_, m := begin(t, k, c, 3)
	need.Value(m.Play(toy.TurnUp))(t)
	need.OK(t, k.Profile.Flush())
	k, c = start(t, folder)
	found := k.FindMatch(slot)
	if found == nil || found.Match.Record() != m.Record() {
		t.Fatalf("found %v, want\n%s", found, m.Record())
	}
	if k.FindMatch(store.TableSlot) != nil {
		t.Error("another game finds it, too")
	}
	playOut(t, found.Match.(*toy.Match))
	if len(c.counted) != 1 || c.counted[0] != found.ID || found.ID == "" {
		t.Errorf("counted %q, want %q alone", c.counted, found.ID)
	}
	if k.FindMatch(slot) != nil {
		t.Error("the finished match is still in its slot")
	}
	if got := k.Profile.History(store.Filter{Game: "toy"}); len(got) != 1 {
		t.Errorf("the history has %d matches, want 1", len(got))
	}
}

// A program that was killed after the last move was stored, and before it was counted, counts it at the next start.
func TestAFinishedMatchInASlotIsCounted(t *testing.T) {
	folder := t.TempDir()
	k, c := start(t, t.TempDir())
	_, m := begin(t, k, c, 2)
	playOut(t, m)
	k, c = start(t, folder)
	k.Profile.SaveGame(slot, m.Record())
	if k.FindMatch(slot) != nil || len(c.counted) != 1 {
		t.Errorf("counted %q, want one match, which is not found any more", c.counted)
	}
	if _, ok, err := k.Profile.UnfinishedGame(slot); ok || err != nil {
		t.Errorf("the slot is taken: %v, %v", ok, err)
	}
}

func TestWhatMakesNoSenseIsSetAsideAndWhatIsNewerStays(t *testing.T) {
	k, c := start(t, t.TempDir())
	_, m := begin(t, k, c, 2)
	for name, test := range map[string]struct {
		text    string
		foreign bool
		reason  profile.FailureReason
		stays   bool
	}{
		"nonsense":     {"no match\n", false, profile.FileDamaged, false},
		"another mode": {m.Record(), true, profile.FileDamaged, false},
		"newer":        {"newer: cards fly\n", false, profile.FileNewer, true},
	} {
		t.Run(name, func(t *testing.T) {
			k, c := start(t, t.TempDir())
			c.foreign = test.foreign
			k.Profile.SaveGame(slot, test.text)
			need.OK(t, k.Profile.Flush())
			if k.FindMatch(slot) != nil {
				t.Error("it is found")
			}
			if got := k.Profile.TakeFailures(); len(got) != 1 || got[0].Reason != test.reason {
				t.Errorf("told of %v, want %s", got, test.reason)
			}
			if _, ok, err := k.Profile.UnfinishedGame(slot); ok != test.stays || err != nil {
				t.Errorf("in the slot: %v, %v, want %v", ok, err, test.stays)
			}
		})
	}
}
