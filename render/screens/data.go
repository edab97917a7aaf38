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

// ShowFiles opens the panel of the player's files, for moving everything to another machine or opening a saved match.
func (p *Program) ShowFiles() shell.Navigation {
	return shell.CloseToLowest(p.shown.StatisticsScreen()).AndPush((&dataPanel{Program: p}).screen())
}

func (d *dataPanel) screen() shell.Screen {
	return d.NewPanelScreen(shell.PanelScreen{Mood: shell.SleepyHost, LoadData: d.load, Animation: d, OnFree: d.free, Options: []panel.Option{panel.WithWidth(660)}, Items: func() []panel.Item {
		told := d.told
		switch {
		case d.asked != nil:
			told = shell.Notice{Text: d.asked.told}
		case told.Text == "":
			told.Text = d.Say("data.text", assets.Values{"Game": d.Title()})
			if d.Options.FileDialog == nil {
				told = shell.Notice{Text: told.Text + "\n" + d.Say("data.folder"), Path: d.Options.ExportFolder.Path()}
			}
		}
		export := d.Button("data.export", panel.PrimaryStyle, shell.StayAfter(d.backUp))
		restore := d.Button("data.restore", panel.QuietStyle, shell.StayAfter(d.restore))
		if d.working() {
			export.Label = d.Say("data.exporting")
		}
		if d.working() || d.asked != nil {
			export.Action, restore.Action = nil, nil
		}
		items := []panel.Item{panel.Title{Text: d.Say("data.title")}, panel.Paragraph{Text: told.Text}}
		if told.Path != "" {
			items = append(items, panel.Paragraph{Text: told.Path, Tone: panel.AsideTone})
		}
		if d.Options.FileDialog != nil {
			items = append(items, panel.Row{Buttons: []panel.Button{export, restore}})
		} else {
			items = append(items, export)
			if len(d.found) > 0 {
				items = append(items, d.fileList())
			}
		}
		erase := d.Button("erase.open", panel.QuietStyle, func() shell.Navigation { return shell.Push(d.eraseScreen()) })
		if d.working() {
			erase.Action = nil
		}
		return append(items, panel.Row{Buttons: []panel.Button{d.Button("common.back", panel.QuietStyle, shell.Close), erase}})
	}})
}

// backUp writes a backup to a file that the player chooses or, without a file dialogue, to the usual folder.
func (d *dataPanel) backUp() {
	if d.Options.FileDialog == nil {
		await(d.Program, d.Profile.Backup(d.Options.ExportFolder, d.fileName()), d.exported)
		return
	}
	q := input.FileQuestion{Title: d.Say("data.export"), Path: filepath.Join(d.Options.ExportFolder.Path(), d.fileName()+store.ArchiveExt), IsSaving: true}
	d.askForFile(q, d.Say("data.saving"), d.backUp, func(path string) {
		if filepath.Ext(path) == "" { // the dialogue did not ask about overwriting the name with the extension
			await(d.Program, d.Profile.Backup(store.OpenExportFolder(filepath.Dir(path)), filepath.Base(path)), d.exported)
			return
		}
		await(d.Program, d.Profile.BackupTo(path), d.exported)
	})
}

func (d *dataPanel) restore() {
	q := input.FileQuestion{Title: d.Say("data.restore"), Path: d.Options.ExportFolder.Path()}
	d.askForFile(q, d.Say("data.asking"), d.RemakeScreens, func(path string) { d.SetPanelAnswer(d.OpenPath(path, []shell.Screen{})) })
}

func (d *dataPanel) load() {
	d.hasData = true
	d.lookForFiles()
}

func (d *dataPanel) free() {
	d.hasData = false
	d.closeDialog()
}

func (d *dataPanel) lookForFiles() {
	found, err := d.Options.ExportFolder.OpenableFiles(d.isRecord)
	if err != nil {
		d.told = shell.Notice{Text: d.Say("data.unread"), Path: d.Options.ExportFolder.Path()}
	}
	d.found = found
}

// isRecord reports whether a file has the name of a record of one of the games.
func (p *Program) isRecord(name string) bool {
	return slices.ContainsFunc(p.games, func(g *GameScreens) bool { return store.IsRecordName(name, g.stored) })
}

func (d *dataPanel) fileList() panel.List {
	l := panel.List{ID: "files", Height: min(panel.ListHeight(len(d.found)), 168), MarkedIndex: -1}
	for _, file := range d.found {
		kind := d.Say("data.backup")
		if d.isRecord(file.Name()) {
			kind = d.Say("data.game")
		}
		row := panel.ListRow{Label: file.Name(), Detail: kind + " · " + d.FormatDate(file.ModTime().Format(time.DateOnly))}
		if !d.working() {
			row.Action = d.ClickAction(func() shell.Navigation {
				return d.OpenPath(filepath.Join(d.Options.ExportFolder.Path(), file.Name()), []shell.Screen{})
			})
		}
		l.Rows = append(l.Rows, row)
	}
	return l
}

// exported records the outcome of an export. It is shown by this panel or, if that is closed, as a notice.
func (d *dataPanel) exported(path string, err error) {
	d.backup = d.exportNotice("data.exported", path, err)
	if left := (*store.MissingFilesError)(nil); path != "" && errors.As(err, &left) {
		d.backup.Text += "\n" + d.Say("data.left", assets.Values{"Files": strings.Join(left.Names, ", ")})
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
func (d *dataPanel) NeedsTick() bool { return d.working() || d.asked != nil || d.backup.Text != "" }

func (d *dataPanel) Tick() (changed bool) {
	d.followDialog()
	d.followTask()
	if d.backup.Text == "" {
		return false
	}
	d.told, d.backup = d.backup, shell.Notice{}
	d.lookForFiles()
	d.RemakeScreens()
	return true
}
