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
	// AsText returns what is to be seen, empty where the key means something else on it.
	AsText() string
}

// AsText tells what stands on the panel, a line each, and which keys work on it.
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

// line puts a line of a panel into words.
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
