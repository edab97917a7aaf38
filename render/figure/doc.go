// Package figure draws and animates figures with a body. They look like stickers with a paper edge, blend from mood to mood, and make small
// idle motions at rest.
//
// A face is drawn from an expression of a few numbers: eyes between lids, brows, a mouth or bill, a drop of sweat. Expressions can be blended,
// and the times of idle motions follow from a seed.
//
// It knows no game: the caller draws each figure with a Pen, gives the places of its features, and defines the expression of each mood.
package figure
