import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import type { Facet } from './facets.ts'
import type { Chosen, CountedFacet } from './narrowing.ts'

interface FilterPanelProps {
  facets: readonly CountedFacet[]
  chosen: Chosen
  onChoice: (facet: Facet, choice: string) => void
}

/**
 * How many groups stand open at first; the others open by a press, or when one of their choices is chosen.
 */
const openGroups = 3

/** Every facet with its choices, and the number of models that each choice would leave. */
export function FilterPanel({ facets, chosen, onChoice }: FilterPanelProps) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {facets.map(({ facet, counts }, index) => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          chosen={chosen[facet.id] ?? []}
          counts={counts}
          beginsOpen={index < openGroups}
          onChoice={(choice) => onChoice(facet, choice)}
        />
      ))}
    </div>
  )
}

interface FacetGroupProps {
  facet: Facet
  chosen: readonly string[]
  counts: CountedFacet['counts']
  beginsOpen: boolean
  onChoice: (choice: string) => void
}

function FacetGroup({ facet, chosen, counts, beginsOpen, onChoice }: FacetGroupProps) {
  const { label, note, choices, isLimit } = facet
  const { byChoice, silent } = counts
  const [isOpen, setOpen] = useState(beginsOpen)
  return (
    <details
      open={isOpen || chosen.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold">
        <span>
          <span>{isLimit ? t`${label} up to` : label}</span>
          {chosen.length > 0 ? (
            <span className="ml-2 rounded-full bg-content px-2 py-0.5 text-sm text-surface">
              {chosen.length}
              <span className="sr-only"> {t`chosen`}</span>
            </span>
          ) : null}
        </span>
        <ChevronDownIcon className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <fieldset aria-label={label} className="pb-4">
        {note ? <p className="mb-2 text-sm text-muted">{note}</p> : null}
        <div className="flex flex-wrap gap-2">
          {choices.map(({ id, label: words }) => (
            <ChoiceChip
              key={id}
              words={words}
              count={byChoice.get(id) ?? 0}
              isChosen={chosen.includes(id)}
              onPress={() => onChoice(id)}
            />
          ))}
        </div>
        {silent > 0 ? (
          <p className="mt-2 text-sm text-muted">
            {silent === 1 ? t`1 model does not say.` : t`${silent} models do not say.`}
          </p>
        ) : null}
      </fieldset>
    </details>
  )
}
