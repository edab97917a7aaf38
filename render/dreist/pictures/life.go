package pictures

// Life lets Egon do something by himself now and then: he blinks, and seldom he does more. When and what follows from a
// seed. Between two bursts of it nothing moves.
type Life struct {
	Seed   uint64
	bursts uint64 // there have been
	next   int    // ticks until the next one
	blinks int    // since he last did more
	doing  Idle
	at     int // ticks since that began, 0 where nothing moves
}

const (
	restsAfter, restsWithin = 270, 90 // ticks between two bursts
	moreEvery               = 3       // bursts
)

// Pass lets ticks pass and reports whether the face changed. Only calm does Egon more than blink.
func (l *Life) Pass(ticks int, calm bool, mood Mood) bool {
	if l.next <= 0 { // it begins
		l.next = l.rest()
	}
	if l.at > 0 {
		before, _ := l.doing.at(l.at)
		if l.at += ticks; l.at >= l.doing.Ticks() {
			l.at = 0
			return true
		}
		now, _ := l.doing.at(l.at)
		return now != before
	}
	if l.next -= ticks; l.next > 0 {
		return false
	}
	l.next, l.at, l.doing = l.rest(), 1, Blink
	if l.blinks++; calm && l.blinks >= moreEvery {
		l.blinks, l.doing = 0, Yawn+Idle(l.hash()%uint64(Rub-Yawn))
		if mood == Gleeful {
			l.doing = Rub
		}
	}
	return true
}

// Blinks reports whether he shuts his eyes for a moment.
func (l *Life) Blinks() bool { return l.at > 0 && l.doing == Blink }

// Idles reports whether he does more than that by himself.
func (l *Life) Idles() bool { return l.at > 0 && l.doing != Blink }

// Next returns in how many ticks the face changes next.
func (l *Life) Next() int {
	if l.at > 0 {
		_, left := l.doing.at(l.at)
		return left
	}
	return max(1, l.next)
}

// Still ends what Egon does and reports whether that was anything.
func (l *Life) Still() bool {
	moved := l.at > 0
	l.at = 0
	return moved
}

// Pose returns the face of this tick.
func (l *Life) Pose(e Expression) Expression {
	if l.at == 0 {
		return e
	}
	n, _ := l.doing.at(l.at)
	return l.doing.Pose(e, stills[l.doing][n].t)
}

// rest returns how many ticks he rests.
func (l *Life) rest() int { return restsAfter + int(l.hash()%restsWithin) }

// hash returns the next number that follows from the seed.
func (l *Life) hash() uint64 {
	l.bursts++
	x := (l.Seed + l.bursts) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	return x ^ x>>31
}
