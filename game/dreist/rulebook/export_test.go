package rulebook

// IndexKeys returns the keys of everything that the index says.
func IndexKeys() []string {
	var keys []string
	for _, name := range indexed() {
		keys = append(keys, IndexKey+name)
	}
	return keys
}
