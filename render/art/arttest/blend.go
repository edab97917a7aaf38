package arttest

import (
	"reflect"
	"testing"
)

// SetAll sets every number in a face, given as a pointer, and in embedded faces.
func SetAll(face any, to float64) { setAll(reflect.ValueOf(face).Elem(), to) }

func setAll(v reflect.Value, to float64) {
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Struct {
			setAll(f, to)
		} else {
			f.SetFloat(to)
		}
	}
}

// WantAll fails the test unless every number in a face is want.
func WantAll(t *testing.T, face any, want float64) {
	t.Helper()
	wantAll(t, reflect.ValueOf(face), want)
}

func wantAll(t *testing.T, v reflect.Value, want float64) {
	t.Helper()
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Struct {
			wantAll(t, f, want)
		} else if got := f.Float(); got != want {
			t.Errorf("%s: got %v, want %v", v.Type().Field(i).Name, got, want)
		}
	}
}
