package screens

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
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

// Fault stores what is not stored yet, writes a report, and returns the screen that tells of a fault in the program.
func (f *Front) Fault(found *fault.Fault) shell.Screen {
	saved := f.Profile.Flush() == nil
	path := f.report(found.Error() + "\n\n" + found.Trace)
	return faultScreen{f.NewMenu(shell.Menu{
		Escape: shell.Quit,
		Hold:   func() bool { return true },
		Items: func() []panel.Item {
			text := f.Say(msg.FaultSaved)
			if !saved {
				text = f.Say(msg.FaultUnsaved)
			}
			items := []panel.Item{
				panel.Title{Text: f.Say(msg.FaultTitle)},
				panel.Paragraph{Text: text},
				panel.Paragraph{Text: f.Say(msg.FaultPlace, assets.Values{"Place": found.Place})},
			}
			if path != "" {
				items = append(items, panel.Paragraph{Text: f.Say(msg.FaultReport, assets.Values{"Path": path})})
			}
			return append(items, panel.Row{Buttons: []panel.Button{f.Button(msg.FaultQuit, panel.Primary, shell.Quit)}})
		},
	})}
}

// tellCrash tells that the program ended by itself when it was run before, and where the report of that is.
func (f *Front) tellCrash() {
	if strings.TrimSpace(f.Options.Crash) == "" {
		return
	}
	found := fault.Read(f.Options.Crash)
	if path := f.report(found.Error() + "\n\n" + found.Trace); path != "" {
		f.Options.Store.CrashTold()
		f.Tell(shell.Notice{Title: f.Say(msg.FaultTitle), Text: f.Say(msg.FaultBefore, assets.Values{"Place": found.Place}), Path: path})
	}
}

// report puts into the person's own folder what is needed to find a fault, the unfinished games included, and returns the path,
// empty where it cannot be written.
func (f *Front) report(what string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "; %s %s, %s/%s, %s\n; %s\n", f.about.Title, f.Options.Version, runtime.GOOS, runtime.GOARCH, runtime.Version(), f.Options.Today())
	for line := range strings.Lines(strings.TrimSpace(what) + "\n") {
		b.WriteString("; " + line)
	}
	for _, slot := range f.about.Slots {
		if text, ok, err := f.Profile.Game(slot); ok && err == nil {
			fmt.Fprintf(&b, "\n; ---- %s\n%s", slot, text)
		}
	}
	path, err := f.Options.Outbox.Put(f.about.Name+"-report-"+f.Options.Today(), reportExt, []byte(b.String()))
	if err != nil {
		return ""
	}
	return path
}
