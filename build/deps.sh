# What the scripts in this folder need from the system, and how they get it. To be sourced: . "$(dirname "$0")/deps.sh"

# heading prints what comes next.
heading() { printf '\n== %s\n' "$*"; }

# fail ends the script with a message.
fail() {
	printf '%s: %s\n' "$(basename "$0")" "$*" >&2
	exit 1
}

# install installs packages of a Debian system and says which.
install() {
	command -v apt-get >/dev/null 2>&1 || fail "please install what these Debian packages hold: $*"
	root=
	if [ "$(id -u)" -ne 0 ]; then
		command -v sudo >/dev/null 2>&1 || fail "please install these packages as root: $*"
		root=sudo
	fi
	echo "installing: $*"
	if [ -z "${lists_fresh:-}" ]; then
		$root env DEBIAN_FRONTEND=noninteractive apt-get -qq update
		lists_fresh=yes
	fi
	$root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$@" >/dev/null ||
		fail "apt-get could not install: $*"
}

# need_command COMMAND PACKAGE
need_command() { command -v "$1" >/dev/null 2>&1 || install "$2"; }

# need_go makes sure of a Go that can fetch the version that go.mod names by itself.
need_go() {
	[ -x /usr/local/go/bin/go ] && PATH=$PATH:/usr/local/go/bin
	need_command go golang-go
	minor=$(go env GOVERSION | sed 's/^go1\.\([0-9]*\).*/\1/')
	[ "$minor" -ge 21 ] || fail "$(go version) is too old: install Go 1.26 or later from https://go.dev/dl"
}

# need_window makes sure of the libraries that a window loads when it opens. Systems other than Linux have them.
need_window() {
	[ "$(uname)" = Linux ] || return 0
	missing=
	for pair in libX11.so.6:libx11-6 libXrandr.so.2:libxrandr2 libXi.so.6:libxi6 libXcursor.so.1:libxcursor1 \
		libXinerama.so.1:libxinerama1 libXrender.so.1:libxrender1 libXext.so.6:libxext6 libGL.so.1:libgl1; do
		/sbin/ldconfig -p | grep -q "${pair%%:*}" || missing="$missing ${pair##*:}"
	done
	# Without a driver the library for drawing is there and draws nothing.
	ls /usr/lib/*/dri/swrast_dri.so >/dev/null 2>&1 || ls /usr/lib/*/libgallium-*.so >/dev/null 2>&1 ||
		missing="$missing libgl1-mesa-dri"
	# shellcheck disable=SC2086 # a list of words
	[ -z "$missing" ] || install $missing
}

# enough_room GB reports whether there is as much room where the Go tools put down what they build.
enough_room() {
	for folder in "$(go env GOCACHE)" "${TMPDIR:-/tmp}"; do
		mkdir -p "$folder"
		[ "$(df -Pk "$folder" | awk 'NR == 2 { print int($4 / 1000000) }')" -ge "$1" ] || return 1
	done
}

# has_display reports whether a person could see a window.
has_display() { [ "$(uname)" != Linux ] || [ -n "${DISPLAY:-}" ]; }

# start_display [DPI] starts a virtual display for the rest of the script, on a number that is free. At 192 DPI it asks
# for everything at twice the size.
start_display() {
	need_command Xvfb xvfb
	need_command xrdb x11-xserver-utils
	stop_display
	pipe=$(mktemp -u)
	mkfifo "$pipe"
	Xvfb -displayfd 3 -screen 0 1920x1200x24 -noreset -nolisten tcp 3>"$pipe" >/dev/null 2>&1 &
	display_process=$!
	clean_up
	number=
	read -r number <"$pipe" || true
	rm -f "$pipe"
	[ -n "$number" ] || fail "the virtual display does not start"
	export DISPLAY=":$number"
	echo "Xft.dpi: ${1:-96}" | xrdb -nocpp -merge
}

# stop_display ends the virtual display, if this script has started one.
stop_display() {
	[ -z "${display_process:-}" ] || kill "$display_process" 2>/dev/null || true
	display_process=
}

# make_scratch makes a folder for the rest of the script, whose path is then in $scratch. It and what programs put down for
# a while lie in memory where there is room and programs may run: tests wait for thousands of files to be on the disk.
make_scratch() {
	export GOTMPDIR="${GOTMPDIR:-${TMPDIR:-/tmp}}" # what the Go tools put down is large
	room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
	if [ "${room:-0}" -gt 1000000 ] && try=$(mktemp -p /dev/shm); then
		printf '#!/bin/sh\n' >"$try"
		chmod +x "$try"
		# Always the same path: by another one Go would take no result of a test from its cache.
		! "$try" 2>/dev/null || export TMPDIR=/dev/shm
		rm -f "$try"
	fi
	scratch=$(mktemp -d)
	clean_up
}

# clean_up has everything temporary go with the script.
clean_up() {
	trap 'stop_display; [ -z "${scratch:-}" ] || rm -rf "$scratch"' EXIT
	trap 'exit 1' INT TERM
}
