package pictures

// Life lets Egon do something by himself now and then: he blinks, and seldom he does more. When and what follows from a
// seed. Between two bursts of it nothing moves.
type Life struct {
	Seed        uint64
	bursts      uint64 // there have been
	blink, more int    // ticks until the next blink and the next of the others
	doing       Idle
	at          int // ticks since that began, 0 where nothing moves
}

const (
	blinkAfter, blinkWithin = 420, 240 // ticks
	moreAfter, moreWithin   = 2400, 1200
)

// Pass lets ticks pass and reports whether the face changed. Only calm does Egon more than blink.
func (l *Life) Pass(ticks int, calm bool, mood Mood) bool {
	if l.blink <= 0 && l.more <= 0 { // it begins
		l.blink, l.more = l.in(blinkAfter, blinkWithin), l.in(moreAfter, moreWithin)
	}
	if l.at > 0 {
		before := l.Pose(Expression{})
		if l.at += ticks; l.at >= l.doing.Ticks() {
			l.at = 0
		}
		return l.at == 0 || l.Pose(Expression{}) != before // in between he holds still
	}
	l.blink, l.more = l.blink-ticks, l.more-ticks
	if !calm {
		l.more = max(l.more, moreAfter/4)
	}
	switch {
	case l.more <= 0:
		l.more = l.in(moreAfter, moreWithin)
		l.doing = Yawn + Idle(l.hash()%uint64(Rub-Yawn))
		if mood == Gleeful {
			l.doing = Rub
		}
		l.blink = max(l.blink, blinkAfter/2)
	case l.blink <= 0:
		l.blink, l.doing = l.in(blinkAfter, blinkWithin), Blink
	default:
		return false
	}
	l.at = 1
	return true
}

// Next returns in how many ticks the face changes next.
func (l *Life) Next() int {
	if l.at > 0 {
		now, then := l.Pose(Expression{}), *l
		for then.at += l.doing.holds() - l.at%l.doing.holds(); then.at < l.doing.Ticks() && then.Pose(Expression{}) == now; {
			then.at += l.doing.holds()
		}
		return min(then.at, l.doing.Ticks()) - l.at
	}
	return max(1, min(l.blink, l.more))
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
	holds := l.doing.holds()
	return l.doing.Pose(e, (float64(l.at/holds*holds)+float64(holds)/2)/float64(l.doing.Ticks()))
}

// in returns a number of ticks.
func (l *Life) in(after, within int) int { return after + int(l.hash()%uint64(within)) }

// hash returns the next number that follows from the seed.
func (l *Life) hash() uint64 {
	l.bursts++
	x := (l.Seed + l.bursts) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	return x ^ x>>31
}
