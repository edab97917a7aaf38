package widget

import (
	"fmt"
	"strconv"
	"strings"
)

// Place is the name of the item of an index, for those that the program gives none.
func Place(item Item, index int) string {
	kind := fmt.Sprintf("%T", item)
	return Numbered(strings.ToLower(kind[strings.LastIndexByte(kind, '.')+1:]), index)
}

// Numbered is the name of one of several in what has a name.
func Numbered(id string, index int) string { return id + "." + strconv.Itoa(index) }

// Named returns the name that the program gives or, without one, that of the place.
func Named(given, place string) string {
	if given != "" {
		return given
	}
	return place
}
