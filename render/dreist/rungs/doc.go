// Package rungs draws the ladder against Egon as a picture: a wooden ladder whose rungs tell with how many cards one plays there and how often others win,
// the figure that climbs it, and Egon who looks down from its end with a gift. It is told how far somebody has climbed and what is moving, and knows neither
// files nor matches.
package rungs
