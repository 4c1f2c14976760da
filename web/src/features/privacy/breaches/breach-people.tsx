import type { FormEvent } from 'react'
import { namedKinds } from '#contract/leads/lead-kinds.ts'
import {
  type Breach,
  type BreachPeopleChange,
  breachPeopleChange,
  breachWhys,
} from '#contract/privacy/breaches.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { asInput, fromInput } from '#web/lib/indian-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { peopleCount, whyLabels } from './breach-words.ts'

interface BreachPeopleProps {
  breach: Breach
  onChange: (change: BreachPeopleChange) => Promise<void>
}

/** Whom a breach touched: found by what an account did, or chosen by kind and day. */
export function BreachPeople({ breach, onChange }: BreachPeopleProps) {
  const { names } = useDealership().parts
  const staff = useLoaded('people', (signal) => callApi('listStaff', {}, { signal }))
  const groups = breachWhys.filter((why) => breach.people[why] > 0)

  function submit(event: FormEvent<HTMLFormElement>, read: (text: (name: string) => string) => unknown) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const checked = breachPeopleChange.safeParse(read((name) => String(form.get(name) ?? '')))
    if (!checked.success) return notify.error('Please fill in all fields of this row.')
    void onChange(checked.data)
  }

  return (
    <FormPart
      title="Whom it touched"
      hint="The audit trail knows which report an account read or took away and of which days, not each row: everybody who may have stood there is added."
    >
      <LoadFailure of={staff} words="The accounts could not be loaded." />
      {groups.length > 0 ? (
        <ul className="border-t border-hairline">
          {groups.map((why) => (
            <li key={why} className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1">
              <span className="figures min-w-0 flex-1">
                {peopleCount(breach.people[why])}, {whyLabels[why]}
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Take off: ${whyLabels[why]}`}
                onClick={() => void onChange({ drop: why })}
              >
                Take off
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        aria-label="By the trail of an account"
        className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]"
        onSubmit={(event) =>
          submit(event, (text) => ({
            account: text('account'),
            from: fromInput(text('from')),
            to: fromInput(text('to')),
          }))
        }
      >
        <Select
          label="Account"
          name="account"
          choices={(staff.value ?? []).map(({ id, name, userId }) => ({
            value: id,
            label: `${name} (${userId})`,
          }))}
        />
        <Input label="From (Indian time)" name="from" type="datetime-local" />
        <Input label="To" name="to" type="datetime-local" defaultValue={asInput(serverNow().toISOString())} />
        <Button type="submit">Add by trail</Button>
      </form>
      <form
        aria-label="By kind and day"
        className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]"
        onSubmit={(event) =>
          submit(event, (text) => ({
            kinds: [text('kind')],
            fromDay: text('fromDay'),
            toDay: text('toDay'),
          }))
        }
      >
        <Select
          label="Kind of enquiry"
          name="kind"
          choices={namedKinds(names).map(({ kind, label }) => ({ value: kind, label }))}
        />
        <Input label="From day" name="fromDay" type="date" />
        <Input label="To day" name="toDay" type="date" />
        <Button type="submit">Add by kind</Button>
      </form>
    </FormPart>
  )
}
