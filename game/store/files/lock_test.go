package files

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"dreist/build/need"
)

// lockFolder tells the program that is to be killed which folder it locks.
const lockFolder = "DREIST_TEST_LOCK"

// TestTheProgramThatLocks is no test of its own: TestALockGoesWithItsProgram starts it as a process and kills it.
func TestTheProgramThatLocks(t *testing.T) {
	dir := os.Getenv(lockFolder)
	if dir == "" {
		t.Skip("started by TestALockGoesWithItsProgram")
	}
	d := OpenDisk()
	_ = d.Alone(dir, func() error {
		_, _ = os.Stdout.WriteString("locked\n")
		_, err := io.Copy(io.Discard, os.Stdin)
		return err
	})
}

// TestALockGoesWithItsProgram kills a program that has a folder locked: the next one gets it, and not before.
func TestALockGoesWithItsProgram(t *testing.T) {
	dir := t.TempDir()
	child := exec.Command(os.Args[0], "-test.run=^TestTheProgramThatLocks$")
	child.Env = append(os.Environ(), lockFolder+"="+dir)
	in := need.Value(child.StdinPipe())(t) // it ends with this test at the latest
	defer in.Close()
	out := need.Value(child.StdoutPipe())(t)
	need.OK(t, child.Start())
	if line, err := bufio.NewReader(out).ReadString('\n'); strings.TrimSpace(line) != "locked" {
		t.Fatalf("it says %q, %v", line, err)
	}
	d := OpenDisk()
	comes, gets := make(chan struct{}), make(chan bool)
	lock := d.Lock
	d.Lock = func(dir string) (func() error, error) {
		close(comes)
		return lock(dir)
	}
	go func() {
		_ = d.Alone(dir, func() error {
			gets <- true
			return nil
		})
	}()
	<-comes
	select {
	case <-gets:
		t.Error("two programs have the folder locked at once")
	default:
	}
	need.OK(t, child.Process.Kill())
	<-gets
	_ = child.Wait()
}
