// Package arttest compares pictures and colours in tests.
package arttest
