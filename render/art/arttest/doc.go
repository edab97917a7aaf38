// Package arttest compares pictures and colours in the tests of what draws them.
package arttest
