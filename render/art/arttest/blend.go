package arttest

import "reflect"

// FilledExpression returns an expression, a struct of numbers, in which all have the given value, those of embedded structs too.
func FilledExpression[F any](to float64) (face F) {
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
