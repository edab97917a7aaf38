// Package e2e tests the real program from outside, as a person would use it: cards are dragged, keys struck, ticks
// counted, pictures and sounds compared. It holds nothing but tests.
//
// They need a display, a virtual one will do, and so stand behind the build tag window:
//
//	go test -tags window ./build/e2e
//	go test -tags window ./build/e2e -update    writes the golden pictures anew; look at them before they are kept
package e2e
