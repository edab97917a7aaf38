// Package art draws, from vector shapes, the still pictures that several games use: base stones, icons, cloth and wood, ribbons, marks of
// lessons and replays, prizes. Each picture is drawn at exactly the requested size in pixels, so that it is crisp. It is premultiplied, and
// transparent outside its shape. Pictures of a single game are in that game's packages.
//
// The package opens no display, caches no pictures and knows no game. Equal calls draw equal pictures.
package art
