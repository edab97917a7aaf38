package shell

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/panel"
	"dreist/render/panel/widget"
)

// TextSource is a screen that can be copied as text, for example for a screen reader.
type TextSource interface {
	// AsText returns the visible content, empty if the key has another meaning there.
	AsText() string
}

// AsText returns the panel line by line, and the keys that work on it.
func (m *Menu) AsText() string {
	if m.panel == nil || m.panel.Selects() {
		return ""
	}
	var lines []string
	for _, l := range m.panel.Lines() {
		lines = append(lines, m.line(l))
	}
	return strings.Join(append(lines, m.Say(msg.ReadKeys)), "\n")
}

// line describes a line of a panel.
func (m *Menu) line(l panel.Line) string {
	text := strings.Join(strings.Fields(l.Text), " ")
	if key := map[widget.Kind]string{widget.Press: msg.ReadPress, widget.Rest: msg.ReadRest, widget.On: msg.ReadOn, widget.Off: msg.ReadOff}[l.Kind]; key != "" {
		text = m.Say(key, assets.Values{"Text": text})
	}
	if l.Kind == widget.Setting {
		text = m.Say(msg.ReadSetting, assets.Values{"Text": text, "Value": l.Value, "Options": strings.Join(l.Options, ", ")})
	}
	if l.Here {
		text = m.Say(msg.ReadHere, assets.Values{"Text": text})
	}
	return text
}
