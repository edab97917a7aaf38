// Package situation is what is played at a table, how far, and by whom. It answers what may be done now, what is asked and which words say so; whoever shows a
// table or leads somebody at it reads from here.
package situation
