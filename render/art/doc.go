// Package art draws the still pictures that games of cards share, from vector shapes: base stones, icons, cloth and
// wood, ribbons, the marks of lessons and reviews, prizes. Each picture is made at exactly the size in pixels it is
// asked for, premultiplied and transparent outside its shape, so that it is crisp in every window. What a single game
// draws of its own lies with that game.
//
// The package opens no display, keeps no pictures and knows no game; whoever shows the pictures caches them.
// Same request, same picture: nothing here is random.
package art
