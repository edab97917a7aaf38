// Package e2e tests the real program from outside, as a person would use it: cards are dragged, keys struck, ticks
// counted, pictures and sounds compared. It holds nothing but tests.
//
// They need a display, a virtual one will do, and so stand behind the build tag window:
//
//	go test -tags window ./build/e2e
//	DREIST_KEEP=DIR go test -tags window ./build/e2e    keeps in DIR what is seen where a picture is not as it shall be
//	go test -tags window ./build/e2e -update            writes the golden pictures anew; look at them before they are kept
//
// A display at twice the scale has a golden picture of its own. On Linux this brings one along and writes it anew:
//
//	sh -c '. build/deps.sh; start_display 192; DREIST_SCALE=2 go test -tags window ./build/e2e -run DragLays -update'
//
// A further golden picture is a call of wantGolden in a test, and the first -update with -run and the name of that test.
package e2e
