package panel

import (
	"fmt"
	"strconv"
	"strings"
)

// place is the name of the item of an index, for those that the program gives none.
func place(item Item, index int) string {
	kind := strings.TrimPrefix(fmt.Sprintf("%T", item), "panel.")
	return numbered(strings.ToLower(kind), index)
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
