// Package faces draws the playing cards of the patiences from vector shapes: 52 faces, their back, and the prints of empty places. Each
// picture is drawn at exactly the requested width in pixels.
//
// The package knows no patience and keeps no pictures. Equal calls draw equal pictures.
package faces
