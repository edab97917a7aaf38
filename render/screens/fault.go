package screens

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/fault"
	"dreist/render/panel"
	"dreist/render/shell"
)

const reportExt = ".txt"

// faultScreen is the panel about a fault in the program. Nothing is below it: the screens before it are gone as well.
type faultScreen struct{ *shell.PanelScreen }

// Draw draws the panel on the colour of the cloth.
func (s faultScreen) Draw(screen *ebiten.Image, top bool) {
	screen.Fill(s.PanelSkin().Palette.Cloth)
	s.PanelScreen.Draw(screen, top)
}

func (w window) ReportFault(found *fault.Fault) shell.Screen {
	saved := w.Profile.Flush() == nil
	path := w.report(found.Error() + "\n\n" + found.Trace)
	return faultScreen{w.NewPanelScreen(shell.PanelScreen{
		OnEscape:    shell.Quit,
		BlocksCover: func() bool { return true },
		Items: func() []panel.Item {
			text := w.Say("fault.saved")
			if !saved {
				text = w.Say("fault.unsaved")
			}
			items := []panel.Item{
				panel.Title{Text: w.Say("fault.title")},
				panel.Paragraph{Text: text},
				panel.Paragraph{Text: w.Say("fault.place", assets.Values{"Place": found.SourcePosition})},
			}
			if path != "" {
				items = append(items, panel.Paragraph{Text: w.Say("fault.report", assets.Values{"Path": path})})
			}
			return append(items, panel.Row{Buttons: []panel.Button{w.Button("fault.quit", panel.PrimaryStyle, shell.Quit)}})
		},
	})}
}

func (p *Program) tellCrash() {
	if strings.TrimSpace(p.Options.CrashReport) == "" {
		return
	}
	found := fault.ParseCrash(p.Options.CrashReport)
	if path := p.report(found.Error() + "\n\n" + found.Trace); path != "" {
		p.Options.Store.DeleteCrashReports()
		p.QueueNotice(shell.Notice{Title: p.Say("fault.title"), Text: p.Say("fault.before", assets.Values{"Place": found.SourcePosition}), Path: path})
	}
}

// report writes the facts about a fault, with the unfinished matches, and returns the path; empty if they cannot be written.
func (p *Program) report(what string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "; %s %s, %s/%s, %s\n; %s\n", p.Title(), p.Options.Version, runtime.GOOS, runtime.GOARCH, runtime.Version(), p.Options.Today())
	for line := range strings.Lines(strings.TrimSpace(what) + "\n") {
		b.WriteString("; " + line)
	}
	for _, f := range p.games {
		for _, slot := range f.about.Slots {
			if text, ok, err := p.Profile.UnfinishedGame(f.GameSlot(slot)); ok && err == nil {
				fmt.Fprintf(&b, "\n; ---- %s\n%s", f.GameSlot(slot), text)
			}
		}
	}
	path, err := p.Options.ExportFolder.AddFile(p.first().Name+"-report-"+p.Options.Today(), reportExt, []byte(b.String()))
	if err != nil {
		return ""
	}
	return path
}
