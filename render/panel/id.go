package panel

import (
	"fmt"
	"strconv"
)

// place is the name of the item of an index, for those that the program gives none.
func place(item Item, index int) string {
	kind := "item"
	switch item.(type) {
	case Button:
		kind = "button"
	case Row:
		kind = "row"
	case Slider:
		kind = "slider"
	case Choice:
		kind = "choice"
	case Field:
		kind = "field"
	case Entry:
		kind = "entry"
	case List:
		kind = "list"
	case Page:
		kind = "page"
	}
	return fmt.Sprintf("%s.%d", kind, index)
}

// numbered is the name of one of several in what has a name.
func numbered(id string, index int) string { return id + "." + strconv.Itoa(index) }

// named returns the name that the program gives or, without one, that of the place.
func named(given, place string) string {
	if given != "" {
		return given
	}
	return place
}
