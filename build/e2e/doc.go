// Package e2e tests the real program from outside, as a user would use it: it drags cards, presses keys, counts ticks, and compares
// pictures and sounds. It has only tests.
//
// They need a display, which may be virtual, and so have the build tag window:
//
//	go test -tags window ./build/e2e
//	DREIST_KEEP=DIR go test -tags window ./build/e2e    saves the pictures of failed comparisons in DIR
//	go test -tags window ./build/e2e -update            writes the golden pictures again; look at them before committing
//
// A display at twice the scale has a golden picture of its own. On Linux this starts one and writes the picture again:
//
//	sh -c '. build/deps.sh; start_display 192; DREIST_SCALE=2 go test -tags window ./build/e2e -run Scripts/dreist/turn -update'
//
// A new golden picture is a step snap in a script that is played in the window; run its test with -update.
package e2e
