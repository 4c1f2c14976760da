import { type RefundCase, refundCases } from '#contract/payments/payment-lists.ts'
import type {
  PaymentSettings,
  PaymentSettingsRecord,
  RefundLine,
} from '#contract/payments/payment-settings.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { FieldErrors } from '#web/ui/form/record/field-errors.ts'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { RecordFields } from '#web/ui/form/record/record-fields.tsx'
import { RowList } from '#web/ui/form/record/row-list.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const labels: Record<keyof PaymentSettings, string> = {
  upiId: 'UPI id',
  payee: 'Payee, as the bank shows it',
  token: 'Token that a booking begins with, in rupees',
  cap: 'The most that is taken ahead, in rupees',
  refundLines: 'What is returned when an order is cancelled',
}

/** What the owner says about paying ahead on an order; it stands below what holds for quotations. */
export function PaymentSettingsCard() {
  const loaded = useLoaded('payment settings', (signal) => callApi('getPaymentSettings', {}, { signal }))
  const wrong = loaded.value?.wrongToday ?? 0
  return (
    <div className="grid min-w-0 gap-5">
      <LoadFailure of={loaded} words="The settings of payments could not be loaded." />
      {wrong > 0 ? (
        <p className="text-sm">
          {wrong === 1 ? '1 call' : `${wrong} calls`} with a wrong signature came today in the name of your
          payment provider, and nothing was taken in.
        </p>
      ) : null}
      {loaded.value ? (
        <Editor loaded={loaded.value} />
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </div>
  )
}

function Editor({ loaded }: { loaded: PaymentSettingsRecord }) {
  const editing = useRecord({
    loaded,
    save: (body) => callApi('savePaymentSettings', { body }),
    reload: () => callApi('getPaymentSettings'),
  })
  const { draft, change, errors } = editing
  const figure = (fact: 'token' | 'cap') => ({
    label: labels[fact],
    type: 'number' as const,
    value: Number.isFinite(draft[fact]) ? draft[fact] : '',
    error: errors[fact],
    onChange: ({ currentTarget }: { currentTarget: { valueAsNumber: number } }) =>
      change({ [fact]: currentTarget.valueAsNumber }),
  })
  const text = (fact: 'upiId' | 'payee', maxLength: number) => ({
    label: labels[fact],
    value: draft[fact],
    error: errors[fact],
    maxLength,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [fact]: currentTarget.value }),
  })
  return (
    <>
      <RecordFields>
        <FormPart
          title="Token"
          hint="Paid ahead on an order. Nothing is asked for while the most is 0, or before you say what is returned."
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Input {...figure('token')} />
            <Input {...figure('cap')} />
            <Input {...text('upiId', 97)} placeholder="showroom@bank" autoCapitalize="none" />
            <Input {...text('payee', 60)} />
          </div>
        </FormPart>
        <FormPart
          title={labels.refundLines}
          hint="The buyer reads this before paying. The first line that fits holds; where none fits, all is returned."
        >
          <RowList
            label={labels.refundLines}
            noun="line"
            rows={draft.refundLines}
            most={10}
            nameOf={({ when }) => refundCases.find(({ id }) => id === when)?.label ?? when}
            make={(): RefundLine => ({ when: 'otherwise', days: 0, keptPercent: 0 })}
            onChange={(refundLines) => change({ refundLines })}
          >
            {(line, changeLine, index) => (
              <RefundLineFields line={line} place={index} errors={errors} onChange={changeLine} />
            )}
          </RowList>
        </FormPart>
      </RecordFields>
      <RecordBar editing={editing} name="The settings of payments" labels={labels} />
    </>
  )
}

interface RefundLineFieldsProps {
  line: RefundLine
  place: number
  errors: FieldErrors
  onChange: (facts: Partial<RefundLine>) => void
}

function RefundLineFields({ line, place, errors, onChange }: RefundLineFieldsProps) {
  const figure = (fact: 'days' | 'keptPercent', label: string) => ({
    label,
    type: 'number' as const,
    value: Number.isFinite(line[fact]) ? line[fact] : '',
    error: errors[`refundLines.${place}.${fact}`],
    onChange: ({ currentTarget }: { currentTarget: { valueAsNumber: number } }) =>
      onChange({ [fact]: currentTarget.valueAsNumber }),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label="When"
        choices={refundCases.map(({ id, label }) => ({ value: id, label }))}
        value={line.when}
        onChange={({ currentTarget }) => {
          const chosen = refundCases.find(({ id }) => id === currentTarget.value)?.id
          if (chosen) onChange({ when: chosen satisfies RefundCase, days: 0 })
        }}
      />
      {line.when === 'days' ? <Input {...figure('days', 'Days')} /> : null}
      <Input {...figure('keptPercent', 'You keep, %')} />
    </div>
  )
}
