// Package need ends a test at the first unexpected error. Only tests import it.
package need

// tester is a test, a benchmark or a random check, which Fatal ends.
type tester interface {
	Helper()
	Fatal(args ...any)
}

// OK ends a test if any of the errors is not nil.
func OK(t tester, errs ...error) {
	t.Helper()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Value returns a function that returns the value or, if err is not nil, ends the test: need.Value(f())(t).
func Value[T any](value T, err error) func(tester) T {
	return func(t tester) T {
		t.Helper()
		OK(t, err)
		return value
	}
}
