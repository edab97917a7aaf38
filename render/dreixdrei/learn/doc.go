// Package learn teaches DREI x DR3I: a rule book at a glance, whose diagrams are played by the rules; ten examples on live boards, see
// teach.ExampleGuide; and the guide of the first game. There the player's fish and the bat among the others give tasks and mark their cards, and
// later remark on things that happen for the first time.
//
// Package game/dreixdrei/primer has the right moves, the reasons and the order of tasks; package render/teach has the parts of all games.
package learn
