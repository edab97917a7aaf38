// Package tabletop is the card table that all games share. A Table plays a match: it moves cards by mouse, finger, keys or controller, and
// has undo, redo, the last turns, the replay, the curtain, hints and other guides. A game embeds it and implements Game; its picture is a Scene.
// Cards, aims and spots are plain numbers.
//
// The package also has the animations of a table (lights, rising and shaking cards, marks on new cards, fades) and the overlay of a guide:
// marks on spots, and a box of texts and buttons.
package tabletop
