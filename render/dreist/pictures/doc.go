// Package pictures draws the pictures that only DREIst! has, from vector shapes like those of package art: card faces and backs,
// Egon, the portraits of the seats, and the title. Each picture is made at exactly the size in pixels it is asked for.
//
// The package keeps no pictures and plays no game; whoever shows the pictures caches them. Same request, same picture: nothing
// here is random.
package pictures
