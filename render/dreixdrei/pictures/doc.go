// Package pictures draws the pictures that only DREI x DR3I has, from vector shapes like those of package art: number cards, whose numerals
// are fighters with boxing gloves, the four specials, jokers with a name, the back, the fighters fish and bat, the signs at seats and over the
// pile, the joker's wheel, the title. Each picture is made at exactly the size in pixels it is asked for.
//
// The package plays no game. The only pictures it keeps are those of a live figure; a brush keeps the rest. Same request, same picture:
// nothing here is random.
package pictures
