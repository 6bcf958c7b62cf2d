package oracle

import (
	"reflect"
	"strings"
	"sync"

	"apnap/engine"
)

// namesOf are the names of a type's constants in the notation, in their order;
// nil for types that have none.
func namesOf(t reflect.Type) []string { return constantNames()[t] }

var constantNames = sync.OnceValue(func() map[reflect.Type][]string {
	w := strings.Fields
	return map[reflect.Type][]string{
		reflect.TypeFor[engine.EffectKind](): w("replacement prevention cant unprevented no-regenerate instruction scheduled as-though prevented-trigger triggered"),
		reflect.TypeFor[engine.Class]():      w("self control copy back-face other"),
		reflect.TypeFor[engine.EventKind](): w(`none damage gain-life lose-life set-life pay-life draw-cards draw put-counters remove-counters
			create-tokens destroy sacrifice discard mill move enter regenerate tap untap attach transform turn-face-up phase-out phase-in scry
			surveil search shuffle reveal mana roll flip proliferate explore connive investigate cast copy-spell counter-spell begin
			extra-turn win lose gain-control alter other`),
		reflect.TypeFor[engine.Zone](): w("any battlefield graveyard exile hand library command stack outside"),
		reflect.TypeFor[engine.Tri]():  w("unknown yes no"),
		reflect.TypeFor[engine.Types](): w(`artifact battle creature enchantment instant land planeswalker sorcery kindred basic legendary
			snow world`),
		reflect.TypeFor[engine.Colors]():     w("white blue black red green colorless"),
		reflect.TypeFor[engine.Cause]():      w("unknown effect cost turn-based state-based special"),
		reflect.TypeFor[engine.BudgetKind](): w("static next-time next-n"),
		reflect.TypeFor[engine.OfferMet]():   w("none you-did you-did-not they-did that-player-did a-player-did nobody-did"),
		reflect.TypeFor[engine.Duration]():   w("forever this-turn until-your-next-turn until-end-of-combat this-combat rest-of-game next-turn-only"),
		reflect.TypeFor[engine.ChangeKind](): w(`none set-amount prevent-all prevent-up-to prevent-all-but redirect-to instead-do also-do nothing
			move-to enter-tapped enter-untapped enter-counters enter-under enter-copy enter-back-face enter-as enter-choose enter-attached
			enter-face-down enter-pay tokens-instead tokens-plus mana-instead mana-times mana-plus counter-kind source-instead offer when
			one-of life-floor search-top mark lose-keywords`),
		reflect.TypeFor[engine.ExprOp](): w(`lit that prevented x sum diff product half-up half-down count counters-on power toughness
			mana-value life hand library graveyard greatest named any all min max excess given-up share`),
		reflect.TypeFor[engine.CondKind](): w(`none controls count-is is player-has during turn-of first-time game-has if-done event-is
			amount-is this-way all-of any-of source-in`),
		reflect.TypeFor[engine.Relation](): w(`any you opponent not-you defending that-player chosen target active attached monarch target-opponent`),
		reflect.TypeFor[engine.Ref](): w(`none this you attached target target-2 chosen-source chosen-player chosen-object that that-object
			that-player that-source that-source-controller that-controller that-owner this-owner this-controller attached-controller
			each-opponent each-player an-opponent any-target active-player those granted-by target-controller`),
		reflect.TypeFor[engine.Compare](): w("none at-least at-most exactly more-than less-than odd even"),
		reflect.TypeFor[engine.Noun]():    w("anything permanent card spell source token commander card-or-token"),
	}
})
