// Package egon shows the opponents of the person in front: Egon's face, hands and speech bubble, also behind panels; at a table the
// other players' portraits, exclamations and a recap of the last moves; and how many cards everybody has left. They are notified
// of the events of a match and never change it.
package egon
