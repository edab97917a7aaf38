// Package lessons leads through the twelve examples of the rule booklet: a guide that lets a learner watch an example,
// see what is not done, play it, or try freely. What is right and what comes next says game/dreist/examples.
package lessons
