package screens

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"dreist/assets"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// dataPanel is the panel of the player's files: it exports and restores backups, and lists the files that can be opened.
type dataPanel struct {
	*Program
	found []fs.FileInfo
	told  shell.Notice // the outcome of the last action, zero before the first
}

// ShowData opens the panel of the player's files, for moving everything to another machine or opening a saved match.
func (p *Program) ShowData() shell.Navigation {
	return shell.CloseToLowest(p.shown.StatisticsScreen()).AndPush((&dataPanel{Program: p}).screen())
}

func (s *dataPanel) screen() shell.Screen {
	return s.NewPanelScreen(shell.PanelScreen{Mood: shell.Sleepy, Load: s.load, Animation: s, Free: s.free, Options: []panel.Option{panel.Width(660)}, Items: func() []panel.Item {
		told := s.told
		switch {
		case s.asked != nil:
			told = shell.Notice{Text: s.asked.told}
		case told.Text == "":
			told.Text = s.Say("data.text", assets.Values{"Game": s.Title()})
			if s.Options.Dialog == nil {
				told = shell.Notice{Text: told.Text + "\n" + s.Say("data.folder"), Path: s.Options.Outbox.Dir()}
			}
		}
		export := s.Button("data.export", panel.Primary, shell.StayAfter(s.backUp))
		restore := s.Button("data.restore", panel.Quiet, shell.StayAfter(s.restore))
		if s.working() {
			export.Label = s.Say("data.exporting")
		}
		if s.working() || s.asked != nil {
			export.Action, restore.Action = nil, nil
		}
		items := []panel.Item{panel.Title{Text: s.Say("data.title")}, panel.Paragraph{Text: told.Text}}
		if told.Path != "" {
			items = append(items, panel.Paragraph{Text: told.Path, Tone: panel.AsideTone})
		}
		if s.Options.Dialog != nil {
			items = append(items, panel.Row{Buttons: []panel.Button{export, restore}})
		} else {
			items = append(items, export)
			if len(s.found) > 0 {
				items = append(items, s.fileList())
			}
		}
		erase := s.Button("erase.open", panel.Quiet, func() shell.Navigation { return shell.Push(s.eraseScreen()) })
		if s.working() {
			erase.Action = nil
		}
		return append(items, panel.Row{Buttons: []panel.Button{s.Button("common.back", panel.Quiet, shell.Close), erase}})
	}})
}

// backUp writes a backup to a file that the player chooses or, without a file dialogue, to the usual folder.
func (s *dataPanel) backUp() {
	if s.Options.Dialog == nil {
		await(s.Program, s.Profile.Backup(s.Options.Outbox, s.fileName()), s.exported)
		return
	}
	q := input.FileQuestion{Title: s.Say("data.export"), Path: filepath.Join(s.Options.Outbox.Dir(), s.fileName()+store.ArchiveExt), IsSaving: true}
	s.askForFile(q, s.Say("data.saving"), s.backUp, func(path string) {
		if filepath.Ext(path) == "" { // the dialogue did not ask about overwriting the name with the extension
			await(s.Program, s.Profile.Backup(store.OpenExportFolder(filepath.Dir(path)), filepath.Base(path)), s.exported)
			return
		}
		await(s.Program, s.Profile.BackupTo(path), s.exported)
	})
}

func (s *dataPanel) restore() {
	q := input.FileQuestion{Title: s.Say("data.restore"), Path: s.Options.Outbox.Dir()}
	s.askForFile(q, s.Say("data.asking"), s.Remake, func(path string) { s.SetAnswer(s.OpenPath(path, []shell.Screen{})) })
}

func (s *dataPanel) load() {
	s.hasData = true
	s.lookForFiles()
}

func (s *dataPanel) free() {
	s.hasData = false
	s.closeDialog()
}

func (s *dataPanel) lookForFiles() {
	found, err := s.Options.Outbox.OpenableFiles(s.isRecord)
	if err != nil {
		s.told = shell.Notice{Text: s.Say("data.unread"), Path: s.Options.Outbox.Dir()}
	}
	s.found = found
}

// isRecord reports whether a file has the name of a record of one of the games.
func (p *Program) isRecord(name string) bool {
	return slices.ContainsFunc(p.games, func(f *GameScreens) bool { return store.IsRecordName(name, f.stored) })
}

func (s *dataPanel) fileList() panel.List {
	l := panel.List{ID: "files", Height: min(panel.ListHeight(len(s.found)), 168), Index: -1}
	for _, file := range s.found {
		kind := s.Say("data.backup")
		if s.isRecord(file.Name()) {
			kind = s.Say("data.game")
		}
		row := panel.ListRow{Label: file.Name(), Detail: kind + " · " + s.Date(file.ModTime().Format(time.DateOnly))}
		if !s.working() {
			row.Action = s.ClickAction(func() shell.Navigation {
				return s.OpenPath(filepath.Join(s.Options.Outbox.Dir(), file.Name()), []shell.Screen{})
			})
		}
		l.Rows = append(l.Rows, row)
	}
	return l
}

// exported records the outcome of an export. It is shown by this panel or, if that is closed, as a notice.
func (s *dataPanel) exported(path string, err error) {
	s.backup = s.exportNotice("data.exported", path, err)
	if left := (*store.LeftOutError)(nil); path != "" && errors.As(err, &left) {
		s.backup.Text += "\n" + s.Say("data.left", assets.Values{"Files": strings.Join(left.Names, ", ")})
	}
}

// tellBackup shows the outcome of an export as a notice if the panel is closed.
func (p *Program) tellBackup() {
	if p.backup.Text != "" && !p.hasData {
		p.QueueNotice(p.backup)
		p.backup = shell.Notice{}
	}
}

// NeedsTick reports whether an export runs or has an outcome to show, or a file dialogue is open.
func (s *dataPanel) NeedsTick() bool { return s.working() || s.asked != nil || s.backup.Text != "" }

func (s *dataPanel) Tick() (changed bool) {
	s.followDialog()
	s.followTask()
	if s.backup.Text == "" {
		return false
	}
	s.told, s.backup = s.backup, shell.Notice{}
	s.lookForFiles()
	s.Remake()
	return true
}
