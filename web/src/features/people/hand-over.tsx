import { useState } from 'react'
import type { StaffRecord } from '#contract/people/people.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'

interface HandOverProps {
  person: StaffRecord
  /** The colleagues who could take the leads. */
  colleagues: readonly StaffRecord[]
  isBusy: boolean
  onHandOver: (toId: string | null) => void
}

/** Assigns all open leads of a staff member to a colleague, or to nobody, in one step. */
export function HandOver({ person, colleagues, isBusy, onHandOver }: HandOverProps) {
  const [toId, setToId] = useState('')
  const leads = `${person.openLeads} open ${person.openLeads === 1 ? 'lead' : 'leads'}`
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-hairline pt-5">
      <Select
        className="min-w-0 flex-1 basis-56"
        label={`Hand over ${leads} to`}
        hint="What the colleague may not see stays here."
        placeholder="Nobody yet"
        value={toId}
        onChange={(event) => setToId(event.currentTarget.value)}
        choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button size="small" disabled={isBusy} onClick={() => onHandOver(toId || null)}>
        Hand over
      </Button>
    </div>
  )
}
