package screens

import (
	"errors"
	"io/fs"
	"strings"
	"time"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// dataPanel is the panel of the player's data while it is open: the exports that lie in the folder, and what was done last.
type dataPanel struct {
	*Front
	archives []fs.FileInfo
	told     outcome
}

// outcome is what came of something done to files, and the path that this is about.
type outcome struct{ title, text, path string }

// ShowData shows how everything that is remembered can be taken to another machine, and brought back.
func (f *Front) ShowData() shell.Step {
	return shell.Home(f.game.Statistics()).Then((&dataPanel{Front: f}).screen())
}

func (s *dataPanel) screen() shell.Screen {
	return s.NewMenu(shell.Menu{Air: shell.Sleepy, Load: s.lookForArchives, Live: s, Options: []panel.Option{panel.Width(660)}, Items: func() []panel.Item {
		told := s.told
		if told == (outcome{}) {
			told = outcome{text: s.Say(msg.DataText, assets.Values{"Game": s.about.Title}), path: s.Options.Outbox.Dir()}
		}
		export := s.Button(msg.DataExport, panel.Primary, shell.Staying(func() {
			await(s.Front, s.Profile.Export(s.Options.Outbox, s.fileName()), s.exported)
		}))
		if s.working() {
			export.Label, export.Action = s.Say(msg.DataExporting), nil
		}
		items := []panel.Item{panel.Title{Text: s.Say(msg.DataTitle)}, panel.Paragraph{Text: told.text}}
		if told.path != "" {
			items = append(items, panel.Paragraph{Text: told.path, Tone: panel.Aside})
		}
		items = append(items, export)
		if len(s.archives) > 0 {
			items = append(items, s.archiveList())
		}
		return append(items, panel.Row{Buttons: []panel.Button{s.Button(msg.CommonBack, panel.Quiet, shell.Close)}})
	}})
}

// lookForArchives finds the exports in the folder.
func (s *dataPanel) lookForArchives() {
	found, err := s.Options.Outbox.Archives()
	if err != nil {
		s.told = outcome{text: s.Say(msg.DataUnread), path: s.Options.Outbox.Dir()}
	}
	s.archives = found
}

// archiveRow is the logical height of a row of a list.
const archiveRow = 38

// archiveList shows the exports in the folder, the newest first.
func (s *dataPanel) archiveList() panel.List {
	l := panel.List{ID: "archives", Height: min(archiveRow*float64(len(s.archives))+8, 168), Index: -1}
	for _, archive := range s.archives {
		row := panel.ListRow{Label: archive.Name(), Detail: s.Date(archive.ModTime().Format(time.DateOnly))}
		if !s.working() {
			row.Action = s.Press(func() shell.Step { return s.importFrom(archive.Name()) })
		}
		l.Rows = append(l.Rows, row)
	}
	return l
}

// importFrom asks about an export in the folder.
func (s *dataPanel) importFrom(name string) shell.Step {
	data, err := s.Options.Outbox.Read(name)
	if err != nil {
		s.told = outcome{text: s.Say(msg.FileUnread, assets.Values{"File": name})}
		s.Remake()
		return shell.Stay()
	}
	return shell.Push(s.ImportScreen(name, data))
}

// exported notes what came of an export. The panel tells it where that is on top then, else a notice does.
func (s *dataPanel) exported(path string, err error) {
	s.backup = outcome{s.Say(msg.NoticeTitleUnsaved), s.Say(faultOfWriting(err)), s.Options.Outbox.Dir()}
	if path != "" {
		s.Copy(path)
		s.backup = outcome{s.Say(msg.NoticeTitleSaved), s.Say(msg.DataExported), path}
	}
	if left := (*store.LeftOutError)(nil); path != "" && errors.As(err, &left) {
		var names []string
		for _, fault := range left.Faults {
			names = append(names, fault.Name)
		}
		s.backup.text += "\n" + s.Say(msg.DataLeft, assets.Values{"Files": strings.Join(names, ", ")})
	}
}

// tellBackup has the player read what came of an export that no panel has told.
func (f *Front) tellBackup() {
	if told := f.backup; told.text != "" {
		f.Tell(shell.Notice{Title: told.title, Text: told.text, Path: told.path})
		f.backup = outcome{}
	}
}

// Busy reports whether an export goes on.
func (s *dataPanel) Busy() bool { return s.working() }

// Update tells what came of an export when it is over.
func (s *dataPanel) Update() bool {
	s.followTask()
	if s.backup.text == "" {
		return false
	}
	s.told, s.backup = s.backup, outcome{}
	s.lookForArchives()
	s.Remake()
	return true
}
