package notation

import (
	"strings"
	"sync"

	"apnap/engine"
)

// names are what the notation calls the values of types, in their order.
type names struct {
	EffectKind, Class, EventKind, Zone, Tri, Types, Colors, Cause, BudgetKind                []string
	OfferMet, Revealed, Duration, ChangeKind, ExprOp, CondKind, Relation, Ref, Compare, Noun []string
}

// Constants are the names of all of them.
var Constants = sync.OnceValue(func() *names {
	w := strings.Fields
	return &names{
		EffectKind: w("replacement prevention cant unprevented no-regenerate instruction scheduled as-though prevented-trigger triggered continuous no-triggers more-triggers"),
		Class:      w("self control copy back-face other"),
		EventKind:  eventKinds(),
		Zone:       w("any battlefield graveyard exile hand library command stack outside"),
		Tri:        w("unknown yes no"),
		Types: w(`artifact battle creature enchantment instant land planeswalker sorcery kindred basic legendary
			snow world`),
		Colors:     w("white blue black red green colorless"),
		Cause:      w("unknown effect cost turn-based state-based special"),
		BudgetKind: w("static next-time next-n"),
		OfferMet:   w("none you-did you-did-not they-did that-player-did a-player-did nobody-did"),
		Revealed:   w("none until found others all"),
		Duration:   w("forever this-turn until-your-next-turn until-end-of-combat this-combat rest-of-game next-turn-only"),
		ChangeKind: w(`none set-amount prevent-all prevent-up-to prevent-all-but redirect-to instead-do also-do nothing
			move-to enter-tapped enter-untapped enter-counters enter-under enter-copy enter-back-face enter-as enter-choose enter-attached
			enter-face-down enter-pay tokens-instead tokens-plus mana-instead mana-times mana-plus counter-kind source-instead offer when
			one-of life-floor search-top mark lose-keywords`),
		ExprOp: w(`lit that prevented x sum diff product half-up half-down count counters-on power toughness
			mana-value life hand library graveyard greatest named any all min max excess given-up share done-this-way`),
		CondKind: w(`none controls count-is is player-has during turn-of first-time game-has if-done event-is
			amount-is this-way all-of any-of source-in`),
		Relation: w(`any you opponent not-you defending that-player chosen target active attached monarch target-opponent`),
		Ref: w(`none this you attached target target-2 chosen-source chosen-player chosen-object that that-object
			that-player that-source that-source-controller that-controller that-owner this-owner this-controller attached-controller
			each-opponent each-player an-opponent any-target active-player those granted-by target-controller target-owner copied`),
		Compare: w("none at-least at-most exactly more-than less-than odd even"),
		Noun:    w("anything permanent card spell source token commander card-or-token"),
	}
})

// eventKinds are the kinds of events, each of which the engine names.
func eventKinds() []string {
	list := make([]string, engine.EventKinds)
	for i := range list {
		list[i] = engine.EventKind(i).Word()
	}
	return list
}
