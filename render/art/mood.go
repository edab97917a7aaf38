package art

// Mood is how Egon takes the match.
type Mood uint8

// Egon's moods.
const (
	Waiting   Mood = iota // it is somebody else's turn
	Curious               // he turns up a card
	Smug                  // he has laid one
	Sour                  // he had to set one aside
	Delighted             // he wins
	Beaten                // he loses

	// Moods is how many there are.
	Moods = iota
)

// Expression returns the face Egon makes in a mood.
func (m Mood) Expression() Expression {
	switch m {
	case Curious:
		return Expression{LidLeft: 1, LidRight: 1, Eye: 1.18, LookX: 0.15, LookY: 0.75, BrowLeft: 0.9, BrowRight: 1.3, TiltLeft: -0.5, TiltRight: -0.5,
			Open: 0.5, Width: 0.36, Blush: 0.3, Tilt: 6}
	case Smug:
		return Expression{LidLeft: 0.5, LidRight: 0.62, Eye: 1, Joy: 0.15, LookX: -0.7, LookY: 0.1, BrowLeft: -0.2, BrowRight: 1.1, TiltLeft: 0.5, TiltRight: -0.1,
			Curve: 0.8, Width: 0.95, Skew: 0.9, Blush: 0.6, Tilt: -6}
	case Sour:
		return Expression{LidLeft: 0.72, LidRight: 0.72, Eye: 0.96, LookX: 0.55, LookY: 0.35, BrowLeft: -0.9, BrowRight: -0.9, TiltLeft: 1.25, TiltRight: 1.25,
			Curve: -0.95, Width: 0.7, Skew: -0.25, Blush: 0.15, Tilt: 3}
	case Delighted:
		return Expression{LidLeft: 0, LidRight: 0, Eye: 1.12, Joy: 1, BrowLeft: 0.9, BrowRight: 0.9, TiltLeft: -0.3, TiltRight: -0.3,
			Curve: 1, Open: 1, Teeth: 0.9, Width: 1.2, Blush: 1, Tilt: -7}
	case Beaten:
		return Expression{LidLeft: 0.6, LidRight: 0.6, Eye: 1.05, LookX: -0.2, LookY: 0.8, BrowLeft: 0.5, BrowRight: 0.5, TiltLeft: -1.1, TiltRight: -1.1,
			Curve: -0.7, Width: 0.55, Skew: 0.2, Sweat: 1, Blush: 0.1, Tilt: 9}
	default:
		return Expression{LidLeft: 0.84, LidRight: 0.84, Eye: 1, LookX: 0.45, LookY: 0.05, Curve: 0.55, Width: 0.7, Skew: 0.15, BrowLeft: 0.1, BrowRight: 0.25, Blush: 0.5}
	}
}
