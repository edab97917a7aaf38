package record

import (
	"dreist/game/peri"
	"dreist/game/record"
)

// Codes are the codes of deals. Their seed is the number of the deal.
var Codes = record.Codes[*peri.Patience]{Version: 'P', Setups: peri.Patiences}

// DealNumber returns the number of the deal that a seed chooses: its lowest 40 bits.
func DealNumber(seed uint64) uint64 { return seed % record.Seeds }
