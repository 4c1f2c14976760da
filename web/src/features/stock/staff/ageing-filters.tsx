import type { StockAgeing } from '#contract/stock/stock-units.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { unnamedField } from '#web/ui/form/controls/compact-field.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { type AgeingFigure, kindFigures, outletFigures, totalFigures } from './ageing-figures.ts'

interface AgeingFiltersProps {
  ageing: StockAgeing
  address: URLSearchParams
  onChoose: (change: Record<string, string | undefined>, options: { step: boolean }) => void
}

const filter = classNames(unnamedField, 'min-w-0 max-w-xs flex-1')

/** The figures of the standing vehicles; each of them, once chosen, is what the list below shows. */
export function AgeingFilters({ ageing, address, onChoose }: AgeingFiltersProps) {
  const choose = (choice: AgeingFigure['choice']) => onChoose({ ...choice, p: undefined }, { step: true })
  const select = (name: 'outlet' | 'kind', all: string, figures: readonly AgeingFigure[]) => {
    const chosen = address.get(name) ?? ''
    const choices = figures.map(({ label, units, choice }) => ({
      value: choice[name] ?? '',
      label: `${label} (${units})`,
    }))
    const isGone = chosen && !choices.some(({ value }) => value === chosen)
    return {
      value: chosen,
      choices: isGone ? [...choices, { value: chosen, label: 'What you chose (0)' }] : choices,
      placeholder: all,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        choose({ [name]: currentTarget.value }),
    }
  }
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {totalFigures(ageing).map(({ label, units, rupees, choice }) => {
          const isChosen = (address.get('days') ?? '') === choice.days
          return (
            <li key={label}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => choose(choice)}
                className={classNames(
                  'grid w-full min-h-11 rounded-md border px-3 py-2 text-left transition-colors',
                  isChosen ? 'border-content bg-soft' : 'border-control bg-surface hover:bg-soft',
                )}
              >
                <span className="text-sm text-muted">{label}</span>{' '}
                <span className="figures flex flex-wrap items-baseline gap-x-2">
                  <span className="text-2xl font-bold">{units}</span>{' '}
                  <span className="text-sm whitespace-nowrap text-muted">{formatRupees(rupees ?? 0)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex gap-2">
        {ageing.outlets.length > 1 || address.has('outlet') ? (
          <Select
            label="Outlet"
            className={filter}
            {...select('outlet', 'All outlets', outletFigures(ageing))}
          />
        ) : null}
        <Select label="Vehicle" className={filter} {...select('kind', 'All vehicles', kindFigures(ageing))} />
      </div>
    </div>
  )
}
