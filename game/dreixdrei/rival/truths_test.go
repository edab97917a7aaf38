package rival_test

import (
	"math"
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
)

// truths are what has to hold for each kind of reason.
var truths = [rival.ReasonKindCount]func(h *held) bool{
	rival.NoReason:         func(h *held) bool { return true },
	rival.FinishesNow:      func(h *held) bool { return h.after.IsFinished(h.seat()) && h.after.Place(h.seat()) == h.r.Place },
	rival.FinishesNextTurn: func(h *held) bool { return h.keeps() && !h.r.SecondKind.IsNumber() && h.finishes() },
	rival.BlocksNextSeat: func(h *held) bool {
		return h.passes() && h.stuck(h.line[0]) == 1 != h.r.HasSpecials && h.allKnown() && h.otherFits() &&
			!h.nextLays(h.line[0], dreixdrei.Kind.IsNumber)
	},
	rival.HindersNextSeat: hinders,
	rival.DeletesPile:     clears,
	rival.ReachesPhase2:   func(h *held) bool { return h.begins(2) && h.after.HandSize(h.seat()) == 0 && h.again() },
	rival.ReachesPhase3: func(h *held) bool {
		return h.begins(3) && h.after.FaceDownCount(h.seat()) == h.r.FaceDownCount && h.again()
	},
	rival.LaysMoreCards: several,
	rival.LaysSpecial: func(h *held) bool {
		return !h.fits(dreixdrei.Kind.IsNumber) && !h.r.CardKind.IsNumber() && h.p.PileSize() == h.r.CardCount && h.r.CardCount > 0 && h.keeps() &&
			(!h.r.FewNumbersFit || h.hard()) && (h.r.FewNumbersFit || h.r.CardKind != dreixdrei.Joker) && (!h.r.AnyFitsAfterRestart || h.anyFits())
	},
	rival.LaysRarelyFittingCard: smallest,
	rival.KeepsSeven: func(h *held) bool {
		known := func(k dreixdrei.Kind) bool { return h.p.CountKnownInHand(h.p.NextSeat(h.seat()), k) > 0 }
		return h.r.SecondKind == dreixdrei.Seven && h.keeps() && h.lays(h.r.SecondKind) && h.lasts() && !slices.ContainsFunc(sevens, known)
	},
	rival.KeepsCards: keeps,
	rival.LaysOnlyFittingCard: func(h *held) bool {
		return h.p.PileSize() == h.r.CardCount && h.r.CardCount > 0 && !h.fits(func(k dreixdrei.Kind) bool { return k != h.r.CardKind })
	},
	rival.RemovesFour: func(h *held) bool {
		n := h.p.CountInHand(h.seat(), h.r.CardKind)
		for _, c := range h.p.Pile() {
			if c.Kind() == h.r.CardKind {
				n++
			}
		}
		return n >= 4 && h.after.HandSize(h.seat()) == h.r.HandSize && h.after.CountInHand(h.seat(), h.r.CardKind) == n%4
	},
	rival.GainsCards: gains,
	rival.PicksUpToKeepSpecial: func(h *held) bool {
		only := h.r.SecondKind == dreixdrei.NoKind || !h.fits(func(k dreixdrei.Kind) bool { return k != h.r.SecondKind })
		return h.p.PileSize() == h.r.CardCount && h.r.CardCount <= 5 && !h.fits(dreixdrei.Kind.IsNumber) && only && h.keeps() &&
			h.fits(func(dreixdrei.Kind) bool { return true })
	},
	rival.RisksFaceDown: func(h *held) bool {
		fits := h.turnsUp()
		return math.Abs(fits-float64(h.r.ProbabilityTenths)/10) < 0.15 && (h.r.ProbabilityTenths < 10 || fits == 1) && h.r.FaceDownCount == h.p.FaceDownCount(h.seat())-1
	},
	rival.SavesCardsForEnd: func(h *held) bool {
		end := h.end()
		for i, k := range h.r.FrontCards.Kinds() {
			if len(demands(k)) <= len(demands(h.r.HandCards[i])) || h.r.HandCards[i] > slices.MinFunc(cards(end.OpenCards(h.seat())), byKind).Kind() {
				return false
			}
		}
		for _, k := range h.r.KeptKinds.Kinds() {
			if h.p.CountInHand(h.seat(), k) == 0 || end.CountInHand(h.seat(), k) == 0 || len(demands(k)) <= len(demands(h.r.CardKind)) {
				return false
			}
		}
		return h.moves() && h.r.CardKind == h.r.FrontCards[0]
	},
	rival.CollectsEqualOpenCards: func(h *held) bool {
		end := h.end()
		return h.r.CardKind.IsNumber() && end.CountOpenCards(h.seat(), h.r.CardKind) == h.r.CardCount && h.r.CardCount > max(1, h.p.CountOpenCards(h.seat(), h.r.CardKind)) &&
			h.r.CardKind >= 8 && h.moves() && (h.r.SecondKind == dreixdrei.NoKind || !h.r.SecondKind.IsNumber() && slices.Contains(h.r.FrontCards[:], h.r.SecondKind))
	},
	rival.StrengthensHand: func(h *held) bool {
		most := slices.MaxFunc(h.p.AppendHand(nil, h.seat()), byKind).Kind()
		return h.r.HandCards[0] >= 9 && (most <= 6 || most.IsNumber() && !h.r.CardKind.IsNumber() && h.r.SwapCount == 1) && h.moves() && h.r.CardKind == h.r.HandCards[0]
	},
	rival.NeedsNoSwap: func(h *held) bool {
		open, hand := h.p.OpenCards(h.seat()), h.p.AppendHand(nil, h.seat())
		return h.line[0] == dreixdrei.EndSwap() && slices.MaxFunc(hand, byKind).Kind() <= slices.MinFunc(open[:], byKind).Kind()
	},
}

