package screens

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/shell"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// told closes all notices and returns what they say.
func (v *visitor) told() (told string) {
	v.Helper()
	_ = v.Profile.Flush() // so that what cannot be written is told
	v.Advance()
	for v.Advance(); ; {
		found, _ := v.able(v.Say("notice.ok"))
		if !found {
			return told
		}
		told += v.ScreenText()
		v.press("notice.ok")
	}
}

// unwritable opens the program where nothing can be written until a file is removed.
func unwritable(t *testing.T) (v *visitor, folder, file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "file")
	need.OK(t, os.WriteFile(file, nil, 0o600))
	folder = filepath.Join(file, "folder")
	v = visit(t, folder)
	v.told()
	return v, folder, file
}

// playUnsaved begins a match that cannot be saved.
func (v *visitor) playUnsaved() *toyTable {
	v.Helper()
	v.begin()
	v.ClickID(pile)
	v.told()
	return v.table()
}

// end waits until everything is written that can be.
func (v *visitor) end() {
	_ = v.Profile.Flush()
	v.Advance()
	v.Advance()
}

// wantAsked fails unless it is asked, once, whether to quit.
func (v *visitor) wantAsked(screens int) {
	v.Helper()
	v.end()
	if _, asked := v.App.TopScreen().(quitQuestion); !asked || v.App.MustQuit() || len(v.App.Screens()) != screens {
		v.Fatalf("over %v, %d screens, a %T on top", v.App.MustQuit(), len(v.App.Screens()), v.App.TopScreen())
	}
}

// wantStored fails unless the program has ended and the match is on disk.
func (v *visitor) wantStored(folder, record string) {
	v.Helper()
	files := need.Value(store.OpenFolder(folder))(v)
	if got, _, err := files.LoadGame(v.GameSlot(store.TableSlot)); !v.App.MustQuit() || err != nil || got != record {
		v.Errorf("over %v, and stored is %q, %v", v.App.MustQuit(), got, err)
	}
}

// TestWhatWouldBeLostIsShownAndAskedAbout plays where nothing can be written, tries to quit in every way, and to save again.
func TestWhatWouldBeLostIsShownAndAskedAbout(t *testing.T) {
	v, folder, file := unwritable(t)
	table := v.playUnsaved()
	save := func() string {
		v.App.Navigate(table.screen.AnswerTable(tabletop.Request{Kind: tabletop.RequestSave}))
		return v.told()
	}
	if told := save(); !table.screen.HasUnsaved || !strings.Contains(told, v.Say("notice.save.failed")) {
		t.Errorf("the table shows it: %v, told is %q", table.screen.HasUnsaved, told)
	}
	v.SendCommand(input.CommandQuit)
	v.wantAsked(3)
	v.SendCommand(input.CommandQuit)
	v.wantAsked(3)
	v.press("confirm.quit.no")
	v.SendCommand(input.CommandQuit)
	v.wantAsked(3)
	v.SendCommand(input.CommandCancel)
	v.wantTop(table.screen)
	v.App.Navigate(v.RequestQuit(v.App.Screens())) // as the window's close button does
	v.wantAsked(3)
	v.press("confirm.quit.no")
	need.OK(t, os.Remove(file))
	if told := save(); table.screen.HasUnsaved || !strings.Contains(told, v.Say("notice.save.done")) {
		t.Errorf("the table shows it still: %v, told is %q", table.screen.HasUnsaved, told)
	}
	v.SendCommand(input.CommandQuit)
	v.end()
	v.wantStored(folder, table.match.Record())
}

// TestQuittingSavesWhatCanBeSavedAfterAll makes the folder writable without a word to the program, or quits all the same, or with
// nothing but settings to lose.
func TestQuittingSavesWhatCanBeSavedAfterAll(t *testing.T) {
	v, folder, file := unwritable(t)
	record := v.playUnsaved().match.Record()
	need.OK(t, os.Remove(file))
	v.SendCommand(input.CommandQuit)
	v.end()
	v.wantStored(folder, record)

	v, _, _ = unwritable(t)
	v.playUnsaved()
	v.SendCommand(input.CommandQuit)
	v.wantAsked(3)
	if v.press("confirm.quit.yes"); !v.App.MustQuit() {
		t.Error("the program goes on")
	}

	v, _, _ = unwritable(t)
	v.ChangeSettings(func(s *store.Settings) { s.IsMuted = true })
	v.told()
	v.SendCommand(input.CommandQuit)
	if v.end(); !v.App.MustQuit() {
		t.Errorf("nothing is lost, and it is asked\n%s", v.ScreenText())
	}
}

