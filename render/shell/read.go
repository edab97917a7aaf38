package shell

import (
	"strings"

	"dreist/assets"
	"dreist/render/panel"
	"dreist/render/target"
)

// TextSource is a screen whose content can be copied as text, for example for a screen reader.
type TextSource interface {
	// VisibleText returns the visible content, empty if the copy key has another meaning there.
	VisibleText() string
}

// VisibleText returns the panel as text, line by line, and the keys that work on it; empty if a selection can be copied instead.
func (p *PanelScreen) VisibleText() string {
	if p.panel.HasSelection() {
		return ""
	}
	var lines []string
	for _, l := range p.panel.ReaderLines() {
		lines = append(lines, p.lineText(l))
	}
	return strings.Join(append(lines, p.Say("read.keys")), "\n")
}

// Report returns the state of the topmost screen for a driver of the program.
func (a *App) Report() target.Report {
	r := target.Report{Targets: a.TopScreen().Targets(nil)}
	if s, ok := a.TopScreen().(MotionReporter); ok {
		r.Places, r.Motion = s.Places(nil), s.Motion()
	}
	return r
}

// VisibleText returns the visible content of the topmost screen.
func (a *App) VisibleText() string {
	if s, ok := a.TopScreen().(TextSource); ok {
		return s.VisibleText()
	}
	return ""
}

func (p *PanelScreen) lineText(l panel.ReaderLine) string {
	text := strings.Join(strings.Fields(l.Text), " ")
	if key := map[panel.LineKind]string{panel.PressableLine: "read.press", panel.DisabledLine: "read.rest", panel.OnLine: "read.on", panel.OffLine: "read.off"}[l.Kind]; key != "" {
		text = p.Say(key, assets.Values{"Text": text})
	}
	if l.Kind == panel.SettingLine {
		text = p.Say("read.setting", assets.Values{"Text": text, "Value": l.Value, "Options": strings.Join(l.Options, ", ")})
	}
	if l.HasFocus {
		text = p.Say("read.here", assets.Values{"Text": text})
	}
	return text
}
