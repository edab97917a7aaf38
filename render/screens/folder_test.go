package screens

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/assets/msg"
	"dreist/game/store"
)

// takeOut saves a file and returns what is told of it.
func (v *visitor) takeOut() (title, text, path string) {
	v.TakeOut(".txt", msg.ReviewSavedRecord, func(w io.Writer) error {
		_, err := io.WriteString(w, "text")
		return err
	})
	told := v.Notices()
	last := told[len(told)-1]
	return last.Title, last.Text, last.Path
}

// TestAFolderIsChosen walks down, up and down again, saves there, and is told when the folder is gone. What was chosen holds
// when the program is opened anew.
func TestAFolderIsChosen(t *testing.T) {
	folder := t.TempDir()
	v := visit(t, folder)
	stick := filepath.Join(v.Options.Outbox.Dir(), "stick", "games")
	if err := os.MkdirAll(stick, 0o700); err != nil {
		t.Fatal(err)
	}
	v.app.Take(v.ShowFolder())
	v.tap("folders.1")
	v.tap("folders.1")
	v.press("folder.up")
	v.tap("folders.1")
	v.press("folder.take")
	if got := v.Settings().Folder; got != stick {
		t.Fatalf("the folder is %q, want %q", got, stick)
	}
	if title, _, path := v.takeOut(); title != "Saved" || filepath.Dir(path) != stick {
		t.Errorf("it is told %q of %q, want it saved in %q", title, path, stick)
	}
	if err := os.RemoveAll(filepath.Dir(stick)); err != nil {
		t.Fatal(err)
	}
	if title, text, path := v.takeOut(); title != "Not saved" || text != v.Say(msg.TakenFaultGone) || path != stick {
		t.Errorf("it is told %q, %q of %q", title, text, path)
	}
	if _, err := os.Stat(stick); err == nil {
		t.Error("the folder is made again")
	}
	v.app.Take(v.ShowFolder())
	v.press("folder.take")
	if got, want := v.Settings().Folder, v.Options.Outbox.Dir(); got != want {
		t.Errorf("it begins in %q, want the nearest that is there, %q", got, want)
	}
	chosen := v.Settings().Folder
	v.app.Close(nil)
	if got := visit(t, folder).Settings().Folder; got != chosen {
		t.Errorf("opened anew the folder is %q, want %q", got, chosen)
	}
}

// TestAFolderThatCannotBeUsedIsNotTaken types a path of nothing.
func TestAFolderThatCannotBeUsedIsNotTaken(t *testing.T) {
	v := visit(t, t.TempDir())
	s := &folderPanel{Program: v.Program}
	s.look(v.Options.Outbox.Dir())
	s.typed = filepath.Join(v.Options.Outbox.Dir(), "nowhere")
	s.take()
	if v.Settings().Folder != "" || !strings.Contains(s.fault, v.Say(msg.TakenFaultGone)) {
		t.Errorf("the folder is %q, the fault %q", v.Settings().Folder, s.fault)
	}
	if home := store.Home.Dir(); home != "" && absolute("~/games") != filepath.Join(home, "games") {
		t.Errorf("~ leads to %q", absolute("~/games"))
	}
}

// TestAFolderThatIsNotThereIsMade types a path of nothing, makes it and takes it; where none can be made that is told.
func TestAFolderThatIsNotThereIsMade(t *testing.T) {
	v := visit(t, t.TempDir())
	here := v.Options.Outbox.Dir()
	fresh := filepath.Join(here, "mine", "games")
	s := &folderPanel{Program: v.Program}
	s.look(here)
	if s.missing {
		t.Error("a folder is to be made that is there")
	}
	s.typed = fresh
	s.look(fresh)
	if !s.missing {
		t.Fatalf("no folder is to be made: %q", s.fault)
	}
	s.make()
	if s.fault != "" || s.missing || s.dir != fresh {
		t.Fatalf("it looks into %q: %q", s.dir, s.fault)
	}
	s.take()
	if got := v.Settings().Folder; got != fresh {
		t.Errorf("the folder is %q, want %q", got, fresh)
	}
	file := filepath.Join(here, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s.typed = filepath.Join(file, "in it")
	s.make()
	if want := v.Say(msg.FolderUnmade) + " " + s.typed; s.fault != want {
		t.Errorf("told is %q, want %q", s.fault, want)
	}
}

// TestASavedFileLeavesACopiedPicture saves before and after a picture is copied.
func TestASavedFileLeavesACopiedPicture(t *testing.T) {
	v := visit(t, t.TempDir())
	b := new(board)
	v.Pocket.System = b
	_, text, path := v.takeOut()
	if b.text != path || text != v.Say(msg.ReviewSavedRecord)+" "+v.Say(msg.TakenCopied) {
		t.Errorf("copied is %q, told %q", b.text, text)
	}
	v.Pocket.WriteImage([]byte("picture"))
	b.text = ""
	if _, text, _ = v.takeOut(); b.text != "" || text != v.Say(msg.ReviewSavedRecord) {
		t.Errorf("a picture gives way to %q, and it is told %q", b.text, text)
	}
	v.Copy("text")
	if _, _, path = v.takeOut(); b.text != path {
		t.Errorf("a text stays on the clipboard: %q", b.text)
	}
}
