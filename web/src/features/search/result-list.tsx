import { t } from '#contract/wire/language.ts'
import type { Entry } from './entry.ts'
import { ResultRow } from './result-row.tsx'
import type { ShownGroup } from './shown-groups.ts'

interface ResultListProps {
  id: string
  groups: readonly ShownGroup[]
  active: Entry | undefined
  optionId: (entry: Entry) => string
  onPoint: (id: string) => void
  onChoose: (entry: Entry) => void
}

/**
 * The list that belongs to the field of the search. Its lines are links, so that each opens in a new tab as
 * well.
 */
export function ResultList({ id, groups, active, optionId, onPoint, onChoose }: ResultListProps) {
  return (
    <div id={id} role="listbox" aria-label={t`Results`} hidden={groups.length === 0} className="-mx-3 pt-2">
      {groups.map(({ name, entries, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="eyebrow flex justify-between px-3 pt-3 pb-1 text-muted">
            <span>{name}</span>
            {total > entries.length ? (
              <span className="figures font-normal normal-case">{t`${entries.length} of ${total}`}</span>
            ) : null}
          </p>
          {entries.map((entry) => (
            <ResultRow
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              isActive={entry === active}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
