import { namedKinds } from '#contract/leads/lead-kinds.ts'
import type { Retention } from '#contract/privacy/privacy.ts'
import { saveFailureWords } from '#web/lib/api/save-failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { ComingErasures } from './coming-erasures.tsx'

const choices = [
  { value: '', label: 'Keep' },
  ...[30, 90, 180, 365, 730, 1095, 1825].map((days) => ({
    value: String(days),
    label: days < 365 ? `${days} days` : days === 365 ? '1 year' : `${days / 365} years`,
  })),
]

/** The time after which people of each kind are erased, and the people who are next. */
export function RetentionCard() {
  const { names } = useDealership().parts
  const retention = useLoaded('retention', (signal) => callApi('getRetention', {}, { signal }))
  const { value } = retention

  async function save(change: () => Promise<Retention>) {
    try {
      const saved = await change()
      retention.replace(() => saved)
      notify.success('Saved.')
    } catch (error) {
      notify.error(saveFailureWords(error))
    }
  }

  return (
    <FormPart
      title="How long people are kept"
      hint={`After this time the person is erased and the enquiry still counts. It happens by itself, within the hour.${value?.erased ? ` So far ${value.erased} were erased.` : ''}`}
    >
      <LoadFailure of={retention} words="How long people are kept could not be loaded." />
      {value ? (
        <>
          <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {namedKinds(names).map(({ kind, label }) => (
              <Select
                key={kind}
                label={label}
                value={String(daysOf(value, kind) ?? '')}
                choices={withOwn(daysOf(value, kind))}
                onChange={({ currentTarget }) => {
                  const days = currentTarget.value === '' ? null : Number(currentTarget.value)
                  void save(() => callApi('setRetention', { body: { kind, days } }))
                }}
              />
            ))}
          </div>
          <ComingErasures
            coming={value.coming}
            onHold={(leadId, isHeld) =>
              void save(() => callApi('holdLead', { params: { id: leadId }, body: { isHeld } }))
            }
          />
        </>
      ) : retention.isLoading ? (
        <Skeleton className="h-60" />
      ) : null}
    </FormPart>
  )
}

function daysOf({ rules }: Retention, kind: string): number | undefined {
  return rules.find((rule) => rule.kind === kind)?.days
}

/** The choices, with a number of days that was set elsewhere and is none of them. */
function withOwn(days: number | undefined): typeof choices {
  if (days === undefined || choices.some(({ value }) => value === String(days))) return choices
  return [...choices, { value: String(days), label: `${days} days` }]
}
