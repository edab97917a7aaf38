package shell

import (
	"dreist/render/panel"
)

// Notice is a message that the player must confirm, with an optional action.
type Notice struct {
	Title  string
	Text   string
	Path   string            // the affected path, in a small font; may be empty
	Label  string            // text key of the action's button
	Action func() Navigation // returns the step of the optional action; may be nil
}

// QueueNotice queues a notice. It is shown when nothing moves and no panel is open.
func (c *Context) QueueNotice(n Notice) { c.notices = append(c.notices, n) }

// Notices returns the queued notices, read-only.
func (c *Context) Notices() []Notice { return c.notices }

// showNextNotice shows the next notice if no panel is open and nothing moves.
func (a *App) showNextNotice() {
	if len(a.notices) == 0 || a.frame.W == 0 || !a.TopScreen().IsFullWindow() || a.TopScreen().NeedsTick(true) {
		return
	}
	n := a.notices[0]
	a.notices = a.notices[1:]
	a.Navigate(Push(a.NoticeScreen(n)))
}

// NoticeScreen returns the screen of a notice.
func (c *Context) NoticeScreen(n Notice) Screen {
	return c.NewPanelScreen(PanelScreen{Items: func() []panel.Item {
		row := panel.Row{Buttons: []panel.Button{c.Button("notice.ok", panel.PrimaryStyle, Close)}}
		if n.Action != nil {
			row.Buttons = append(row.Buttons, c.Button(n.Label, panel.QuietStyle, n.Action))
		}
		items := []panel.Item{panel.SmallTitle{Text: n.Title}, panel.Paragraph{Text: n.Text}}
		if n.Path != "" {
			items = append(items, panel.Paragraph{Text: n.Path, Tone: panel.AsideTone})
		}
		return append(items, row)
	}})
}
