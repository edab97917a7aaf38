package table

import "dreist/render/session/request"

// What a table of DREIst! asks besides what every table may: about cards that fit.
const (
	MarkFitting   request.Kind = "fitting"
	NoFitting     request.Kind = "fitting.no"
	MissedFitting request.Kind = "fitting.missed" // it was asked whether they are to be marked, and nobody answered
)

// Request asks the program around the table for something.
func (t *Table) Request(kind request.Kind) {
	t.Requests = append(t.Requests, request.Request{Kind: kind})
}
