package geom

// Placer finds the place of a label: of the offered places the one that costs least.
type Placer struct {
	Best      Rect // the place that costs least so far
	least     float64
	isOffered bool
	obstacles []obstacle
}

// obstacle is a rectangle that a label should not cover, at a cost for each covered square pixel.
type obstacle struct {
	Rect
	weight float64
}

// The usual weights of obstacles: Never for one that a label covers only if every offered place does, Seldom for one that it may cover.
const (
	Never  = 1e6
	Seldom = 1
)

// Avoid adds rectangles that cost a weight for each square pixel that a label covers.
func (p *Placer) Avoid(weight float64, all ...Rect) {
	for _, r := range all {
		p.obstacles = append(p.obstacles, obstacle{r, weight})
	}
}

// Cost returns how much it costs to cover the obstacles with rectangles.
func (p *Placer) Cost(all ...Rect) (cost float64) {
	for _, r := range all {
		for _, o := range p.obstacles {
			cost += r.Overlap(o.Rect) * o.weight
		}
	}
	return cost
}

// Offer compares a place with the best one so far, and reports whether it replaces it. The place has a cost of its own, and beside are
// rectangles that are drawn with the label. It has to be better by at least 1, which rounding errors never are.
func (p *Placer) Offer(at Rect, cost float64, beside ...Rect) (taken bool) {
	if cost += p.Cost(at) + p.Cost(beside...); p.isOffered && cost > p.least-1 {
		return false
	}
	p.Best, p.least, p.isOffered = at, cost, true
	return true
}
