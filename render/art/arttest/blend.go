package arttest

import "reflect"

// Filled returns a face whose numbers, with those of embedded faces, all have the given value.
func Filled[F any](to float64) (face F) {
	setAll(reflect.ValueOf(&face).Elem(), to)
	return face
}

func setAll(v reflect.Value, to float64) {
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Struct {
			setAll(f, to)
		} else {
			f.SetFloat(to)
		}
	}
}
