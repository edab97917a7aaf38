package screens

import (
	"os"
	"strings"
	"testing"

	"dreist/game/profile"
	"dreist/game/store"
)

func TestAFileThatCannotBeWrittenIsToldAsSuch(t *testing.T) {
	g := newToy(t, t.TempDir(), higherCard())
	for err, want := range map[error]string{store.ErrDiskFull: "disk is full", store.ErrReadOnly: "folder is read-only", store.ErrBackupTooLarge: "too large"} {
		if got := g.Say(faultOfWriting(err)); !strings.Contains(got, want) {
			t.Errorf("%v is told as %q", err, got)
		}
	}
}

func TestABackupThatCannotBeRestoredIsTold(t *testing.T) {
	g := newToy(t, t.TempDir(), higherCard())
	for err, want := range map[error]string{
		store.ErrDiskFull: "disk is full", store.ErrReadOnly: "folder is read-only", store.ErrOtherCopy: "also open in another window",
		&store.ArchiveError{Err: store.ErrNewer}: "a newer version of Higher card", &store.ArchiveError{Err: store.ErrBackupTooLarge}: "too large",
		&store.ArchiveError{Name: "games/solo.dreist", Err: store.ErrDamaged}: "games/solo.dreist is damaged",
		&store.ArchiveError{Name: "../x", Err: store.ErrBadName}:              "x.zip isn’t a Higher card backup. ",
		os.ErrDeadlineExceeded: "That didn’t work",
	} {
		if got := g.faultOfRestoring("x.zip", err); !strings.Contains(got, want) || !strings.Contains(got, "Nothing has changed.") {
			t.Errorf("%v is told as %q", err, got)
		}
	}
}

// TestEachFailureOfTheDiskHasItsSentence tells of a full disk, a folder that may not be written to, and the rest.
func TestEachFailureOfTheDiskHasItsSentence(t *testing.T) {
	for reason, want := range map[profile.FailureReason]string{
		profile.DiskFull: "The disk is full", profile.DiskReadOnly: "folder is read-only", profile.WriteFailed: "couldn’t be saved",
	} {
		g := newToy(t, t.TempDir(), higherCard())
		for _, what := range []profile.DataKind{profile.GameData, profile.HistoryData} {
			g.tellFailed(profile.Failure{DataKey: profile.DataKey{Kind: what}, Reason: reason})
		}
		told := g.Notices()
		if len(told) != 1 || told[0].Title != "Not saved" || !strings.Contains(told[0].Text, want) {
			t.Errorf("%v: told %v, want one sentence with %q below a title", reason, told, want)
		}
	}
}
