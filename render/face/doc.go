// Package face draws the faces of the house: eyes between lids, brows, a mouth or bill, a drop of sweat, as an expression of a few numbers
// has them. An expression glides into another one, and blinks come at times that follow from a seed.
//
// It knows no game and no figure: whoever draws a head says where its features sit.
package face
