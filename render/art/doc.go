// Package art draws every still picture of the game from vector shapes: card faces and backs, base stones, Egon, the portraits of the seats, icons and
// badges, cloth and wood, ribbons, the marks of lessons and reviews, and the title. Each picture is made at exactly the size in pixels it is asked for,
// premultiplied and transparent outside its shape, so that it is crisp in every window.
//
// The package opens no display, keeps no pictures and knows no rules; whoever shows the pictures caches them. Only render may import it. Same request, same
// picture: nothing here is random.
package art
