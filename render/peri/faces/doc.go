// Package faces draws the playing cards of the patiences from vector shapes: 52 faces, their backs, the prints of empty places, the felt, and
// what else only this game draws, each a kit.Motif.
package faces
