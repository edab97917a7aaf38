// Package remarks decides what Egon and the computer players say about what happens: on which occasion, which line of a
// pool, and for how long. The same match played in the same way hears the same. It knows no picture and no clock.
package remarks
