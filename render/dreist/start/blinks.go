package start

// blinks makes one or two figures blink whenever Egon does, as the picture is redrawn then anyway. The number of blinks decides which.
type blinks struct {
	times uint64
	shut  [figureCount]bool
}

// follow shuts or opens eyes with Egon's.
func (b *blinks) follow(shut bool) {
	if shut == b.any() {
		return
	}
	b.shut = [figureCount]bool{}
	if shut {
		b.times++
		x := b.times * 0x9e3779b97f4a7c15
		x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
		x ^= x >> 31
		first := x % figureCount
		b.shut[first] = true
		if x>>8%2 == 0 {
			b.shut[(first+2)%figureCount] = true
		}
	}
}

func (b *blinks) any() bool { return b.shut != [figureCount]bool{} }
