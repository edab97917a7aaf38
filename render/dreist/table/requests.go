package table

import "dreist/render/session/request"

// The requests that only a table of DREIst! has, about marking cards that fit.
const (
	MarkFitting   request.Kind = "fitting"
	NoFitting     request.Kind = "fitting.no"
	MissedFitting request.Kind = "fitting.missed" // the question was not answered
)

// Request adds a request to the program around the table.
func (t *Table) Request(kind request.Kind) {
	t.Requests = append(t.Requests, request.Request{Kind: kind})
}
