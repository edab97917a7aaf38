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
	told     string
	export   waiting[string]
}

// ShowData shows how everything that is remembered can be taken to another machine, and brought back.
func (f *Front) ShowData() shell.Step {
	return shell.Home(f.game.Statistics()).Then((&dataPanel{Front: f}).screen())
}

func (s *dataPanel) screen() shell.Screen {
	s.export.over = func(path string, err error) { s.exported(path, err) }
	leave := func() shell.Step {
		if s.export.Busy() {
			return shell.Stay()
		}
		return shell.Close()
	}
	s.lookForArchives()
	return s.NewMenu(shell.Menu{Escape: leave, Live: &s.export, Options: []panel.Option{panel.Width(660)}, Items: func() []panel.Item {
		told := s.told
		if told == "" {
			told = s.Say(msg.DataText, assets.Values{"Game": s.about.Title, "Folder": s.Options.Outbox.Dir()})
		}
		export := s.Button(msg.DataExport, panel.Primary, func() shell.Step {
			if !s.export.Busy() {
				s.export.task = s.Profile.Export(s.Options.Outbox, s.fileName())
			}
			return shell.Stay()
		})
		items := []panel.Item{panel.Title{Text: s.Say(msg.DataTitle)}, panel.Paragraph{Text: told}, export}
		if len(s.archives) > 0 {
			items = append(items, s.archiveList())
		}
		return append(items, panel.Row{Buttons: []panel.Button{s.Button(msg.LadderBack, panel.Quiet, leave)}})
	}})
}

// lookForArchives finds the exports in the folder.
func (s *dataPanel) lookForArchives() {
	found, err := s.Options.Outbox.Archives()
	if err != nil {
		s.told = s.Say(msg.DataUnread, assets.Values{"Folder": s.Options.Outbox.Dir()})
	}
	s.archives = found
}

// archiveRow is the logical height of a row of a list.
const archiveRow = 38

// archiveList shows the exports in the folder, the newest first.
func (s *dataPanel) archiveList() panel.List {
	l := panel.List{ID: "archives", Height: min(archiveRow*float64(len(s.archives))+8, 168), Index: -1}
	for _, archive := range s.archives {
		l.Rows = append(l.Rows, panel.ListRow{
			Label:  archive.Name(),
			Detail: s.Date(archive.ModTime().Format(time.DateOnly)),
			Action: s.Press(func() shell.Step { return s.importFrom(archive.Name()) }),
		})
	}
	return l
}

// importFrom asks about an export in the folder.
func (s *dataPanel) importFrom(name string) shell.Step {
	data, err := s.Options.Outbox.Read(name)
	if err != nil {
		s.told = s.Say(msg.FileUnread, assets.Values{"File": name})
		s.Remake()
		return shell.Stay()
	}
	return shell.Push(s.ImportScreen(name, data))
}

// exported tells what came of an export.
func (s *dataPanel) exported(path string, err error) {
	s.told = s.faultOfWriting(err)
	if path != "" {
		s.Copy(path)
		s.told = s.Say(msg.DataExported, assets.Values{"Path": path})
	}
	if left := (*store.LeftOutError)(nil); path != "" && errors.As(err, &left) {
		var names []string
		for _, fault := range left.Faults {
			names = append(names, fault.Name)
		}
		s.told += "\n" + s.Say(msg.DataLeft, assets.Values{"Files": strings.Join(names, ", ")})
	}
	s.lookForArchives()
	s.Remake()
}
