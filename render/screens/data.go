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
	archives []fs.FileInfo
	told     string
	export   waiting[string]
}

// ShowData shows how everything that is remembered can be taken to another machine, and brought back.
func (f *Front) ShowData() shell.Step { return shell.Home(f.game.Records()).Then(f.dataScreen()) }

func (f *Front) dataScreen() shell.Screen {
	s := new(dataPanel)
	s.export.over = func(path string, err error) { f.exported(s, path, err) }
	leave := func() shell.Step {
		if s.export.Busy() {
			return shell.Stay()
		}
		return shell.Close()
	}
	f.lookForArchives(s)
	return f.NewMenu(shell.Menu{Escape: leave, Live: &s.export, Options: []panel.Option{panel.Width(660)}, Items: func() []panel.Item {
		told := s.told
		if told == "" {
			told = f.Say(msg.DataText, assets.Values{"Game": f.about.Title, "Folder": f.Options.Outbox.Dir()})
		}
		export := f.Button(msg.DataExport, panel.Primary, func() shell.Step {
			if !s.export.Busy() {
				s.export.task = f.Profile.Export(f.Options.Outbox, f.fileName())
			}
			return shell.Stay()
		})
		items := []panel.Item{panel.Title{Text: f.Say(msg.DataTitle)}, panel.Paragraph{Text: told}, export}
		if len(s.archives) > 0 {
			items = append(items, f.archiveList(s))
		}
		return append(items, panel.Row{Buttons: []panel.Button{f.Button(msg.LadderBack, panel.Quiet, leave)}})
	}})
}

// lookForArchives finds the exports in the folder.
func (f *Front) lookForArchives(s *dataPanel) {
	found, err := f.Options.Outbox.Archives()
	if err != nil {
		s.told = f.Say(msg.DataUnread, assets.Values{"Folder": f.Options.Outbox.Dir()})
	}
	s.archives = found
}

// archiveRow is the logical height of a row of a list.
const archiveRow = 38

// archiveList shows the exports in the folder, the newest first.
func (f *Front) archiveList(s *dataPanel) panel.List {
	l := panel.List{ID: "archives", Height: min(archiveRow*float64(len(s.archives))+8, 168), Index: -1}
	for _, archive := range s.archives {
		l.Rows = append(l.Rows, panel.ListRow{
			Label:  archive.Name(),
			Detail: f.Date(archive.ModTime().Format(time.DateOnly)),
			Action: f.Press(func() shell.Step { return f.importFrom(s, archive.Name()) }),
		})
	}
	return l
}

// importFrom asks about an export in the folder.
func (f *Front) importFrom(s *dataPanel, name string) shell.Step {
	data, err := f.Options.Outbox.Read(name)
	if err != nil {
		s.told = f.Say(msg.FileUnread, assets.Values{"File": name})
		f.Remake()
		return shell.Stay()
	}
	return shell.Push(f.ImportScreen(name, data))
}

// exported tells what came of an export.
func (f *Front) exported(s *dataPanel, path string, err error) {
	s.told = f.faultOfWriting(err)
	if path != "" {
		f.Copy(path)
		s.told = f.Say(msg.DataExported, assets.Values{"Path": path})
	}
	if left := (*store.LeftOutError)(nil); path != "" && errors.As(err, &left) {
		var names []string
		for _, fault := range left.Faults {
			names = append(names, fault.Name)
		}
		s.told += "\n" + f.Say(msg.DataLeft, assets.Values{"Files": strings.Join(names, ", ")})
	}
	f.lookForArchives(s)
	f.Remake()
}
