// Package sounds makes and plays the sounds of the game: paper, wood and a few notes.
//
// Every clip is computed from oscillators and noise on its first use; there are no sound files. Synthesize is pure: a cue and a variation
// always give the same samples. A Player chooses the variation, applies the volumes and passes the samples to the sound device. It never
// blocks its caller and never fails: without a device, or when the device fails, it is silent, keeps the reason for Err and tries again with
// later clips.
//
// The package knows cues, not rules: callers translate events of a match into cues.
//
// The device is oto in the normal build. Builds with the tag ebitenginevmguest use Ebitengine's audio package instead, whose streams a
// test host can read.
package sounds
