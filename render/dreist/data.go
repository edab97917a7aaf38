package dreist

import (
	"errors"
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
	archives []store.Archive
	told     string
}

// showData shows how everything that is remembered can be taken to another machine, and brought back.
func (a *game) showData() shell.Step { return shell.Home(a.statisticsScreen()).Then(a.dataScreen()) }

func (a *game) dataScreen() shell.Screen {
	s := new(dataPanel)
	a.lookForArchives(s)
	return a.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(660)}, Items: func() []panel.Item {
		told := s.told
		if told == "" {
			told = a.say.Say(msg.DataText, assets.Values{"Folder": a.options.Outbox.Dir()})
		}
		export := a.Button(msg.DataExport, panel.Primary, func() shell.Step {
			a.exportAll(s)
			return shell.Stay()
		})
		items := []panel.Item{panel.Title{Text: a.say.Say(msg.DataTitle)}, panel.Paragraph{Text: told}, export}
		if len(s.archives) > 0 {
			items = append(items, a.archiveList(s))
		}
		return append(items, panel.Row{Buttons: []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close)}})
	}})
}

// lookForArchives finds the exports in the folder.
func (a *game) lookForArchives(s *dataPanel) {
	found, err := a.options.Outbox.Archives()
	if err != nil {
		s.told = a.say.Say(msg.DataUnread, assets.Values{"Folder": a.options.Outbox.Dir()})
	}
	s.archives = found
}

// archiveRow is the logical height of a row of a list.
const archiveRow = 38

// archiveList shows the exports in the folder, the newest first.
func (a *game) archiveList(s *dataPanel) panel.List {
	l := panel.List{ID: "archives", Height: min(archiveRow*float64(len(s.archives))+8, 168), Index: -1}
	for _, archive := range s.archives {
		l.Rows = append(l.Rows, panel.ListRow{
			Label:  archive.Name,
			Detail: a.say.Date(archive.At.Format(time.DateOnly)),
			Action: a.Press(func() shell.Step { return a.importFrom(s, archive.Name) }),
		})
	}
	return l
}

// importFrom asks about an export in the folder.
func (a *game) importFrom(s *dataPanel, name string) shell.Step {
	data, err := a.options.Outbox.Read(name)
	if err != nil {
		s.told = a.say.Say(msg.FileUnread, assets.Values{"File": name})
		a.Remake()
		return shell.Stay()
	}
	return shell.Push(a.importScreen(name, data))
}

// exportAll makes a file of everything that is remembered.
func (a *game) exportAll(s *dataPanel) {
	_ = a.profile.Flush() // what is told already cannot be in it
	path, err := a.options.Outbox.Export(a.options.Store, takenOut+a.options.Today())
	left := (*store.LeftOutError)(nil)
	switch {
	case path == "":
		s.told = a.faultOfWriting(err)
	default:
		a.Copy(path)
		s.told = a.say.Say(msg.DataExported, assets.Values{"Path": path})
		if errors.As(err, &left) {
			var names []string
			for _, f := range left.Faults {
				names = append(names, f.Name)
			}
			s.told += "\n" + a.say.Say(msg.DataLeft, assets.Values{"Files": strings.Join(names, ", ")})
		}
	}
	a.lookForArchives(s)
	a.Remake()
}
