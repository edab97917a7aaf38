//go:build window

package e2e

import (
	"crypto/sha256"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/script"
)

// TestTheScreenShowsNothingThatIsHidden makes the same input on two deals for three persons that differ only in what is hidden from the
// first two: the order of all piles and the hand of the third. Until the third takes the screen, every frame and every sound must be
// equal: behind the curtain, while cards are dealt, dragged, refused, taken back, filled up and replayed, with log and menu open, resized
// and in another language.
func TestTheScreenShowsNothingThatIsHidden(t *testing.T) {
	plain, other := twoDeals(t)
	a, b := showing(t, plain), showing(t, other)
	if len(a.frames) != len(b.frames) || len(a.frames) < 300 {
		t.Errorf("got %d and %d frames, want the same number of some hundred", len(a.frames), len(b.frames))
	}
	for i := range min(len(a.frames), len(b.frames)) {
		if a.frames[i] != b.frames[i] {
			t.Fatalf("frame %d differs", i)
		}
	}
	if !slices.Equal(a.heard, b.heard) {
		t.Errorf("what is heard differs:\n%v\n%v", a.heard, b.heard)
	}
	if differences(a.revealed, b.revealed, nil) == 0 {
		t.Error("the hand of the third looks the same, so that nothing was proved")
	}
}

// twoDeals returns two matches that look the same to the first two of three persons.
func twoDeals(t *testing.T) (plain, other *match.Match) {
	t.Helper()
	deal := dreist.NewTableDeal(3, 0, 4)
	begun := func() *match.Match {
		return need.Value(match.New(deal, record.NumberedSeats("Ada", "Ben", "Cem"), nil, play.DiscardSaver{}))(t)
	}
	plain = begun()
	// Each of the first two sees the hand and, at the end of the turn, the card that fills it.
	seen := func(seat int) int {
		if seat < 2 {
			return dreist.HandSize + 1
		}
		return 0
	}
	var hidden []dreist.Card
	for seat, pile := range deal.Piles {
		hidden = append(hidden, pile[seen(seat):]...)
	}
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	for seat, pile := range deal.Piles {
		known := slices.Clone(pile[:seen(seat)])
		n := len(pile) - len(known)
		deal.Piles[seat], hidden = append(known, hidden[:n]...), hidden[n:]
	}
	return plain, begun()
}

// show is the frames and sounds of a match.
type show struct {
	frames   [][sha256.Size]byte
	heard    []string
	revealed *image.RGBA // the hand of the third
}

// showing makes the input.
func showing(t *testing.T, m *match.Match) *show {
	t.Helper()
	at := script.StartState{Language: "de_DE.UTF-8", Size: image.Pt(960, 600), Stored: []script.StoredItem{{Kind: "saved", Name: string(store.TableSlot), Text: m.Record()}}}
	d := need.Value(host.StartForScript(&at, store.Notes{"speed": store.EncodeJSON(store.FastSpeed)}))(t)
	endWith(t, d)
	s := &show{}
	d.SetTicksPerFrame(2)
	d.WatchFrames(func(img *image.RGBA) { s.frames = append(s.frames, sha256.Sum256(img.Pix)) })
	d.Advance(8)
	d.PressTarget("start.table")
	d.Advance(8)
	d.PressKey(ebiten.KeyEnter)
	d.Advance(40)
	overCurtain(d)
	raiseCurtain(d)
	firstTurn(t, d, m.Position())
	overCurtain(d)
	raiseCurtain(d)
	d.PressKey(ebiten.KeyW)
	if !d.Motion().Busy {
		t.Error("nothing is played again")
	}
	d.WaitForRest()
	d.WaitForRest() // until everything is back in place
	d.PressKey(ebiten.KeyL)
	d.Advance(20)
	d.PressKey(ebiten.KeyL)
	discard(d, m.Position().Hand(1)[2])
	overCurtain(d)
	hold(t, d)
	for _, heard := range d.TakeStartedSounds() {
		s.heard = append(s.heard, fmt.Sprint(heard))
	}
	d.WatchFrames(nil)
	raiseCurtain(d)
	s.revealed = look(t, d)
	hold(t, d)
	notes := need.Value(need.Value(d.Home().OpenStore())(t).LoadNotes(store.SettingsNotes))(t)
	if got := store.SettingsOf(notes).Language; got != store.English {
		t.Errorf("the language was not changed: %q", got)
	}
	return s
}

// raiseCurtain raises the curtain for the player to move.
func raiseCurtain(d *drive.Driver) {
	d.PressKey(ebiten.KeyEnter)
	d.WaitForRest()
	d.Advance(script.StillTicks)
}

// discard discards a card of the hand, also if another could be laid.
func discard(d *drive.Driver, c dreist.Card) {
	d.Drag(d.PointOf(scene.CardID(c)), d.PointOf("discard"))
	if d.WaitForRest(); d.HasTarget("button.discard") {
		d.PressKey(ebiten.KeyD)
		d.WaitForRest()
	}
}

// overCurtain does everything behind the curtain that could reveal a hand: keys, clicks, the menu, another size.
func overCurtain(d *drive.Driver) {
	d.Advance(10)
	for _, key := range []ebiten.Key{ebiten.KeyF10, ebiten.KeyU, ebiten.KeyW, ebiten.KeyDigit1, ebiten.KeyL, ebiten.KeyM, ebiten.KeyM} {
		d.PressKey(key)
	}
	frame := d.WindowFrame()
	d.Click(geom.Point{X: frame.W * 0.4, Y: frame.H * 0.9})
	d.PressKey(ebiten.KeyEscape)
	d.Advance(6)
	d.PressKey(ebiten.KeyEscape)
	d.Advance(6)
	d.Resize(image.Pt(1100, 640))
	d.Advance(10)
	d.Resize(image.Pt(960, 600))
	d.Advance(14)
}

// firstTurn lets the first person drag, be refused, take back, open log and menu, change the language and discard.
func firstTurn(t *testing.T, d *drive.Driver, p *dreist.Position) {
	t.Helper()
	hand := p.Hand(0)
	d.Drag(d.PointOf(scene.CardID(hand[0])), d.PointOf(scene.CellID(dreist.Cell{Row: 1, Column: 1 + hand[0].Number()%8})))
	d.Advance(40)
	for _, c := range hand {
		if rows := p.LegalRows(c); rows != 0 { // an opening, as the layout is empty
			d.Drag(d.PointOf(scene.CardID(c)), d.PointOf(scene.CellID(c.Cell(rows.First()))))
			d.WaitForRest()
			d.PressKey(ebiten.KeyU)
			d.WaitForRest()
			break
		}
	}
	d.PressKey(ebiten.KeyL)
	d.Advance(10)
	d.PressKey(ebiten.KeyL)
	d.PressKey(ebiten.KeyF10)
	d.Advance(6)
	d.PressTarget("menu.settings")
	d.PressTarget("language.en")
	d.PressKey(ebiten.KeyEscape)
	d.PressKey(ebiten.KeyEscape)
	d.Advance(30)
	d.PressKey(ebiten.KeyDigit3)
	d.Advance(10)
	d.PressKey(ebiten.KeyEscape)
	discard(d, hand[1])
	hold(t, d)
}
