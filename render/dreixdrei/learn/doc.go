// Package learn teaches DREI x DR3I: a rule book at a glance, whose diagrams are played by the rules; ten examples on live boards, see
// teach.Quest; and the guide of the first game. There the fish in front of the player and the bat among the partners say what to do next and
// mark it, and later remark on what happens for the first time.
//
// Package game/dreixdrei/primer says what is right and why, and what comes next; package render/teach has what all games share.
package learn
