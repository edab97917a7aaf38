package start

import "dreist/render/dreist/title"

// blinks lets the figures of the title blink, now and then some of them one after the other. When and who follows from a
// seed. Between two bursts nothing moves.
type blinks struct {
	bursts uint64 // there have been
	until  int    // ticks until the next one
	at     int    // ticks since this one began
	who    int    // how many figures it has, 0 where there is none
	order  [title.Figures]int
}

const (
	blinkAfter, blinkWithin = 330, 240 // ticks between two bursts
	blinkTicks              = 7        // of a figure, after which the next one blinks: one picture ends a blink and begins another
)

// pass lets ticks pass and reports whether that changed who blinks.
func (b *blinks) pass(ticks int) bool {
	if b.who == 0 {
		if b.until <= 0 {
			b.until = blinkAfter
		}
		if b.until -= ticks; b.until <= 0 {
			b.begin()
			return true
		}
		return false
	}
	before := b.shuts()
	if b.at += ticks; b.at >= blinkTicks*b.who {
		b.still()
		return true
	}
	return b.shuts() != before
}

// begin begins a burst.
func (b *blinks) begin() {
	n := b.next()
	b.who, b.at, b.until = 1+int(n%3), 0, blinkAfter+int(n>>8%blinkWithin)
	for i := range b.order {
		b.order[i] = (int(n>>16)%title.Figures + i*2) % title.Figures
	}
}

// still ends the burst.
func (b *blinks) still() { b.who, b.at = 0, 0 }

// wake returns in how many ticks that changes next.
func (b *blinks) wake() int {
	if b.who == 0 {
		return max(b.until, 1)
	}
	return blinkTicks - b.at%blinkTicks
}

// shuts returns which figure blinks now, or nobody.
func (b *blinks) shuts() int {
	if b.who == 0 {
		return nobody
	}
	return b.order[b.at/blinkTicks]
}

// shut reports whether a figure blinks now.
func (b *blinks) shut(i int) bool { return b.shuts() == i }

// next returns the next number that follows.
func (b *blinks) next() uint64 {
	b.bursts++
	x := b.bursts * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	return x ^ x>>31
}
