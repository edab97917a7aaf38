package table

import (
	"dreist/render/dreist/request"
)

// Request asks the program around the table for something.
func (t *Table) Request(kind request.Kind) {
	t.Requests = append(t.Requests, request.Request{Kind: kind})
}

// requests are what a table asks for.
type requests []request.Request

// Take returns them and forgets them.
func (r *requests) Take() []request.Request {
	taken := *r
	*r = nil
	return taken
}
