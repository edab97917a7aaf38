package main

import (
	"crypto/sha256"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// The external tools with their versions.
const (
	winres = "github.com/tc-hib/go-winres@v0.3.3"
	nfpm   = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.44.0"
)

const maintainer = "The DREIst! project <dreist@localhost>"

var systems = []string{"linux/amd64", "windows/amd64", "macos/amd64", "linux/arm64", "windows/arm64", "macos/arm64"}

const sumsFile = "SHA256SUMS"

//go:embed share
var share embed.FS

func main() {
	version := flag.String("version", "", "the version, such as 1.2.3")
	out := flag.String("out", "dist", "the `folder` for the packages; those that lie there are deleted")
	only := flag.String("only", strings.Join(systems, ","), "the `systems` to build packages for")
	flag.Parse()
	if err := run(*version, *out, strings.Split(*only, ",")); err != nil {
		fmt.Fprintln(os.Stderr, "packaging:", err)
		os.Exit(1)
	}
}

type release struct {
	version string
	time    time.Time // time of the commit
	scratch string
	out     string
	icons   icons
}

// file is a file of a package. Its path has slashes.
type file struct {
	path       string
	data       []byte
	executable bool
}

func run(version, out string, only []string) error {
	if !regexp.MustCompile(`^\d+\.\d+\.\d+(-[a-z0-9.]+)?$`).MatchString(version) {
		return fmt.Errorf("read -version %q: want a version such as 1.2.3", version)
	}
	r := &release{version: version, out: out}
	defer func() { _ = os.RemoveAll(r.scratch) }()
	if err := r.prepare(); err != nil {
		return err
	}
	for _, name := range only {
		if !slices.Contains(systems, name) {
			return fmt.Errorf("read -only: %q is none of %s", name, strings.Join(systems, ", "))
		}
		system, arch, _ := strings.Cut(name, "/")
		pack := map[string]func(arch string) error{"linux": r.packLinux, "windows": r.packWindows, "macos": r.packMac}[system]
		if err := pack(arch); err != nil {
			return err
		}
	}
	return r.writeSums()
}

// prepare reads the time of the commit, deletes old packages and draws the icons.
func (r *release) prepare() error {
	stamp, err := exec.Command("git", "log", "-1", "--format=%ct").Output()
	if err != nil {
		return fmt.Errorf("ask git for the time of the commit: %w", err)
	}
	seconds, err := strconv.ParseInt(strings.TrimSpace(string(stamp)), 10, 64)
	if err != nil {
		return fmt.Errorf("read the time of the commit: %w", err)
	}
	r.time = time.Unix(seconds, 0).UTC()
	if r.scratch, err = os.MkdirTemp("", "packaging"); err != nil {
		return err
	}
	old, err := r.packages()
	if err != nil {
		return err
	}
	for _, path := range append(old, filepath.Join(r.out, sumsFile)) {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return err
	}
	r.icons, err = drawIcons()
	return err
}

func (r *release) build(system, arch string) ([]byte, error) {
	path := filepath.Join(r.scratch, "program")
	flags := "-s -w -X main.release=" + r.version
	if system == "windows" {
		flags += " -H windowsgui" // without a console window
	}
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=true", "-ldflags", flags, "-o", path, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch, "GOAMD64=v1")
	if err := r.do(build); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// do runs a command; the error has its output.
func (r *release) do(c *exec.Cmd) error {
	if said, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("run %s: %w\n%s", strings.Join(c.Args, " "), err, said)
	}
	return nil
}

// text returns a file of the folder share with version, date and maintainer filled in.
func (r *release) text(name string) []byte {
	data, err := share.ReadFile("share/" + name)
	if err != nil {
		panic(err) // the file is embedded
	}
	date := r.time.Format(time.DateOnly)
	return []byte(strings.NewReplacer("VERSION", r.version, "DATE", date, "TIME", r.time.Format(time.RFC3339), "MAINTAINER",
		maintainer).Replace(string(data)))
}

func papers() ([]file, error) {
	var files []file
	for _, name := range []string{"LICENSE", "CHANGELOG.md", "assets/licences.txt", "assets/fonts/Fredoka-OFL.txt",
		"assets/fonts/Nunito-OFL.txt"} {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		files = append(files, file{path: filepath.Base(name), data: data})
	}
	return files, nil
}

func (r *release) packLinux(arch string) error {
	program, err := r.build("linux", arch)
	if err != nil {
		return err
	}
	papers, err := papers()
	if err != nil {
		return err
	}
	shared := []file{
		{path: "applications/dreist.desktop", data: r.text("dreist.desktop")},
		{path: "metainfo/io.github.dreist.dreist.metainfo.xml", data: r.text("metainfo.xml")},
		{path: "mime/packages/dreist.xml", data: r.text("dreist.xml")},
		{path: "man/man6/dreist.6.gz", data: packed(r.text("dreist.6"))},
		{path: "icons/hicolor/scalable/apps/dreist.svg", data: r.icons.svg},
	}
	for _, size := range hicolor {
		path := fmt.Sprintf("icons/hicolor/%dx%[1]d/apps/dreist.png", size)
		shared = append(shared, file{path: path, data: r.icons.png[size]})
	}
	name := fmt.Sprintf("dreist-%s-linux-%s", r.version, arch)
	files := append(papers, file{path: "dreist", data: program, executable: true}, file{path: "README.txt", data: r.text("README.txt")})
	installed := []file{{path: "usr/games/dreist", data: program, executable: true},
		{path: "usr/share/doc/dreist/changelog.gz", data: packed(r.debianChanges())}}
	for _, f := range shared {
		files = append(files, file{path: "share/" + f.path, data: f.data})
		installed = append(installed, file{path: "usr/share/" + f.path, data: f.data})
	}
	for _, f := range papers {
		if f.path == "LICENSE" {
			f.path = "copyright" // the name that Debian wants
		}
		installed = append(installed, file{path: "usr/share/doc/dreist/" + f.path, data: f.data})
	}
	if err := r.writeTar(name, files); err != nil {
		return err
	}
	return r.packDebian(arch, installed)
}

// debianChanges returns the changelog for Debian, which points to the program's own.
func (r *release) debianChanges() []byte {
	version := strings.Replace(r.version, "-", "~", 1)
	return fmt.Appendf(nil, "dreist (%s) unstable; urgency=medium\n\n  * CHANGELOG.md, beside this file, tells what is new.\n\n -- %s  %s\n",
		version, maintainer, r.time.Format(time.RFC1123Z))
}

func (r *release) packDebian(arch string, files []file) error {
	root := filepath.Join(r.scratch, "debian-"+arch)
	config := strings.Builder{}
	config.WriteString(strings.Replace(string(r.text("nfpm.yaml")), "ARCH", arch, 1))
	for _, f := range files {
		path := filepath.Join(root, filepath.FromSlash(f.path))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&config, "  - src: %s\n    dst: /%s\n    file_info: {mode: %#o, mtime: %s}\n", path, f.path, f.mode(),
			r.time.Format(time.RFC3339))
	}
	path := filepath.Join(r.scratch, "nfpm-"+arch+".yaml")
	if err := os.WriteFile(path, []byte(config.String()), 0o644); err != nil {
		return err
	}
	return r.do(r.tool(nfpm, "package", "--config", path, "--packager", "deb", "--target",
		filepath.Join(r.out, fmt.Sprintf("dreist_%s_%s.deb", r.version, arch))))
}

