// Package agenda carries a question on, from moment to moment and from choice to choice.
//
// prepare.go files the effects of a scenario under the events they wait for (play.Index).
// stepper.go has Stepper: Advance goes on until somebody has to choose or nothing is left to
// do, Take answers. Between, agenda.go opens the question's next moment, and task.go and
// draw.go what follows from the last one: instructions one after another (cr.InstructionsInOrder)
// and cards one at a time; search.go is about cards that were searched for, made.go about tokens that were created, cost.go about what
// was not paid for, classed.go about a member of a class that is none, chance.go about the results of dice and coins, and trigger.go resolves abilities that the question says resolve.
//
// A new sort of thing to come: a field of play.Task and its case in nextTask.
package agenda