// several holds what laying more cards at once is good for: as many less are left, or each is replaced by a new one.
func several(h *held) bool {
	other, _, err := dreixdrei.Apply(h.p, h.other[0])
	if err != nil || h.r.LaidCount != len(h.line[0].CardsToLay()) || h.r.OtherMoves.LaidCount != len(h.other[0].CardsToLay()) || h.r.LaidCount <= h.r.OtherMoves.LaidCount {
		return false
	}
	size := h.after.HandSize(h.seat())
	switch drawn := h.p.DrawPileSize() - h.after.DrawPileSize(); {
	case drawn == 0:
		return h.r.DrawnCount == 0
	case h.r.IsHandRenewed():
		return drawn == h.r.LaidCount && len(h.r.FittingNumbers()) <= 5 && slices.Equal(h.r.FittingNumbers(), demands(h.r.CardKind)) &&
			h.p.CountInHand(h.seat(), h.r.CardKind) == h.r.LaidCount
	}
	return size == h.r.HandSize && other.HandSize(h.seat()) == h.r.OtherMoves.HandSize && size < h.r.OtherMoves.HandSize
}

// hinders holds how often the next seat is stuck after both ways.
func hinders(h *held) bool {
	near := func(m dreixdrei.Move, tenths int) bool { return math.Abs(h.stuck(m)-float64(tenths)/10) < 0.15 }
	return h.hard() && (!h.r.OtherMoves.NeverHappens || h.stuck(h.other[0]) == 0) && h.passes() && near(h.line[0], h.r.ProbabilityTenths) &&
		near(h.other[0], h.r.OtherMoves.ProbabilityTenths) && h.r.ProbabilityTenths > h.r.OtherMoves.ProbabilityTenths && (!h.r.IsStuckTwiceAsOften || h.stuck(h.line[0]) > 1.5*h.stuck(h.other[0]))
}

// clears holds that the cards which are told of do not fit, and can be laid after the DELETE.
func clears(h *held) bool {
	if h.r.SecondKind == dreixdrei.NoKind {
		return turns(h)
	}
	demand, _ := h.p.Demand()
	return h.after.PileSize() == 0 && h.after.Turn() == h.seat() && !h.r.SecondKind.CanMeet(demand) &&
		slices.ContainsFunc(h.after.AppendLays(nil), func(m dreixdrei.Move) bool {
			return m.Kind() == h.r.SecondKind && len(m.CardsToLay()) == h.r.HeldCount && m.CardsToLay()[0].Kind == h.r.SecondKind
		})
}

func turns(h *held) bool {
	moves := h.after.AppendMoves(nil)
	return h.after.PileSize() == 0 && h.after.FaceDownCount(h.seat()) == h.r.FaceDownCount && len(moves) == h.r.FaceDownCount &&
		moves[0].Action == dreixdrei.TurnOverCard && h.r.LaidCount == max(len(h.line[0].CardsToLay()), 1) // a JOKER that is named has no pieces
}

// keeps holds that high numbers are kept for which new cards would be drawn, or specials.
func keeps(h *held) bool {
	if h.r.SecondKind.IsNumber() {
		other, _, err := dreixdrei.Apply(h.p, h.other[0])
		return err == nil && other.DrawPileSize() < h.after.DrawPileSize() && h.r.SecondKind == h.r.CardKind && h.r.CardKind >= 9 && h.keeps() && h.lasts()
	}
	return h.keeps() && h.lays(h.r.SecondKind) && h.lasts() && h.p.PileSize() == h.r.CardCount && h.r.OtherSpendsLastSpecials == h.last()
}

