package screens

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/session"
	"dreist/render/shell"
)

// hang has the disk hang from now on, and returns what lets it go on and waits until everything is written.
func (v *visitor) hang() (goOn func()) {
	v.disk = make(chan struct{})
	free := sync.OnceFunc(func() { close(v.disk) })
	v.Cleanup(free)
	v.Profile.SetNotes(slow, store.Notes{"n": []byte("1")})
	return func() {
		free()
		_ = v.Profile.Flush()
		v.Advance()
		v.Advance()
	}
}

// wait lets ticks pass until a wait is seen.
func (v *visitor) wait() {
	for range 30 {
		v.Advance()
	}
}

// wantTop fails unless a screen is on top.
func (v *visitor) wantTop(want shell.Screen) {
	v.Helper()
	if got := v.App.TopScreen(); got != want {
		v.Fatalf("got a %T on top, want a %T; it reads\n%s", got, want, v.ScreenText())
	}
}

// wantWait fails unless the program waits to end, once.
func (v *visitor) wantWait() {
	v.Helper()
	waits := 0
	for _, s := range v.App.Screens() {
		if _, ok := s.(*shell.QuitScreen); ok {
			waits++
		}
	}
	if _, top := v.App.TopScreen().(*shell.QuitScreen); v.App.MustQuit() || waits != 1 || !top {
		v.Fatalf("over %v with %d waits, the topmost screen a %T; want one wait on top", v.App.MustQuit(), waits, v.App.TopScreen())
	}
}

// able reports whether a target says something, and whether it can be pressed.
func (v *visitor) able(says string) (found, able bool) {
	v.Advance()
	for _, t := range v.App.TopScreen().Targets(nil) {
		if t.Label == says {
			return true, t.Enabled
		}
	}
	return false, false
}

// TestQuittingWaitsUntilTheGameIsStored quits from the pause while the disk hangs, goes back to the table, and quits again.
func TestQuittingWaitsUntilTheGameIsStored(t *testing.T) {
	folder := t.TempDir()
	v := visit(t, folder)
	v.begin()
	goOn := v.hang()
	v.ClickID(pile)
	table := v.App.TopScreen()
	v.SendCommand(input.CommandMenu)
	pause := v.App.TopScreen()
	v.SendCommand(input.CommandQuit)
	v.wait()
	v.wantWait()
	v.press("confirm.quit.no")
	v.wantTop(pause)
	v.SendCommand(input.CommandCancel)
	v.wantTop(table)

	v.SendCommand(input.CommandQuit)
	v.SendCommand(input.CommandQuit)
	v.SendCommand(input.CommandHelp)
	v.App.Advance(nil, fstest.MapFS{"note.txt": {Data: []byte("milk")}})
	v.wait()
	v.wantWait()
	goOn()
	if !v.App.MustQuit() {
		t.Fatal("the program does not end when all is stored")
	}
	files := need.Value(store.OpenFolder(folder))(t)
	if got, _, err := files.LoadGame(v.GameSlot(store.TableSlot)); err != nil || got != table.(*session.Screen).Table.(*toyTable).match.Record() {
		t.Errorf("got %q stored (%v) as the program ends", got, err)
	}
}

// TestQuittingIsAskedOnce shows the question again when something has come over it.
func TestQuittingIsAskedOnce(t *testing.T) {
	v := visit(t, t.TempDir())
	question := quitQuestion{v.NewPanelScreen(shell.PanelScreen{Items: v.FirstScreen().(start).Items})}
	v.App.Navigate(shell.Push(question))
	v.SendCommand(input.CommandQuit)
	v.wantTop(question)
	v.SendCommand(input.CommandHelp)
	if _, ok := v.App.TopScreen().(HelpScreen); !ok {
		t.Error("no help comes")
	}
	v.SendCommand(input.CommandQuit)
	v.wantTop(question)
}

// TestABackupIsToldWhereverThePlayerIs begins one on a disk that hangs, and leaves.
func TestABackupIsToldWhereverThePlayerIs(t *testing.T) {
	v, old := visit(t, t.TempDir()), backup(t, 50)["backup.zip"].Data
	need.OK(t, os.WriteFile(filepath.Join(v.Options.ExportFolder.Path(), "old.zip"), old, 0o600))
	v.press("data.open")
	goOn := v.hang()
	v.press("data.export")
	for range 2 { // also after the panel was left and opened again
		for _, says := range []string{v.Say("data.exporting"), "old.zip"} {
			if found, able := v.able(says); !found || able {
				t.Errorf("%q: there %v, to be pressed %v; want it there and at rest", says, found, able)
			}
		}
		v.SendCommand(input.CommandCancel)
		v.SendCommand(input.CommandCancel)
		v.wantTop(v.App.Screens()[0])
		v.press("data.open")
	}
	v.App.Advance(nil, fstest.MapFS{"won.toy": {Data: []byte("milk")}})
	v.WantText(v.Say("file.busy", assets.Values{"File": "won.toy"}))
	v.press("notice.ok")
	v.SendCommand(input.CommandCancel)
	v.SendCommand(input.CommandCancel)
	goOn()
	v.WantText("toy-2026-11-21.zip")
	v.press("notice.ok")
	v.wantTop(v.App.Screens()[0])
	v.press("data.open")
	if found, able := v.able(v.Say("data.export")); !found || !able {
		t.Error("nothing can be backed up any more")
	}
}

// backup returns an export whose settings have a volume.
func backup(t *testing.T, volume int) fstest.MapFS {
	t.Helper()
	v := visit(t, t.TempDir())
	v.ChangeSettings(func(s *store.Settings) { s.EffectsVolume = volume })
	v.press("data.open")
	v.press("data.export")
	_ = v.Profile.Flush()
	v.WantText("toy-2026-11-21.zip")
	data := need.Value(os.ReadFile(filepath.Join(v.Options.ExportFolder.Path(), "toy-2026-11-21.zip")))(t)
	return fstest.MapFS{"backup.zip": {Data: data}}
}

// TestARestoredBackupIsTakenUp restores settings over a table while the disk hangs, asks for all that may come between, and
// stays, or quits.
func TestARestoredBackupIsTakenUp(t *testing.T) {
	const volume = 33
	files := backup(t, volume)
	for _, quits := range []bool{false, true} {
		v := visit(t, t.TempDir())
		v.begin()
		v.App.Advance(nil, files)
		asked := v.App.TopScreen()
		goOn := v.hang()
		v.press("restore.yes")
		v.SendCommand(input.CommandHelp)
		v.SendCommand(input.CommandCancel)
		v.App.Advance(nil, fstest.MapFS{"won.toy": {Data: []byte("milk")}})
		v.wantTop(asked)
		v.SendCommand(input.CommandQuit)
		v.wait()
		v.wantWait()
		if !quits {
			v.press("confirm.quit.no")
			v.wantTop(asked)
		}
		goOn()
		if v.App.MustQuit() != quits || v.Settings().EffectsVolume != volume {
			t.Errorf("quits %v: over %v with the volume %d, want %d", quits, v.App.MustQuit(), v.Settings().EffectsVolume, volume)
		}
		if !quits {
			v.WantText(v.Say("restore.done"))
			if read := v.ScreenText(); strings.Contains(read, v.SayCount("restore.games", 0)) {
				t.Errorf("of a backup without finished games it says %q", read)
			}
			if n := len(v.App.Screens()); n != 2 {
				t.Errorf("%d screens are open, want what is told over the start screen", n)
			}
		}
	}
}
