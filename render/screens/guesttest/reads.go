package guesttest

import (
	"slices"
	"strings"

	"dreist/render/panel"
)

// PanelText returns the texts of a panel's items, one line each, with buttons in brackets.
func PanelText(items []panel.Item) string {
	var b strings.Builder
	line := func(texts ...string) { b.WriteString(strings.Join(texts, " | ") + "\n") }
	for _, item := range FlattenItems(items) {
		switch item := item.(type) {
		case panel.CountingLines:
			for _, l := range item.Lines {
				line(l.Text(1), l.Note)
			}
		case panel.Title:
			line(item.Text)
		case panel.SmallTitle:
			line(item.Text)
		case panel.Headline:
			line(item.Text)
		case panel.Facts:
			for _, f := range item.List {
				line(f.Number, f.Label)
			}
		case panel.Paragraph:
			line(item.Text)
		case panel.Button:
			line("[" + item.Label + "]")
		case panel.Row:
			for _, button := range item.Buttons {
				line("[" + button.Label + "]")
			}
		case panel.Shelf:
			for _, button := range slices.Concat(item.Boxes, item.SmallButtons) {
				line("[" + button.Label + "]")
			}
		case panel.List:
			for _, row := range item.Rows {
				line(row.Label, row.Detail)
			}
		case panel.Grid:
			line(item.Head...)
			for _, row := range item.Rows {
				line(row...)
			}
			line(item.Foot...)
		case panel.Field:
			line(item.Label, item.Text)
		case panel.Entry:
			line(item.Field.Text+item.Field.Placeholder, item.Choice.Options[item.Choice.Index])
		}
	}
	return b.String()
}

// FlattenItems returns items with the contents of panel.PictureRow items in place of these.
func FlattenItems(items []panel.Item) (all []panel.Item) {
	for _, item := range items {
		if b, ok := item.(panel.PictureRow); ok {
			all = append(append(all, FlattenItems(b.Items)...), FlattenItems(b.SecondItems)...)
			continue
		}
		all = append(all, item)
	}
	return all
}