func (r *release) packWindows(arch string) error {
	icon := filepath.Join(r.scratch, "icon.png")
	if err := os.WriteFile(icon, r.icons.png[256], 0o644); err != nil {
		return err
	}
	// The linker includes files with this name beside main.go.
	defer os.Remove("resources_windows_" + arch + ".syso")
	plain, _, _ := strings.Cut(r.version, "-")
	if err := r.do(r.tool(winres, "simply", "--arch", arch, "--out", "resources", "--icon", icon, "--manifest", "gui",
		"--product-name", "DREIst!", "--file-description", "DREIst!", "--original-filename", "dreist.exe",
		"--product-version", r.version, "--file-version", plain+".0")); err != nil {
		return err
	}
	program, err := r.build("windows", arch)
	if err != nil {
		return err
	}
	files, err := papers()
	if err != nil {
		return err
	}
	return r.writeZip(fmt.Sprintf("dreist-%s-windows-%s", r.version, arch),
		append(files, file{path: "dreist.exe", data: program, executable: true}))
}

func (r *release) packMac(arch string) error {
	program, err := r.build("darwin", arch)
	if err != nil {
		return err
	}
	files, err := papers()
	if err != nil {
		return err
	}
	const bundle = "DREIst!.app/Contents/"
	return r.writeZip(fmt.Sprintf("dreist-%s-macos-%s", r.version, arch), append(files,
		file{path: bundle + "Info.plist", data: r.text("Info.plist")},
		file{path: bundle + "PkgInfo", data: []byte("APPL????")},
		file{path: bundle + "Resources/dreist.icns", data: r.icons.icns()},
		file{path: bundle + "MacOS/dreist", data: program, executable: true}))
}

func (r *release) tool(tool string, args ...string) *exec.Cmd {
	c := exec.Command("go", append([]string{"run", tool}, args...)...)
	c.Env = append(os.Environ(), "GOOS=", "GOARCH=", "CGO_ENABLED=0", "SOURCE_DATE_EPOCH="+strconv.FormatInt(r.time.Unix(), 10))
	return c
}

// packages returns the paths of the packages in their folder, which may have other files of the user.
func (r *release) packages() (all []string, err error) {
	for _, pattern := range []string{"dreist-*-linux-*.tar.gz", "dreist-*-macos-*.zip", "dreist-*-windows-*.zip", "dreist_*_*.deb"} {
		found, err := filepath.Glob(filepath.Join(r.out, pattern)) // sorted
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

// writeSums writes the checksums of all packages in the format of sha256sum -c.
func (r *release) writeSums() error {
	packages, err := r.packages()
	if err != nil {
		return err
	}
	var sums strings.Builder
	for _, path := range packages {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name := filepath.Base(path)
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), name)
		fmt.Printf("%9d  %s\n", len(data), name)
	}
	return os.WriteFile(filepath.Join(r.out, sumsFile), []byte(sums.String()), 0o644)
}
