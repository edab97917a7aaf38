package guesttest

import (
	"slices"
	"strings"
	"testing"

	"dreist/render/target"
)

// WantLegible fails the test if the label of an enabled target is cut off, or two targets overlap; how describes the situation.
func WantLegible(t testing.TB, how string, all []target.Target) {
	t.Helper()
	isPage := func(o target.Target) bool { // on which others lie and roll
		_, rolls := target.Find(all, o.ID+".bar")
		return rolls || o.ID == "settings" || strings.HasPrefix(o.ID, "page.")
	}
	leaves := func(o target.Target) bool { // below the end of a page
		return slices.ContainsFunc(all, func(bar target.Target) bool {
			return strings.HasSuffix(bar.ID, ".bar") && o.Rect.Y < bar.Rect.Bottom() && o.Rect.Bottom() > bar.Rect.Bottom()+1
		})
	}
	seen := slices.DeleteFunc(slices.Clone(all), func(o target.Target) bool { return !o.Enabled || isPage(o) || leaves(o) })
	for i, at := range seen {
		if at.Cut {
			t.Errorf("%s: %s: %q is cut", how, at.ID, at.Label)
		}
		for _, o := range seen[:i] {
			isCard := at.Label+o.Label == "" && at.Rect.W == o.Rect.W && at.Rect.H == o.Rect.H
			isPart := strings.HasPrefix(at.ID, o.ID+".") || strings.HasPrefix(o.ID, at.ID+".")
			wide := min(at.Rect.Right(), o.Rect.Right()) - max(at.Rect.X, o.Rect.X)
			high := min(at.Rect.Bottom(), o.Rect.Bottom()) - max(at.Rect.Y, o.Rect.Y)
			if !isCard && !isPart && wide > 1 && high > 1 {
				t.Errorf("%s: %s at %v lies over %s at %v", how, at.ID, at.Rect, o.ID, o.Rect)
			}
		}
	}
}