// smallest holds that what is kept fits on more numbers than what is laid.
func smallest(h *held) bool {
	of, with := demands(h.r.CardKind), demands(h.r.SecondKind)
	if seldom := h.r.RareNumbers(); seldom != nil && !slices.Equal(seldom, of) {
		return false
	}
	more := slices.DeleteFunc(slices.Clone(with), func(k dreixdrei.Kind) bool {
		left := k.CardsIn(h.p.SetCount())
		for _, c := range h.p.RemovedCards() {
			if c.Kind() == k {
				left--
			}
		}
		return slices.Contains(of, k) || left == 0
	})
	lost := slices.DeleteFunc(slices.Clone(of), func(k dreixdrei.Kind) bool { return slices.Contains(with, k) })
	if h.r.CanAloneFollowSeven() != (len(lost) > 0) || len(lost) > 1 || len(lost) == 1 && lost[0] != dreixdrei.Seven {
		return false
	}
	if h.fits(func(k dreixdrei.Kind) bool { return k < h.r.CardKind || k.IsNumber() && len(demands(k)) < len(of) }) {
		return false
	}
	return len(with) > len(of) && slices.Equal(h.r.ExtraNumbers(), more) && len(more) > 0 && h.keeps() && h.lays(h.r.SecondKind) && h.lasts()
}

// sevens are the cards that fit on a 7.
var sevens = []dreixdrei.Kind{3, 4, 5, 6, 7, dreixdrei.Delete, dreixdrei.Invisible, dreixdrei.Restart, dreixdrei.Joker}

// gains holds that what is told of lies in the pile.
func gains(h *held) bool {
	n := 0
	for _, c := range h.p.Pile() {
		if k := c.Kind(); h.r.CardKind.IsNumber() && k == h.r.CardKind || !h.r.CardKind.IsNumber() && !k.IsNumber() {
			n++
		}
	}
	return n == h.r.GainedCount && n > 0 && h.r.CardKind >= 11 && h.p.PileSize() == h.r.CardCount && h.keeps()
}

// hard reports whether the pile demands what is told of, and no number below it fits, or above a 7.
func (h *held) hard() bool {
	next, _ := h.after.Demand()
	for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
		if k.CanMeet(next) && (next == dreixdrei.Seven && k > next || next != dreixdrei.Seven && k < next) {
			return false
		}
	}
	return next == h.r.Demand && next != dreixdrei.NoKind && h.after.Turn() == h.r.NextSeat
}

// allKnown reports whether all cards of the next hand have been seen.
func (h *held) allKnown() bool {
	n := 0
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		n += h.p.CountKnownInHand(h.r.NextSeat, k)
	}
	return n == h.p.HandSize(h.r.NextSeat) && (n > 0 || h.p.Phase(h.r.NextSeat) == 2)
}

// otherFits reports whether the next seat could lay the card that is told of after the other way, if one is.
func (h *held) otherFits() bool {
	k := h.r.OtherMoves.FittingKind
	if k == dreixdrei.NoKind {
		return len(h.other) == 0 || h.r.OtherMoves.LaidCount == 0
	}
	return h.nextLays(h.other[0], func(fits dreixdrei.Kind) bool { return fits == k })
}

// nextLays reports whether the next seat can lay such a card after a move.
func (h *held) nextLays(m dreixdrei.Move, such func(dreixdrei.Kind) bool) bool {
	after, _, err := dreixdrei.Apply(h.p, m)
	return err == nil && after.Turn() == h.r.NextSeat && slices.ContainsFunc(after.AppendLays(nil), func(m dreixdrei.Move) bool {
		return such(m.CardsToLay()[0].Kind)
	})
}

// moves reports whether an exchange moves what is told of, and nothing else.
func (h *held) moves() bool {
	end := h.end()
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		n := 0
		for i := range h.r.FrontCards {
			if h.r.FrontCards[i] == k {
				n++
			}
			if h.r.HandCards[i] == k {
				n--
			}
		}
		if end.CountOpenCards(h.seat(), k)-h.p.CountOpenCards(h.seat(), k) != n {
			return false
		}
	}
	return len(h.r.FrontCards.Kinds()) == h.r.SwapCount && h.r.SwapCount > 0
}

func cards(open [dreixdrei.SpotsPerSeat]dreixdrei.Card) []dreixdrei.Card { return open[:] }
