package art

import "dreist/render/paint"

// Fish holds the outlines of a fat fish with its head to the left, around (0, 0) and about 35 units to every side.
type Fish struct{ Body, Tail, Fin *paint.Path }

// FishOutline returns the outlines of the fish, which several games draw.
func FishOutline() Fish {
	return Fish{
		Body: paint.StartPath(25, -2).Cubic(17, -8, 12, -23, -8, -23).Cubic(-23, -23, -33, -12, -33, 1).
			Cubic(-33, 14, -23, 24, -8, 24).Cubic(12, 24, 17, 8, 25, 2).Close(),
		Tail: paint.StartPath(21, 0).Cubic(25, -9, 30, -16, 37, -16).Cubic(39, -11, 34, -5, 33.5, 0).
			Cubic(34, 5, 39, 11, 37, 16).Cubic(30, 16, 25, 9, 21, 0).Close(),
		Fin: paint.StartPath(-13, -19).Cubic(-10, -29, 0, -34, 10, -32).Cubic(8, -27, 10, -22, 14, -14).Close(),
	}
}

// Bat holds the outlines of a bat from the front, around (0, 0) and about 41 units to every side. Ear and Wing are those on the right.
type Bat struct{ Body, Ear, Wing *paint.Path }

// BatOutline returns the outlines of the bat, which several games draw.
func BatOutline() Bat {
	return Bat{
		Body: paint.StartPath(0, -19).Cubic(13, -19, 21, -10, 21, 2).Cubic(21, 15, 13, 24, 0, 24).MirrorHalf(),
		Ear:  paint.StartPath(3, -17).Cubic(6, -25, 10, -31, 16, -34).Cubic(20, -27, 21, -18, 19, -7).Close(),
		Wing: paint.StartPath(15, -5).Cubic(20, -12, 28, -15, 39, -13).Cubic(37.5, -4, 39, 5, 41, 13).
			Quad(34, 9, 31.5, 17).Quad(26, 13, 23, 20).Quad(20, 16, 14, 17).Close(),
	}
}

// Imp holds the outlines of an imp's head from the front, around (0, 0) and about 36 units to every side. Horn and Ear are those on the right.
type Imp struct{ Head, Horn, Ear *paint.Path }

// ImpOutline returns the outlines of the imp, which several games draw.
func ImpOutline() Imp {
	return Imp{
		Head: paint.StartPath(0, -19).Cubic(15, -19, 23, -9, 24, 4).Cubic(25, 18, 14, 25, 0, 25).MirrorHalf(),
		Horn: paint.StartPath(5.5, -16).Cubic(7, -24, 12, -30, 22, -33).Cubic(21, -28, 21.5, -22, 20, -8).Close(),
		Ear:  paint.StartPath(20, -5).Cubic(25, -10, 30, -11, 36, -10).Cubic(34, -3, 30, 5, 22, 9).Close(),
	}
}

// ChickFeathers returns the outline of the chick, a ball of fluff around (0, 0), 35 units to every side.
func ChickFeathers() *paint.Path { return paint.Star(0, 0, 11, 23, 35, 0.5) }
