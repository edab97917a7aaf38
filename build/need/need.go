// Package need ends a test at the first error that nothing in it expects. Tests alone import it.
package need

// tester is what ends: a test, a benchmark or a random check.
type tester interface {
	Helper()
	Fatal(args ...any)
}

// OK ends a test if one of several things that it did failed.
func OK(t tester, errs ...error) {
	t.Helper()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Value returns how to get a value: the test ends if there is an error in its place.
func Value[T any](value T, err error) func(tester) T {
	return func(t tester) T {
		t.Helper()
		OK(t, err)
		return value
	}
}
