import { callApi } from '#web/lib/api-client.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lowField } from '#web/ui/form/low-field.ts'
import { type Choice, Select } from '#web/ui/form/select.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import type { InboxQuestion } from './use-inbox-question.ts'

interface MoreFiltersProps {
  question: InboxQuestion
  /** A phone shows all filters: nothing is folded twice. */
  isShown: boolean
  onAsk: (change: Partial<InboxQuestion>) => void
}

const field = classNames(lowField, 'md:w-48 max-md:min-w-36 max-md:flex-1')

/** Outlet, model and source; folded away while none of them narrows the list. */
export function MoreFilters({ question, isShown, onAsk }: MoreFiltersProps) {
  const choices = useLoaded('inbox choices', (signal) => callApi('getInboxChoices', {}, { signal }))
  const { outlets = [], models = [], sources = [] } = choices.value ?? {}
  const { outlet, model, source, isAside } = question
  const isUsed = Boolean(outlet || model || source || isAside)
  return (
    <details open={isUsed || isShown || undefined} className="group max-md:w-full md:open:w-full">
      <summary
        className={classNames(buttonClasses({ size: 'small', variant: 'quiet' }), 'list-none max-md:hidden')}
      >
        More filters
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-end gap-2 pt-1">
        <Select
          label="Outlet"
          placeholder="All outlets"
          choices={known(
            outlets.map(({ id, name }) => ({ value: String(id), label: name })),
            outlet,
          )}
          value={outlet}
          onChange={(event) => onAsk({ outlet: event.currentTarget.value })}
          className={field}
        />
        <Select
          label="Model"
          placeholder="All models"
          choices={known(models, model)}
          value={model}
          onChange={(event) => onAsk({ model: event.currentTarget.value })}
          className={field}
        />
        <Select
          label="Source"
          placeholder="All sources"
          choices={known(
            sources.map((value) => ({ value, label: value })),
            source,
          )}
          value={source}
          onChange={(event) => onAsk({ source: event.currentTarget.value })}
          className={field}
        />
        <label className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
          <input
            type="checkbox"
            checked={isAside}
            onChange={(event) => onAsk({ isAside: event.currentTarget.checked })}
            className="size-5 accent-content"
          />
          Not customers
        </label>
      </div>
    </details>
  )
}

/** What the address asks for stands there too, also while the choices are on their way. */
function known(choices: readonly { value: string; label: string }[], chosen: string): Choice[] {
  const isThere = chosen === '' || choices.some(({ value }) => value === chosen)
  return isThere ? [...choices] : [...choices, { value: chosen, label: chosen }]
}
