package arttest

import "reflect"

// Filled returns a face in which every number, also in embedded faces, is set to one value.
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
