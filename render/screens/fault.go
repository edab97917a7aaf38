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

// reportExt is how the names of reports end.
const reportExt = ".txt"

// faultScreen is the panel that tells of a fault in the program. It lies on nothing: what the window showed before is gone, too.
type faultScreen struct{ *shell.Menu }

// Draw draws the panel on the colour of the cloth.
func (s faultScreen) Draw(screen *ebiten.Image, top bool) {
	screen.Fill(s.Skin().UI.Cloth)
	s.Menu.Draw(screen, top)
}

// ReportFault stores what is not stored yet, writes a report, and returns the screen that tells of a fault in the program.
func (p window) ReportFault(found *fault.Fault) shell.Screen {
	saved := p.Profile.Flush() == nil
	path := p.report(found.Error() + "\n\n" + found.Trace)
	return faultScreen{p.NewMenu(shell.Menu{
		Escape: shell.Quit,
		Hold:   func() bool { return true },
		Items: func() []panel.Item {
			text := p.Say("fault.saved")
			if !saved {
				text = p.Say("fault.unsaved")
			}
			items := []panel.Item{
				panel.Title{Text: p.Say("fault.title")},
				panel.Paragraph{Text: text},
				panel.Paragraph{Text: p.Say("fault.place", assets.Values{"Place": found.Place})},
			}
			if path != "" {
				items = append(items, panel.Paragraph{Text: p.Say("fault.report", assets.Values{"Path": path})})
			}
			return append(items, panel.Row{Buttons: []panel.Button{p.Button("fault.quit", panel.Primary, shell.Quit)}})
		},
	})}
}

// tellCrash tells that the program ended by itself when it was run before, and where the report of that is.
func (p *Program) tellCrash() {
	if strings.TrimSpace(p.Options.Crash) == "" {
		return
	}
	found := fault.Read(p.Options.Crash)
	if path := p.report(found.Error() + "\n\n" + found.Trace); path != "" {
		p.Options.Store.CrashTold()
		p.Tell(shell.Notice{Title: p.Say("fault.title"), Text: p.Say("fault.before", assets.Values{"Place": found.Place}), Path: path})
	}
}

// report puts into the person's own folder what is needed to find a fault, the unfinished games included, and returns the path,
// empty where it cannot be written.
func (p *Program) report(what string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "; %s %s, %s/%s, %s\n; %s\n", p.Title(), p.Options.Version, runtime.GOOS, runtime.GOARCH, runtime.Version(), p.Options.Today())
	for line := range strings.Lines(strings.TrimSpace(what) + "\n") {
		b.WriteString("; " + line)
	}
	for _, f := range p.games {
		for _, slot := range f.about.Slots {
			if text, ok, err := p.Profile.Game(f.Slot(slot)); ok && err == nil {
				fmt.Fprintf(&b, "\n; ---- %s\n%s", f.Slot(slot), text)
			}
		}
	}
	path, err := p.Options.Outbox.Put(p.first().Name+"-report-"+p.Options.Today(), reportExt, []byte(b.String()))
	if err != nil {
		return ""
	}
	return path
}
