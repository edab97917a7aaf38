package dreist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/store"
	"dreist/render/screens"
	"dreist/sounds"
)

// A fault for which the program cannot start is told in a window, with a report of it and of the game that was begun, and
// nothing of what is stored is touched.
func TestAFaultBeforeTheStartIsTold(t *testing.T) {
	folder := t.TempDir()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	const save = "[Game \"DREIst!\"]\n"
	if err := files.SaveGame(store.Solo, save); err != nil {
		t.Fatal(err)
	}
	days := 0
	o := screens.Options{
		Store: files, Sound: sounds.Silent(), Locale: "en", Seed: func() uint64 { return 1 }, Outbox: store.OpenOutbox(t.TempDir()),
		Crash: "panic: before\n",
		Today: func() string {
			if days++; days == 1 {
				panic("no calendar")
			}
			return "2026-11-21"
		},
	}
	app, err := screens.NewApp(o, About())
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(testFrame)
	app.Advance(nil, nil)
	if f := app.Fault(); f == nil || f.What != "no calendar" || !strings.HasPrefix(f.Place, "fault_test.go:") {
		t.Fatalf("told of %v", f)
	}
	reports, err := filepath.Glob(filepath.Join(o.Outbox.Dir(), "*-report-*.txt"))
	if err != nil || len(reports) != 1 {
		t.Fatalf("%d reports: %v", len(reports), err)
	}
	if text, err := os.ReadFile(reports[0]); err != nil || !strings.Contains(string(text), "no calendar") ||
		!strings.Contains(string(text), save) {
		t.Errorf("the report is %v:\n%s", err, text)
	}
	app.Close(nil)
	if left, err := os.ReadDir(folder); err != nil || len(left) != 1 {
		t.Errorf("the folder of the games holds %v, %v", left, err)
	}
}
