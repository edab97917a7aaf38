// Package script plays scripts: the steps of a person in the program's window, one per line, with the expected text of the screen.
//
// The first lines of a script say how the program starts:
//
//	language de     its language; English by default
//	size 960x560    of the window in logical pixels; 1280x800 by default
//	seed 7          of the deals
//	newcomer        nobody has played before
//	window          build/e2e plays the script in the real window, too
//	saved SLOT      an unfinished game, its record in the lines below, each after "| "
//	notes NAME      notes of the player such as settings, below them their values as JSON
//	finished        finished games, below it the JSON of each
//
// Then its steps follow, each a verb and its arguments. Places are the IDs of targets and of places at a table. An offset, as a fraction of
// their size, replaces the centre: prompt@.5,0.
//
//	press ID…                press targets, one after the other, with time to come to rest
//	key KEY…, strike KEY…    press keys with time to come to rest, or without; Control+Z holds one
//	type TEXT                type a text; _ is a space
//	point, click PLACE       move the mouse, click
//	hold, drag PLACE PLACE   drag a card, without or with releasing; up releases
//	wheel NOTCHES            turn the wheel
//	resize WIDTHxHEIGHT      change the size of the window
//	wait TICKS               wait
//	await ID                 wait until a target can be pressed
//	until EVENT PART         wait until a part of an event has been shown
//	settle                   wait until nothing moves
//	skip                     skip the turns of the other players
//	read, read LINES         end motion and note what the screen says, or its first lines, in the lines below, each after "> "
//	says, hides TEXT         a text that the screen says, or does not
//	snap NAME                take a picture, where pictures are taken
//	burst NAME COUNT TICKS   take pictures of a motion, some ticks apart
//
// Lines that begin with "#" are comments. Play returns the script with the actual text of the screen, so that a test compares two texts.
package script
