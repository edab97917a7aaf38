package table

import "dreist/render/session/request"

// Request adds a request to the program around the table.
func (t *Table) Request(kind request.Kind) {
	t.Requests = append(t.Requests, request.Request{Kind: kind})
}
