package widget

import (
	"fmt"
	"strconv"
	"strings"
)

// Place returns the default ID of an item by its index.
func Place(item Item, index int) string {
	kind := fmt.Sprintf("%T", item)
	return Numbered(strings.ToLower(kind[strings.LastIndexByte(kind, '.')+1:]), index)
}

// Numbered returns the ID of one of several parts.
func Numbered(id string, index int) string { return id + "." + strconv.Itoa(index) }

// Named returns the given ID or, if it is empty, the default one.
func Named(given, place string) string {
	if given != "" {
		return given
	}
	return place
}
