package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"

	"apnap/engine"
	"apnap/engine/say"
)

// whoseMatters reports whether much hangs on whose a nameless attacker is: what it deals is life for its controller, or an effect that was
// told looks at what its own controller has.
func (r *reader) whoseMatters(n *noun) bool {
	const looksAtOwn = "you control"
	t := &r.things[r.object]
	return hasOne(t, n, givesLife) || slices.ContainsFunc(r.things, func(t thing) bool {
		return t.card != nil && t.flag && saysOne(t.card, func(says string) bool { return strings.Contains(says, looksAtOwn) })
	})
}

// givesLife reports whether a keyword makes damage life for the controller of its source (cr.Lifelink).
func givesLife(k string) bool { return k == "lifelink" }

// combat makes the event that the attackers deal their combat damage, together.
func (r *reader) combat(list []noun, at *noun, amount, from int) bool {
	to := r.i
	if amount != engine.Unset && (len(list) > 1 || list[0].many > 1) {
		return r.stop(r.refuse("not_understood", from, to, say.New("How much of that damage is whose? Give what each of them deals.")))
	}
	var first, clauses, fighters []string
	whom := ""
	for k := range list {
		names, much, ok := r.striking(&list[k], amount)
		if !ok {
			return false
		}
		if i := r.object; at == nil && list[k].owner == nobody && i != nobody && r.things[i].owner == nobody && (list[k].card != nil || r.whoseMatters(&list[k])) {
			return r.certainly(r.whose(&list[k]))
		}
		if whom == "" {
			if whom, ok = r.attackedBy(&list[k], at, to); !ok {
				return false
			}
		}
		fighters = append(fighters, names...)
		strikes, twice := r.strikesOf(&list[k])
		for _, name := range names {
			says := name + " deals " + much + "combat damage to " + whom
			if strikes {
				first = append(first, says)
			}
			if !strikes || twice {
				clauses = append(clauses, says)
			}
		}
	}
	r.i = to
	r.enters(from, fighters...)
	b := r.melee.newest()
	b.first, b.second, b.open = first, clauses, true
	text := inSteps(r.melee.dealt())
	r.attacked, r.attack = true, len(r.events)
	if r.object != nobody && r.things[r.object].owner != nobody {
		r.assailant = r.things[r.object].owner
	}
	if r.attacker = r.object; len(fighters) > 1 {
		r.attacker = nobody
	}
	return r.addEvent(text, from, to) && r.fight(r.melee.fighters()...) && r.settle()
}

// fight notes who deals the combat damage told last: what happens to them next may come before it.
func (r *reader) fight(names ...string) bool {
	r.fighters, r.fought = names, len(r.events)-1
	return true
}

// striking names the attackers that a noun speaks of, each with how much damage it deals.
func (r *reader) striking(n *noun, amount int) (names []string, much string, ok bool) {
	if much = itoa(amount) + " "; amount == engine.Unset {
		if _, much, ok = r.muchBy(n); !ok {
			return nil, "", false
		}
	}
	if m := n.detail.mods.Get(tree.State); m != nil && m.Key == "blocked" && !m.Neg {
		return nil, "", r.stop(r.refuse("not_understood", n.from, n.to, say.New("What blocks \"%s\"?", r.raw(n.from, n.to))))
	}
	if n.many > 1 {
		list, ok := r.several(n)
		r.attackers = append(r.attackers, list...)
		return r.allCalled(list), much, ok
	}
	i, ok := r.thingOf(n)
	if !ok || !r.describe(i, n) {
		return nil, "", false
	}
	r.things[i].on = true
	r.object = i
	r.attackers = append(r.attackers, i)
	return []string{r.called(i)}, much, r.bringEffects(i, n)
}

// attackable makes of a noun whom an attack into it is at: who has a permanent that nothing attacks is attacked
// where it lies.
func (r *reader) attackable(n *noun) bool {
	if n.card == nil || n.card.Types&(engine.Planeswalker|engine.Battle|engine.Creature) != 0 {
		return true
	}
	if r.ofThing(n); n.owner == nobody || isSpell(n.card) || !r.place(n, n.owner, "") {
		return false
	}
	who := newNoun(n.from)
	who.who, who.to = n.owner, n.to
	*n = who
	return true
}