// TestEveryFileMayBeBroken breaks each file that games leave: the program keeps it under another name, tells of it once, and plays on.
func TestEveryFileMayBeBroken(t *testing.T) {
	whole := t.TempDir()
	v := visit(t, whole)
	v.ChangeSettings(func(s *store.Settings) { s.IsMuted = true })
	v.begin()
	v.playOn()
	v.press("series.next")
	v.ClickID(pile)
	_ = v.Profile.Flush()
	for _, path := range []string{"table.toy", "settings.json", "series-toy.json", "notes/toy-setup.json", "history.jsonl"} {
		good, err := os.ReadFile(filepath.Join(whole, path))
		if err != nil || len(good) < 10 {
			t.Fatal(path, err)
		}
		for _, text := range []string{"", string(good[:len(good)/2]), "\x00\xff\x80{\n", "[]"} {
			folder := t.TempDir()
			need.OK(t, os.CopyFS(folder, os.DirFS(whole)))
			need.OK(t, os.WriteFile(filepath.Join(folder, path), []byte(text), 0o600))
			v := visit(t, folder)
			told := v.told()
			v.press("history.open")
			told += v.told()
			v.App.Navigate(shell.CloseToLowest())
			told += v.told()
			v.press("start.table")
			told += v.told()
			if resumes, _ := v.able(v.Say("series.resume")); resumes {
				v.press("series.resume")
			} else {
				v.press("setup.play")
			}
			told += v.told()
			v.ClickID(pile)
			ext := filepath.Ext(path)
			aside, err := filepath.Glob(filepath.Join(folder, strings.TrimSuffix(path, ext)+".aside-*"+ext))
			for _, name := range aside {
				if kept, err := os.ReadFile(name); err != nil || string(kept) != text || strings.Count(told, filepath.Base(name)) != 1 {
					t.Errorf("%s as %q: %s holds %q, %v; told is %q", path, text, name, kept, err, told)
				}
			}
			if left, _ := os.ReadFile(filepath.Join(folder, path)); err != nil || len(aside) == 0 && (text != "" && string(left) != text || told != "") {
				t.Errorf("%s as %q is not kept, %v; told is %q", path, text, err, told)
			}
			if told := visit(t, folder).told(); told != "" {
				t.Errorf("%s as %q: told again is %q", path, text, told)
			}
		}
	}
}

// A match of a newer version is told of once and stays, until another one takes its place, which keeps it.
func TestAMatchOfANewerVersionIsLeftAlone(t *testing.T) {
	const newer = "newer: cards fly\n"
	folder := t.TempDir()
	path := filepath.Join(folder, "table.toy")
	need.OK(t, os.WriteFile(path, []byte(newer), 0o600))
	for range 2 {
		v := visit(t, folder)
		if told := v.told(); strings.Count(told, "newer version of Higher card") != 1 {
			t.Errorf("told %q, want once that a newer version made it", told)
		}
		v.press("start.table")
		if told := v.told(); told != "" {
			t.Errorf("told again: %q", told)
		}
		if kept, err := os.ReadFile(path); err != nil || string(kept) != newer {
			t.Fatalf("the slot holds %q, %v", kept, err)
		}
	}
	v := visit(t, folder)
	v.told()
	v.begin()
	if told := v.told(); !strings.Contains(told, "table.aside-1.toy") {
		t.Errorf("told %q, want where the match is", told)
	}
	kept, err := os.ReadFile(filepath.Join(folder, "table.aside-1.toy"))
	now, ok, unread := v.Options.Store.LoadGame(v.GameSlot(store.TableSlot))
	if err != nil || string(kept) != newer || unread != nil || !ok || now != v.table().match.Record() {
		t.Errorf("kept is %q, %v; the new match is %q, %v", kept, err, now, unread)
	}
}

