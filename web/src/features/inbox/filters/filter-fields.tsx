import { dueSpans, leadStages } from '#contract/leads/lead-stages.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { CompactCheckbox } from '#web/ui/form/controls/compact-checkbox.tsx'
import { compactField } from '#web/ui/form/controls/compact-field.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { familiesOf, kindsOf } from '../readable-work.ts'
import { useColleagues } from '../use-colleagues.ts'
import { type InboxQuestion, none } from '../use-inbox-question.ts'
import { missingWords, orderWords } from './filter-words.ts'

interface FilterFieldsProps {
  question: InboxQuestion
  role: StaffRole | undefined
  onAsk: (change: Partial<InboxQuestion>) => void
}

/** All filters of the inbox; a role is offered its own work only, and the board has no stage and no order. */
export function FilterFields({ question, role, onAsk }: FilterFieldsProps) {
  const choices = useInboxChoices().value
  const colleagues = useColleagues().value
  const { outlets = [], models = [], sources = [] } = choices ?? {}
  const { names } = useDealership().parts
  const families = familiesOf(role)
  const isList = question.board === ''
  const wired = (name: keyof InboxQuestion & keyof typeof titles) => ({
    label: titles[name],
    value: String(question[name]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onAsk({ [name]: value }),
    className: compactField,
  })
  const date = (name: 'from' | 'to') => ({
    ...wired(name),
    type: 'date',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      isWhole(currentTarget) && onAsk({ [name]: currentTarget.value }),
  })
  return (
    <div className="grid grid-cols-2 gap-2 pb-1 md:@sm:@max-2xl:grid-cols-3 @2xl:grid-cols-4">
      {isList ? <Select {...wired('due')} placeholder="Any time" choices={asChoices(dueSpans)} /> : null}
      <Select
        {...wired('kind')}
        placeholder="All kinds"
        choices={kindsOf(role, names).map(({ kind, label }) => ({ value: kind, label }))}
      />
      {isList ? (
        <Select
          {...wired('stage')}
          placeholder="All stages"
          choices={asChoices(stagesOf(families.map(({ id }) => id)))}
        />
      ) : null}
      {isList && families.length > 1 ? (
        <Select {...wired('family')} placeholder="All work" choices={asChoices(families)} />
      ) : null}
      <Select
        {...wired('assignee')}
        placeholder="Anybody"
        choices={withMissing('assignee', asChoices(colleagues ?? []))}
      />
      <Select
        {...wired('outlet')}
        placeholder="All outlets"
        choices={withMissing('outlet', asChoices(outlets))}
      />
      <Select {...wired('model')} placeholder="All models" choices={withMissing('model', models)} />
      <Select
        {...wired('source')}
        placeholder="All sources"
        choices={withMissing(
          'source',
          sources.map((value) => ({ value, label: value })),
        )}
      />
      <Input {...date('from')} min="2000-01-01" max={question.to || '2099-12-31'} />
      <Input {...date('to')} min={question.from || '2000-01-01'} max="2099-12-31" />
      {isList ? (
        <Select
          {...wired('order')}
          placeholder="As the tab"
          choices={Object.entries(orderWords).map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      <CompactCheckbox
        label="Not customers"
        checked={question.isAside}
        onChange={(event) => onAsk({ isAside: event.currentTarget.checked })}
        className="self-end md:min-h-9"
      />
    </div>
  )
}

const titles = {
  due: 'Due',
  kind: 'Kind',
  stage: 'Stage',
  family: 'Work',
  assignee: 'With',
  outlet: 'Outlet',
  model: 'Model',
  source: 'Source',
  from: 'From Date',
  to: 'To Date',
  order: 'Order',
}

type Named = { id: string | number; name: string } | { id: string; label: string }

const asChoices = (list: readonly Named[]) =>
  list.map((one) => ({ value: String(one.id), label: 'label' in one ? one.label : one.name }))

/** The stages of these families; a stage that several families share stands once. */
function stagesOf(families: readonly (keyof typeof leadStages)[]): readonly { id: string; label: string }[] {
  const all = families.flatMap((family) =>
    leadStages[family].map(({ id, label }) => [id, { id, label }] as const),
  )
  return [...new Map(all).values()]
}

const withMissing = (
  name: keyof typeof missingWords,
  choices: readonly { value: string; label: string }[],
) => [{ value: none, label: missingWords[name] }, ...choices]

/** Is a date whole? A year that is still being typed, or a day beyond the other one, starts no search. */
const isWhole = (input: HTMLInputElement) => !input.validity.badInput && input.validity.valid
