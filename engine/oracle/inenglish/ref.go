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
	case engine.Attached:
		if p.n != nil && p.n.Attached != "" {
			return p.n.Attached
		}
		return "enchanted permanent"
	case engine.Target, engine.AnyTarget:
		if p.n != nil && p.n.Target != "" {
			return p.n.Target
		}
		switch {
		case p.aimed != nil && ref == engine.Target && shape.OnlyPlayers(p.aimed):
			return "that player"
		case p.self || p.aimed != nil && ref == engine.Target:
			return "that target"
		}
		return "any target"
	case engine.Target2:
		if p.n != nil && p.n.Target2 != "" {
			return p.n.Target2
		}
		return "any other target"
	case engine.ChosenSource:
		return "a source of your choice"
	case engine.ChosenPlayer:
		return p.named(p.chosenName(), "the chosen player")
	case engine.ChosenObject:
		return p.named(p.chosenName(), "the chosen permanent")
	case engine.ThatEntity:
		return "that permanent or player"
	case engine.TargetController:
		return "its controller"
	case engine.ThatObject:
		return "it"
	case engine.ThatPlayerRef:
		return "that player"
	case engine.ThatSource:
		return "that source"
	case engine.ThatSourceCtrl:
		return "that source's controller"
	case engine.ThatController:
		return "its controller"
	case engine.ThatOwner, engine.TargetOwner:
		return "its owner"
	case engine.ThisOwner:
		return possessive(p.this()) + " owner"
	case engine.ThisController:
		return possessive(p.this()) + " controller"
	case engine.AttachedController:
		if p.n != nil && p.n.Attached != "" {
			return possessive(p.n.Attached) + " controller"
		}
		return "enchanted permanent's controller"
	case engine.EachOpponent:
		return "each opponent"
	case engine.EachPlayer:
		return "each player"
	case engine.AnOpponent:
		return "an opponent of your choice"
	case engine.ActivePlayerRef:
		return "the active player"
	case engine.Those:
		return "it"
	}
	return "it"
}

func (p *printer) chosenName() string {
	if p.n == nil {
		return ""
	}
	return p.n.Chosen
}

func (p *printer) named(name, otherwise string) string {
	if name != "" {
		return name
	}
	return otherwise
}
