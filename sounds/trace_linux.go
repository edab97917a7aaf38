//go:build !ebitenginevmguest

package sounds

import (
	"errors"
	"os"
	"path/filepath"
)

var errNoDevice = errors.New("no sound card and no sound server found")

// findDevice returns an error where opening a device could only fail. The system's sound
// library would report each of its many attempts on the terminal, and nothing can stop it.
func findDevice() error {
	if os.Getenv("PULSE_SERVER") != "" {
		return nil
	}
	for _, pattern := range deviceTraces() {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return nil
		}
	}
	return errNoDevice
}

// deviceTraces lists what at least one of exists where sound can be played: cards, sockets
// of sound servers, and configurations which may name a device of any other kind.
func deviceTraces() []string {
	traces := []string{"/dev/snd/pcmC*D*p", "/dev/dsp*", "/run/pulse/native", "/etc/asound.conf"}
	for _, trace := range []struct{ folder, path string }{
		{"PULSE_RUNTIME_PATH", "native"},
		{"XDG_RUNTIME_DIR", "pulse/native"},
		{"XDG_RUNTIME_DIR", "pipewire-*"},
		{"XDG_CONFIG_HOME", "alsa/asoundrc"},
		{"HOME", ".config/alsa/asoundrc"},
		{"HOME", ".config/pulse/*-runtime/native"},
		{"HOME", ".asoundrc"},
	} {
		if folder := os.Getenv(trace.folder); folder != "" {
			traces = append(traces, filepath.Join(folder, trace.path))
		}
	}
	return traces
}
