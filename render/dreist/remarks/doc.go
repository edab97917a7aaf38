// Package remarks chooses what Egon and the computer players say about events: the occasion, the line of its pool, and
// how long it is shown. The same match played in the same way gets the same remarks. It draws nothing and knows no
// clock.
package remarks
