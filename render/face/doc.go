// Package face draws faces from an expression of a few numbers: eyes between lids, brows, a mouth or bill, a drop of sweat. An
// expression blends into another one, and the times of idle motions follow from a seed.
//
// It knows no game and no figure: the caller draws the head and gives the places of its features.
package face