// assails reports whether a clause tells of an attack, which only a player or a planeswalker suffers.
func (t *claim) assails() bool {
	return t.Verb != nil && (lexicon.Plays(t.Verb.Word, lexicon.AttackVerb) || lexicon.Plays(t.Verb.Word, lexicon.AttacksVerb) && len(t.things) == 1 && t.things[0].isCreature())
}

// meetsWhom reports whether an argument is whom an attacker gets through to: "connects with my opponent".
func (t *claim) meetsWhom(a *tree.Arg) bool {
	return a.Prep == withWord && len(t.things) > 0 && lexicon.Plays(t.Verb.Word, lexicon.Connects)
}

// isUnblocked reports whether a clause says of creatures that nothing blocks them: "is unblocked", "isn't blocked".
func (t *claim) isUnblocked() bool {
	if slices.ContainsFunc(t.things, func(n noun) bool { return !n.isCreature() }) {
		return false
	}
	if t.Verb.Passive {
		return t.Verb.Plain == toBlock && t.Verb.Neg && len(t.Args) == 0
	}
	const unblocked = "unblocked"
	return t.Verb.Plain == copulaPlain && !t.Verb.Neg && len(t.Args) == 1 && len(t.Args[0].Mods) == 1 && t.Args[0].Mods.Get(tree.State) != nil &&
		t.Args[0].Mods[0].Key == unblocked && !t.Args[0].Mods[0].Neg
}

// getsThrough takes up that nothing blocks some creatures: they are attacking, told so before or not.
func (r *reader) getsThrough(t *claim) bool {
	if !slices.ContainsFunc(t.things, func(n noun) bool { return !r.isAttacking(&n) }) {
		r.i = t.Span[1]
		return r.attacked || r.notUnderstood(t)
	}
	return r.attackUpon(t, t.things, nil)
}

// letsThrough takes up creatures that a player is said not to block, of which no attack was told: they attack him.
func (r *reader) letsThrough(t *claim) bool {
	if t.Verb.Passive || len(t.Args) != 1 || t.Args[0].Prep != "" || len(t.Args[0].Of) == 0 || len(t.Subject) == 0 {
		return false
	}
	list, ok := r.nounsOf(t.Args[0].Of)
	if !ok || slices.ContainsFunc(list, func(n noun) bool { return !n.isCreature() || n.owner == nobody || n.owner == t.who }) {
		return false
	}
	attack := &claim{Clause: t.Clause, from: t.from, who: nobody, things: list}
	return r.attackUpon(attack, list, []tree.Arg{{Span: t.Subject[0].Span, Of: t.Subject}})
}

// isAttacking reports whether a noun speaks of a creature that was told to attack.
func (r *reader) isAttacking(n *noun) bool {
	list := r.matching(n)
	return len(list) == 1 && slices.Contains(r.attackers, list[0])
}

// onlyAtOnce reports whether arguments only say that all happens at the same time.
func (r *reader) onlyAtOnce(args []tree.Arg) bool {
	return !slices.ContainsFunc(args, func(a tree.Arg) bool { return a.Words == "" || !r.plays(&a, lexicon.AtOnce) })
}

// attackerMeant is the one attacker of the attack told last where somebody who was spoken of is said to deal damage, as
// creatures do: "I attack with Archangel, she deals 3"; nobody where there is none.
func (r *reader) attackerMeant(t *claim) int {
	if len(t.Subject) != 1 || t.Subject[0].Name != nil || !lexicon.Plays(t.Subject[0].Ref, lexicon.Gendered) || t.Verb == nil || t.Verb.Passive || unitOf(t.Verb.Plain) != damageUnit ||
		!r.attacked || r.attack != len(r.events)-1 {
		return nobody
	}
	return r.attacker
}

// attackedBy names whom an attacker attacks: who is said to be, else the other player.
func (r *reader) attackedBy(n, at *noun, to int) (string, bool) {
	if at != nil {
		return r.ref(at)
	}
	owner := n.owner
	if owner == nobody && r.object != nobody {
		owner = r.things[r.object].owner
	}
	whom := r.otherThan(owner)
	if whom != nobody {
		return r.name(whom), true
	}
	if len(r.seats) == 1 {
		return "opponent", true
	}
	err := r.refuse("ambiguous", to, to, say.New("Who is attacked?"))
	for k := range r.seats {
		if k != owner {
			err.Readings = append(err.Readings, lex.Meaning{Says: r.attackedSays(k), Text: " at " + r.name(k)})
		}
	}
	return "", r.stop(err)
}
