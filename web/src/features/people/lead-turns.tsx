import type { LeadTurns } from '#contract/leads/lead-turns.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Checkbox } from '#web/ui/form/controls/inputs.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

const families: readonly { id: keyof LeadTurns; label: string }[] = [
  { id: 'sales', label: 'Sales' },
  { id: 'service', label: 'Service' },
  { id: 'people', label: 'HR' },
  { id: 'other', label: 'General' },
]

/**
 * Switches that decide whether new leads go to colleagues on duty in turn, for each outlet and kind, or wait
 * until somebody takes them.
 */
export function LeadTurnsSetting() {
  const turns = useLoaded('lead turns', (signal) => callApi('getLeadTurns', {}, { signal }))

  async function set(family: keyof LeadTurns, isOn: boolean) {
    const put = (value: boolean) => turns.replace((now) => ({ ...now, [family]: value }))
    put(isOn)
    try {
      notify.success((await callApi('setLeadTurns', { body: { [family]: isOn } })).message)
    } catch (error) {
      put(!isOn)
      notify.error(saveFailureWords(error))
    }
  }

  return (
    <fieldset className="rounded-lg border border-hairline bg-surface p-4 md:p-5">
      <legend className="float-left w-full text-lg font-bold">New leads in turn</legend>
      <p className="clear-left text-sm text-muted">
        Each new lead goes to the colleague on duty, of its outlet and kind, who has waited longest for one.
        Where this is off, leads wait until somebody takes them. Owners and managers get none.
      </p>
      <LoadFailure of={turns} words="This setting could not be loaded." />
      <div className="mt-2 flex flex-wrap gap-x-8">
        {families.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={turns.value?.[id] ?? false}
            disabled={!turns.value}
            onChange={(event) => void set(id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
