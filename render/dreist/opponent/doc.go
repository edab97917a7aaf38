// Package opponent shows the opponents of the person in front: Egon's face and what he says, and at a table the other
// players' portraits with a word or two. They are notified of the events of a match and never change it.
package opponent
