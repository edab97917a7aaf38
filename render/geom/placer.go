package geom

// LabelPlacer finds the place of a label: the cheapest of the offered places.
type LabelPlacer struct {
	BestRect  Rect // the cheapest place so far
	least     float64
	isOffered bool
	obstacles []obstacle
}

// obstacle is a rectangle that a label should not cover, at a cost for each covered square pixel.
type obstacle struct {
	Rect
	weight float64
}

const (
	NeverCoverCost  = 1e6 // for obstacles that a label covers only if all offered places do
	SeldomCoverCost = 1   // for obstacles that a label may cover
)

// Avoid adds obstacles. Each square pixel of them that a label covers costs weight.
func (p *LabelPlacer) Avoid(weight float64, all ...Rect) {
	for _, r := range all {
		p.obstacles = append(p.obstacles, obstacle{r, weight})
	}
}

// Cost returns the cost of the obstacles that rectangles cover.
func (p *LabelPlacer) Cost(all ...Rect) (cost float64) {
	for _, r := range all {
		for _, o := range p.obstacles {
			cost += r.OverlapArea(o.Rect) * o.weight
		}
	}
	return cost
}

// Offer makes a place the best one if it is cheaper by at least 1, more than a rounding error, and reports whether it did. cost is the
// place's own cost, and beside are further rectangles drawn with the label.
func (p *LabelPlacer) Offer(at Rect, cost float64, beside ...Rect) (taken bool) {
	if cost += p.Cost(at) + p.Cost(beside...); p.isOffered && cost > p.least-1 {
		return false
	}
	p.BestRect, p.least, p.isOffered = at, cost, true
	return true
}