// What cannot be copied can be read, and put away in the smallest window, however long it is.
func TestWhatCannotBeCopiedIsRead(t *testing.T) {
	v := visit(t, t.TempDir())
	v.Clipboard.System = noClipboard{}
	v.begin()
	v.table().screen.Table = talker{v.table()}
	v.ChangeSettings(func(s *store.Settings) { s.TextSize = store.LargestTextSize })
	v.App.Resize(smallest)
	v.SendCommand(input.CommandCopy)
	if told := v.App.TopScreen().(shell.TextSource).VisibleText(); !strings.Contains(told, "card. Somebody plays") {
		t.Errorf("it is not to be read:\n%s", told)
	}
	for _, at := range v.App.TopScreen().Targets(nil) {
		if at.Label == v.Say("notice.ok") && (at.Rect.Y < smallest.H/2 || at.Rect.Bottom() > smallest.H) {
			t.Errorf("the way on is %+v", at)
		}
	}
	v.press("notice.ok")
}

// talker is a table with much to tell.
type talker struct{ *toyTable }

func (talker) Description() string { return strings.Repeat("Somebody plays a card. ", 90) }

// noClipboard is a clipboard out of reach.
type noClipboard struct{}

func (noClipboard) Read() <-chan input.PastedText {
	answer := make(chan input.PastedText, 1)
	answer <- input.PastedText{}
	return answer
}

func (noClipboard) Write(string) error { return errors.New("there is none") }

// A fault for which the program cannot start is told with a report of it and of the match that was begun, and nothing that is stored is
// touched.
func TestAFaultBeforeTheStartIsTold(t *testing.T) {
	folder := t.TempDir()
	v := visit(t, folder)
	files := v.Options.Store
	const save = "higher and higher\n"
	need.OK(t, files.SaveGame(v.GameSlot(store.TableSlot), save))
	before, _ := os.ReadDir(folder)
	days := 0
	v.Options = Options{
		Options: shell.Options{Sound: sounds.NewSilentPlayer(), Locale: "en", Seed: func() uint64 { return 1 }}, Store: files, ExportFolder: v.Options.ExportFolder, CrashReport: "panic: before\n",
		Today: func() string {
			if days++; days == 1 {
				panic("no calendar")
			}
			return "2026-11-21"
		},
	}
	app := need.Value(NewApp(v.Options, v.listed()))(t)
	app.FitWindow(1280, 800, 1)
	app.Advance(nil, nil)
	if f := app.Fault(); f == nil || f.Message != "no calendar" || !strings.HasPrefix(f.SourcePosition, "losses_test.go:") {
		t.Fatalf("told of %v", f)
	}
	if text := v.wrote(); !strings.Contains(text, "no calendar") || !strings.Contains(text, save) {
		t.Errorf("the report is\n%s", text)
	}
	app.Close(nil)
	if after, _ := os.ReadDir(folder); len(after) != len(before) {
		t.Errorf("the folder of the games holds %v", after)
	}
}

// A file that is named as the program starts is looked back on, over the start, and one of the list of files over that.
func TestAFileNamedAtTheStartIsOpened(t *testing.T) {
	v := visit(t, t.TempDir())
	v.begin()
	v.ClickID(pile)
	v.App.Navigate(v.table().screen.AnswerTable(tabletop.Request{Kind: tabletop.RequestRecord}))
	path := filepath.Join(v.Options.ExportFolder.Path(), "toy-2026-11-21.toy")
	if told := v.told(); !strings.Contains(told, path) {
		t.Errorf("told %q, want the path %s", told, path)
	}
	if copied, _ := v.Clipboard.RequestText().TakeText(); copied != path {
		t.Errorf("got %q copied, want the path", copied)
	}
	record := v.table().match.Record()
	v.App = shell.NewApp(v.toyGame.Context, v.Window(), v.FirstScreen, path)
	v.Advance()
	if at := v.table(); !at.screen.IsReplay || at.match.Record() != record {
		t.Errorf("opened is\n%s\nwant\n%s", at.match.Record(), record)
	}
	v.SendCommand(input.CommandCancel)
	if _, ok := v.App.TopScreen().(start); !ok {
		t.Errorf("leaving leads to a %T", v.App.TopScreen())
	}
	v.press("data.open")
	v.ClickID("files.0")
	if at := v.table(); at.match.Record() != record {
		t.Errorf("the list opens\n%s\nwant\n%s", at.match.Record(), record)
	}
	v.SendCommand(input.CommandCancel)
	v.WantText(v.Say("data.title"))
}
