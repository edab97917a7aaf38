// Package opponent shows the opponents of the person in front: Egon's face, hands and speech bubble, or at a table the other
// players' portraits, exclamations and a recap of the last moves. They are notified of the events of a match and never change it.
package opponent
