package files

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
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
	in, err := child.StdinPipe() // it ends with this test at the latest
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
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
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-gets
	_ = child.Wait()
}
