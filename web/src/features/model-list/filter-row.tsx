import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import type { Facet } from './facets.ts'
import type { Chosen, CountedFacet } from './narrowing.ts'

interface FilterRowProps {
  facets: readonly CountedFacet[]
  chosen: Chosen
  onChoice: (facet: Facet, choice: string) => void
  onAll: () => void
  onClear: () => void
}

/**
 * One row to swipe: the button for all filters, then of each filter the first choice that leaves a model, and
 * whatever else is chosen. A choice keeps its place when it is pressed.
 */
export function FilterRow({ facets, chosen, onChoice, onAll, onClear }: FilterRowProps) {
  const count = facets.reduce((sum, { facet }) => sum + (chosen[facet.id]?.length ?? 0), 0)
  return (
    <fieldset
      aria-label={t`Filters`}
      className="no-scrollbar relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 noscript:hidden sm:-mx-1 sm:px-1"
    >
      <Button
        onClick={onAll}
        aria-haspopup="dialog"
        size="small"
        className="min-h-11! shrink-0 rounded-full!"
      >
        {count > 0 ? t`All filters (${count})` : t`All filters`}
      </Button>
      {facets.flatMap(({ facet, counts }) => {
        const picked = chosen[facet.id] ?? []
        return shownChoices(facet, counts.byChoice, picked).map(({ id, label }) => (
          <ChoiceChip
            key={`${facet.id} ${id}`}
            words={facet.alone?.(label) ?? label}
            count={counts.byChoice.get(id) ?? 0}
            isChosen={picked.includes(id)}
            onPress={() => onChoice(facet, id)}
          />
        ))
      })}
      {count > 0 ? (
        <Button variant="quiet" size="small" className="min-h-11! shrink-0" onClick={onClear}>
          {t`Clear all`}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** The first choice of a facet that leaves a model, and the chosen ones, in the order of the facet. */
function shownChoices({ choices }: Facet, counts: ReadonlyMap<string, number>, picked: readonly string[]) {
  const first = choices.find(({ id }) => (counts.get(id) ?? 0) > 0)
  return choices.filter((choice) => choice === first || picked.includes(choice.id))
}
