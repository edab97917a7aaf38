// Package pictures draws the pictures that only DREIst! has, from vector shapes like those of package art: card faces and backs,
// Egon, the portraits of the seats, and the title. Each picture is made at exactly the size in pixels it is asked for.
//
// The package keeps no pictures and plays no game: a Canvas asks for them as motifs, and its brush keeps them. Same request, same picture: nothing
// here is random.
package pictures
