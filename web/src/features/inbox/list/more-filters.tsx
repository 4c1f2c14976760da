import { useState } from 'react'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { compactField } from '#web/ui/form/controls/compact-field.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { type InboxQuestion, none } from '../use-inbox-question.ts'
import { families } from './family-tabs.tsx'

interface MoreFiltersProps {
  question: InboxQuestion
  /** True where a phone shows all filters, so that no filter is folded twice. */
  isShown: boolean
  onAsk: (change: Partial<InboxQuestion>) => void
}

const field = classNames(compactField, 'md:w-48 max-md:min-w-36 max-md:flex-1')

/** Kind of work, assignee, outlet, model and source; folded away while none of them narrows the list. */
export function MoreFilters({ question, isShown, onAsk }: MoreFiltersProps) {
  const choices = useLoaded('inbox choices', (signal) => callApi('getInboxChoices', {}, { signal }))
  const { outlets = [], models = [], sources = [] } = choices.value ?? {}
  const { board, family, assignee, outlet, model, source, isAside } = question
  const [wasOpened, setOpened] = useState(false)
  const isUsed = Boolean((family && !board) || assignee || outlet || model || source || isAside)
  const select = (name: 'assignee' | 'outlet' | 'model' | 'source') => ({
    value: question[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onAsk({ [name]: value }),
    className: field,
  })
  return (
    <details
      open={isUsed || isShown || undefined}
      onToggle={() => setOpened(true)}
      className="group max-md:w-full md:open:w-full"
    >
      <summary
        className={classNames(buttonClasses({ size: 'small', variant: 'quiet' }), 'list-none max-md:hidden')}
      >
        More filters
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-end gap-2 pt-1">
        {board ? null : (
          <Select
            label="Work"
            placeholder="All work"
            choices={families.map(({ id, label }) => ({ value: id, label }))}
            value={family}
            onChange={(event) => onAsk({ family: event.currentTarget.value as InboxQuestion['family'] })}
            className={field}
          />
        )}
        {wasOpened || isUsed || isShown ? <AssigneeFilter {...select('assignee')} /> : null}
        <Select
          label="Outlet"
          placeholder="All outlets"
          choices={known(
            'No outlet yet',
            outlets.map(({ id, name }) => ({ value: String(id), label: name })),
            outlet,
          )}
          {...select('outlet')}
        />
        <Select
          label="Model"
          placeholder="All models"
          choices={known('No model named', models, model)}
          {...select('model')}
        />
        <Select
          label="Source"
          placeholder="All sources"
          choices={known(
            'Not known',
            sources.map((value) => ({ value, label: value })),
            source,
          )}
          {...select('source')}
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

interface AssigneeFilterProps {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  className: string
}

/** The filter by assignee; the colleagues are fetched when this filter is first shown. */
function AssigneeFilter({ value, onChange, className }: AssigneeFilterProps) {
  const colleagues = useLoaded('colleagues', (signal) => callApi('listColleagues', {}, { signal })).value
  const choices = (colleagues ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label="With"
      placeholder="Anybody"
      choices={known('Nobody yet', choices, value, colleagues ? 'Former staff' : '…')}
      value={value}
      onChange={onChange}
      className={className}
    />
  )
}

interface NamedChoice {
  value: string
  label: string
}

/**
 * The choices with the one that the address names, which may be missing in the list or come before the list
 * has arrived.
 */
function known(
  missing: string,
  choices: readonly NamedChoice[],
  chosen: string,
  label = chosen,
): NamedChoice[] {
  const all = [{ value: none, label: missing }, ...choices]
  const isThere = chosen === '' || all.some(({ value }) => value === chosen)
  return isThere ? all : [...all, { value: chosen, label }]
}
