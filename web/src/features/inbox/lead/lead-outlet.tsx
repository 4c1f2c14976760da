import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { useInboxChoices } from '#web/shop/lead-acts/use-inbox-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { LeadChange } from './use-lead.ts'

interface LeadOutletProps {
  lead: Lead
  onChange: (change: LeadChange) => Promise<boolean>
}

/** The outlet that works on a lead; nobody is asked for it where there is only one. */
export function LeadOutlet({ lead, onChange }: LeadOutletProps) {
  const { outlets = [] } = useInboxChoices().value ?? {}
  const [chosen, setChosen] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  if (outlets.length < 2) return null
  const stored = String(lead.outletId ?? '')

  async function save(outlet: string) {
    setSaving(true)
    if (await onChange({ outletId: Number(outlet) || null })) setChosen(undefined)
    setSaving(false)
  }

  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined && chosen !== stored) void save(chosen)
      }}
    >
      <Select
        label="Outlet"
        name="outlet"
        value={chosen ?? stored}
        placeholder="No outlet"
        choices={outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {chosen !== undefined && chosen !== stored ? (
        <Button type="submit" busy={isSaving}>
          Send it there
        </Button>
      ) : null}
    </form>
  )
}
