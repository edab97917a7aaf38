// Package situation answers questions about a table: what may be done now, what is asked, and which words say so. Tables and guides
// read it.
package situation
