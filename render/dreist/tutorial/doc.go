// Package tutorial guides the first game: it says what an idea is about, shows which card is meant, and sees to it that
// the basics come up. What comes next says game/dreist/tutor.
package tutorial
