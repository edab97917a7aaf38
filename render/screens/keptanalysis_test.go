package screens

import (
	"encoding/json"
	"fmt"
	"testing"

	"dreist/game/store"
)

func TestOldAnalysesGiveWay(t *testing.T) {
	kept, games := store.Notes{}, []store.HistoryEntry{{ID: "2026-02-01-201", Hash: "sum201"}}
	for n := mostKept; n > 0; n-- { // newest first
		e := store.HistoryEntry{ID: fmt.Sprintf("2026-01-%02d-%d", 1+n%28, n), Hash: fmt.Sprintf("sum%d", n)}
		games = append(games, e)
		key := keyOf(&e, 1)
		if n%2 == 0 {
			key = oldKeyOf(&e, 1)
		}
		kept[key] = json.RawMessage("{}")
	}
	if got := fmt.Sprint(surplus(kept, "sum201.1", 2, games)); got != "[sum1.1]" {
		t.Errorf("%v give way to one more, want the first one", got)
	}
	if got := surplus(kept, "sum1.1", 2, games); got != nil {
		t.Errorf("%v give way to one that is there", got)
	}
	if got := surplus(kept, "sum201.1", mostBytes-100, games); len(got) != mostKept-50 {
		t.Errorf("%d give way to a large one, want %d", len(got), mostKept-50)
	}
	kept["elsewhere.1"] = json.RawMessage("{}")
	if got := fmt.Sprint(surplus(kept, "sum201.1", 2, games)); got != "[sum1.1 elsewhere.1]" {
		t.Errorf("%v give way, want the first one and one of a game that is not there", got)
	}
}
