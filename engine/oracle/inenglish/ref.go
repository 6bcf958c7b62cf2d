package inenglish

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

func (p *printer) you() string {
	if p.n != nil && p.n.You != "" {
		return p.n.You
	}
	return "you"
}

func (p *printer) your() string {
	if p.n != nil && p.n.You != "" {
		return possessive(p.n.You)
	}
	return "your"
}

// possessive is the name with 's.
func possessive(name string) string {
	switch name {
	case "it":
		return "its"
	case "you":
		return "your"
	case "they":
		return "their"
	}
	return name + "'s"
}

func (p *printer) this() string {
	if p.n != nil && p.n.This != "" {
		return p.n.This
	}
	return "~"
}

// ref writes what a reference stands for.
func (p *printer) ref(ref engine.Ref) string {
	switch ref {
	case engine.This, engine.GrantedBy:
		return p.this()
	case engine.RefYou:
		return p.you()
	case engine.Target, engine.AnyTarget:
		switch {
		case p.n != nil && p.n.Target != "":
			return p.n.Target
		case p.aimed != nil && ref == engine.Target && shape.OnlyPlayers(p.aimed):
			return "that player"
		case p.self || p.aimed != nil && ref == engine.Target:
			return "that target"
		}
		return "any target"
	case engine.ChosenSource:
		return "a source of your choice"
	case engine.ThisOwner:
		return possessive(p.this()) + " owner"
	case engine.ThisController:
		return possessive(p.this()) + " controller"
	case engine.AttachedController:
		return possessive(p.ref(engine.Attached)) + " controller"
	case engine.AnOpponent:
		return "an opponent of your choice"
	}
	return OrElse(p.n.Of(ref), OrElse(shape.Refs.Words(ref), "it"))
}

// Of is what a reference is called; "" where it has no name.
func (n *Names) Of(ref engine.Ref) string {
	if n == nil {
		return ""
	}
	switch ref {
	case engine.Attached:
		return n.Attached
	case engine.Target2:
		return n.Target2
	case engine.ChosenPlayer, engine.ChosenObject:
		return n.Chosen
	}
	return ""
}
