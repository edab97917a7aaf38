// Package figure draws figures with a body, as sticker-like pieces with a paper edge around them, and has them live: they glide from mood
// to mood and do something small by themselves at rest.
//
// A face is drawn from an expression of a few numbers: eyes between lids, brows, a mouth or bill, a drop of sweat. An expression blends into
// another one, and the times of idle motions follow from a seed.
//
// It knows no game: the caller draws each figure with a Pen, gives the places of the features of its face, and says which expression shows a
// mood.
package figure
