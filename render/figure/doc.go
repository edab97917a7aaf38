// Package figure draws figures with a body, as sticker-like pieces with a paper edge around them, and has them live: they glide from mood
// to mood and do something small by themselves at rest.
//
// It knows no game: the caller draws each figure with a Pen and says which expression shows a mood.
package figure
