import type { Plan, SlotRule } from '#contract/appointments/appointment-plans.ts'
import { appointmentPurposes, purposeLabel } from '#contract/appointments/appointment-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { RowList } from '#web/ui/form/record/row-list.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { RuleFields } from './rule-fields.tsx'

interface PlanEditorProps {
  plan: Plan
  onSaved: (record: Pick<Plan, 'facts' | 'at'>) => void
}

/** The times that one outlet offers, grouped by purpose. */
export function PlanEditor({ plan, onSaved }: PlanEditorProps) {
  const { outletId, outlet } = plan
  const editing = useRecord({
    loaded: { facts: plan.facts, at: plan.at },
    save: (body) => callApi('savePlan', { params: { outletId }, body }),
    reload: async () => {
      const plans = await callApi('listPlans')
      return plans.find((one) => one.outletId === outletId) ?? plan
    },
    onSaved,
  })
  const { rules } = editing.draft
  return (
    <>
      {appointmentPurposes.map(({ id, label }) => {
        const own = rules.filter(({ purpose }) => purpose === id)
        return (
          <FormPart
            key={id}
            title={label}
            hint={own.length === 0 ? `${outlet} offers no times for this.` : undefined}
          >
            <RowList<SlotRule>
              label={`Times for: ${label}`}
              noun="line of times"
              rows={own}
              most={20}
              nameOf={({ opens, closes }) => `${purposeLabel(id)} ${opens} to ${closes}`}
              make={() => ({
                purpose: id,
                days: [1, 2, 3, 4, 5, 6],
                opens: '10:00',
                closes: '17:00',
                minutes: id === 'test-ride' ? 30 : 60,
                places: 1,
              })}
              onChange={(next) =>
                editing.change({ rules: [...rules.filter(({ purpose }) => purpose !== id), ...next] })
              }
            >
              {(rule, change) => (
                <RuleFields
                  rule={rule}
                  onChange={change}
                  errorOf={(field) => editing.errors[`rules.${rules.indexOf(rule)}.${field}`]}
                />
              )}
            </RowList>
          </FormPart>
        )
      })}
      <RecordBar editing={editing} name={`The times of ${outlet}`} labels={{ rules: 'Times' }} />
    </>
  )
}
