package record_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/record"
)

func TestExtras(t *testing.T) {
	x := record.ExtraTags{{"Site", "here"}, {"Hints", "x"}}
	if x.ValueOf("Site") != "here" || x.ValueOf("Round") != "" || x.Count("Hints") != 0 || x.Count("Round") != 0 {
		t.Errorf("got %v", x)
	}
	more := x.Increase("Hints").Increase("Hints").Increase("Round")
	if diff := cmp.Diff(record.ExtraTags{{"Site", "here"}, {"Hints", "2"}, {"Round", "1"}}, more); diff != "" {
		t.Error(diff)
	}
	if x.ValueOf("Hints") != "x" {
		t.Errorf("the first tags became %v", x)
	}
	if full := (record.ExtraTags{{"Hints", "10000"}}).Increase("Hints"); full.Count("Hints") != 9999 {
		t.Errorf("got %v", full)
	}
	if diff := cmp.Diff(record.ExtraTags{{"Site", "here"}}, more.Without("Hints", "Round")); diff != "" {
		t.Error(diff)
	}
}
