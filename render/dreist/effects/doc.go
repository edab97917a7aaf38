// Package effects shows and plays what accompanies the motion of cards: the arrival of a table, the lettering and
// confetti of a DREIer, the dust and the nudge of a landing card, the bow of a gift, and the celebration at the end of a
// match until its panel rises. It is notified of each step that begins, and changes nothing else.
package effects
