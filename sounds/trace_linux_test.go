//go:build !ebitenginevmguest

package sounds

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"

	"dreist/build/need"
)

// hideServers hides the sound servers and configurations of this computer from a test, and skips the test if there is a sound card.
func hideServers(t *testing.T) {
	t.Helper()
	for _, name := range []string{"PULSE_SERVER", "PULSE_RUNTIME_PATH", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "HOME"} {
		t.Setenv(name, "")
	}
	if findDevice() == nil {
		t.Skip("this computer can play sound")
	}
}

func TestPlayerWithoutDeviceIsSilent(t *testing.T) {
	hideServers(t)
	synctest.Test(t, func(t *testing.T) {
		p := OpenPlayer()
		p.Play(Cue{Clip: LayClip})
		synctest.Wait()
		if err := p.Err(); !errors.Is(err, errNoDevice) {
			t.Errorf("Err() = %v, want %v", err, errNoDevice)
		}
		p.Play(Cue{Clip: LayClip})
		p.Close()
	})
}

func TestTracesOfDevices(t *testing.T) {
	for variable, path := range map[string]string{
		"XDG_RUNTIME_DIR":    "pulse/native",
		"PULSE_RUNTIME_PATH": "native",
		"XDG_CONFIG_HOME":    "alsa/asoundrc",
		"HOME":               ".asoundrc",
	} {
		t.Run(variable, func(t *testing.T) {
			hideServers(t)
			home := t.TempDir()
			t.Setenv(variable, home)
			if findDevice() == nil {
				t.Fatal("an empty folder is taken for a device")
			}
			file := filepath.Join(home, path)
			need.OK(t, os.MkdirAll(filepath.Dir(file), 0o755))
			need.OK(t, os.WriteFile(file, nil, 0o644))
			if err := findDevice(); err != nil {
				t.Errorf("%s is there, but: %v", path, err)
			}
		})
	}
	t.Run("PULSE_SERVER", func(t *testing.T) {
		t.Setenv("PULSE_SERVER", "tcp:music.example")
		if err := findDevice(); err != nil {
			t.Errorf("a named server is not tried: %v", err)
		}
	})
}
