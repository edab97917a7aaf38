//go:build !ebitenginevmguest

package sounds

import (
	"errors"
	"os"
	"path/filepath"
)

var errNoDevice = errors.New("no sound card and no sound server found")

// findDevice returns an error if opening a device would fail. It keeps the system's sound library from printing each of its many attempts on
// the terminal.
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

// deviceTraces returns patterns of files. If sound can be played, at least one of them exists: sound cards, sockets of sound servers, and
// configurations that may name another device.
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
