package sounds

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"
)

// frame is the size in bytes of one stereo sample.
const frame = 8

// stream is a reader of mono samples as interleaved stereo, 32-bit floats in little endian. Clips in mono need half the memory.
type stream struct {
	samples []float32
	next    int
}

// Read fills whole frames only.
func (s *stream) Read(buf []byte) (int, error) {
	if s.next == len(s.samples) {
		return 0, io.EOF
	}
	n := min(len(buf)/frame, len(s.samples)-s.next)
	for i, sample := range s.samples[s.next : s.next+n] {
		bits := math.Float32bits(sample)
		binary.LittleEndian.PutUint32(buf[i*frame:], bits)
		binary.LittleEndian.PutUint32(buf[i*frame+frame/2:], bits)
	}
	s.next += n
	return n * frame, nil
}

// Seek supports only two moves, those that devices make: to the start, and by 0.
func (s *stream) Seek(offset int64, whence int) (int64, error) {
	switch {
	case offset == 0 && whence == io.SeekStart:
		s.next = 0
	case offset == 0 && whence == io.SeekCurrent:
	default:
		return 0, fmt.Errorf("sounds: seek a clip by %d from %d: only its start can be reached", offset, whence)
	}
	return int64(s.next) * frame, nil
}
