package shell

import (
	"strings"

	"dreist/assets"
	"dreist/render/panel"
	"dreist/render/target"
)

// TextSource is a screen that can be copied as text, for example for a screen reader.
type TextSource interface {
	// VisibleText returns the visible content, empty if the key has another meaning there.
	VisibleText() string
}

// VisibleText returns the panel line by line, and the keys that work on it.
func (m *Menu) VisibleText() string {
	if m.panel == nil || m.panel.HasSelection() {
		return ""
	}
	var lines []string
	for _, l := range m.panel.Lines() {
		lines = append(lines, m.line(l))
	}
	return strings.Join(append(lines, m.Say("read.keys")), "\n")
}

// Report returns what the topmost screen shows.
func (a *App) Report() target.Report {
	r := target.Report{Targets: a.Top().Targets(nil)}
	if s, ok := a.Top().(Mover); ok {
		r.Places, r.Motion = s.Places(nil), s.Motion()
	}
	return r
}

// Text returns what the topmost screen says.
func (a *App) Text() string {
	if s, ok := a.Top().(TextSource); ok {
		return s.VisibleText()
	}
	return ""
}

// line describes a line of a panel.
func (m *Menu) line(l panel.Line) string {
	text := strings.Join(strings.Fields(l.Text), " ")
	if key := map[panel.LineKind]string{panel.PressLine: "read.press", panel.RestingLine: "read.rest", panel.OnLine: "read.on", panel.OffLine: "read.off"}[l.Kind]; key != "" {
		text = m.Say(key, assets.Values{"Text": text})
	}
	if l.Kind == panel.SettingLine {
		text = m.Say("read.setting", assets.Values{"Text": text, "Value": l.Value, "Options": strings.Join(l.Options, ", ")})
	}
	if l.Here {
		text = m.Say("read.here", assets.Values{"Text": text})
	}
	return text
}
