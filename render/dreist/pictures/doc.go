// Package pictures draws the pictures that only DREIst! has, from vector shapes like those of package art: card faces and backs,
// the portraits of the seats, and the title. Each picture is made at exactly the size in pixels it is asked for.
//
// The package caches no pictures and knows no rules: a Canvas draws motifs, and its brush caches their pictures. The same request
// gives the same picture: nothing here is random.
package pictures
