package screens

import (
	"errors"
	"os"
	"path/filepath"

	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// outbox returns where to put what is taken out of the game: the folder that the player chose last, else the person's own.
func (p *Program) outbox() *store.Outbox {
	if dir := p.Settings().Folder; dir != "" {
		return store.OpenOutbox(dir)
	}
	return p.Options.Outbox
}

// folderPanel is the panel on which a folder is chosen, while it is open: the folder it looks into, what is typed as a path,
// and what is wrong.
type folderPanel struct {
	*Program
	dir, typed, fault string
	missing           bool // what is typed is not there, and can be made
	folders           []string
}

// ShowFolder lets the player choose into which folder is put what is taken out of the game.
func (p *Program) ShowFolder() shell.Step {
	s := &folderPanel{Program: p}
	start := p.outbox().Dir()
	for s.look(start); s.fault != "" && start != filepath.Dir(start); s.look(start) {
		start = filepath.Dir(start) // the nearest that is still there
	}
	return shell.Push(p.NewMenu(shell.Menu{Mood: shell.Sleepy, Options: []panel.Option{panel.Width(660)}, Items: s.items}))
}

// look looks into a folder, or says why it cannot.
func (s *folderPanel) look(dir string) {
	folders, err := store.Folders(dir)
	if err != nil {
		s.fault, s.missing = s.Say(faultOfReading(err))+" "+dir, errors.Is(err, store.ErrGone)
		return
	}
	s.dir, s.typed, s.folders, s.fault, s.missing = dir, dir, folders, "", false
}

// goTo returns what follows when a folder is pressed.
func (s *folderPanel) goTo(dir string) func() {
	return s.Press(shell.Staying(func() {
		s.look(dir)
		s.Remake()
	}))
}

// folderHeight is the logical height of the list of folders.
const folderHeight = 171 // four rows, and half of the next

func (s *folderPanel) items() []panel.Item {
	path := panel.Field{ID: "folder.path", Text: s.typed, Limit: 1000, Changed: func(text string) { s.typed = text }, Submit: func(text string) {
		s.look(absolute(text))
		s.Remake()
	}}
	var places []panel.Button
	for _, p := range store.Places() {
		if dir := p.Dir(); dir != "" {
			key := "folder." + string(p)
			places = append(places, panel.Button{ID: key, Label: s.Say(key), Action: s.goTo(dir)})
		}
	}
	list := panel.List{ID: "folders", Height: folderHeight, Index: -1}
	if up := filepath.Dir(s.dir); up != s.dir {
		list.Rows = append(list.Rows, panel.ListRow{ID: "folders.up", Label: s.Say(msg.FolderUp), Action: s.goTo(up)})
	}
	for _, name := range s.folders {
		list.Rows = append(list.Rows, panel.ListRow{Label: name, Action: s.goTo(filepath.Join(s.dir, name))})
	}
	told := panel.Paragraph{Text: s.Say(msg.FolderText), Tone: panel.Aside}
	if s.fault != "" {
		told = panel.Paragraph{Text: s.fault, Tone: panel.Warning}
	}
	items := []panel.Item{panel.SmallTitle{Text: s.Say(msg.FolderTitle)}, path, told}
	if s.missing {
		places = []panel.Button{s.Button(msg.FolderMake, panel.Quiet, shell.Staying(s.make))}
	}
	if len(places) > 0 {
		items = append(items, panel.Row{Buttons: places})
	}
	return append(items, list, panel.Row{Buttons: []panel.Button{
		s.Button(msg.CommonCancel, panel.Quiet, shell.Close), s.Button(msg.FolderTake, panel.Primary, s.take),
	}})
}

// take has everything put into the folder from now on, where that can be done.
func (s *folderPanel) take() shell.Step {
	dir := absolute(s.typed)
	if err := store.OpenOutbox(dir).Usable(); err != nil {
		s.fault, s.missing = s.Say(faultOfWriting(err))+" "+dir, errors.Is(err, store.ErrGone)
		s.Remake()
		return shell.Stay()
	}
	s.Change(func(settings *store.Settings) { settings.Folder = dir })
	return shell.Close()
}

// make makes the folder that is typed, and looks into it.
func (s *folderPanel) make() {
	dir := absolute(s.typed)
	if err := os.MkdirAll(dir, 0o777); err != nil { // as any program makes a folder of its person's
		s.fault = s.Say(msg.FolderUnmade) + " " + dir
	} else {
		s.look(dir)
	}
	s.Remake()
}

// absolute returns the path of a folder as it is typed; one that begins nowhere begins at home.
func absolute(typed string) string {
	if home := store.Home.Dir(); !filepath.IsAbs(typed) && home != "" {
		if len(typed) > 1 && typed[0] == '~' && os.IsPathSeparator(typed[1]) {
			typed = typed[2:]
		}
		return filepath.Join(home, typed)
	}
	return filepath.Clean(typed)
}

// faultOfReading returns the key of the sentence that says why a folder cannot be looked into.
func faultOfReading(err error) string {
	if errors.Is(err, store.ErrGone) {
		return msg.TakenFaultGone
	}
	return msg.DataUnread
}
