import type { QuotationSettings, QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { RecordBar } from '#web/ui/form/record/record-bar.tsx'
import { RecordFields } from '#web/ui/form/record/record-fields.tsx'
import { RowList } from '#web/ui/form/record/row-list.tsx'
import { useRecord } from '#web/ui/form/record/use-record.ts'
import { FormPart } from '#web/ui/form/send/form-part.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { figureValue } from './figure-value.ts'
import { GstRateFields } from './gst-rate-fields.tsx'

const labels: Record<keyof QuotationSettings, string> = {
  prefix: 'Letters in front of the number',
  validDays: 'Days that a quotation holds',
  salesLimit: 'Discount of sales, in rupees',
  managerLimit: 'Discount of managers, in rupees',
  salesExchange: 'Exchange of sales, in rupees',
  managerExchange: 'Exchange of managers, in rupees',
  hsnPetrol: 'HSN of vehicles with an engine',
  hsnElectric: 'HSN of electric vehicles',
  gstRates: 'GST inside the ex-showroom price',
}

/** What the owner says about quotations: number, validity, limits of discounts and exchanges, HSN and GST. */
export function QuotationSettingsScreen() {
  const loaded = useLoaded('quotation settings', (signal) => callApi('getQuotationSettings', {}, { signal }))
  return (
    <Screen title="Quotations">
      <LoadFailure of={loaded} words="The settings could not be loaded." />
      {loaded.value ? (
        <Editor loaded={loaded.value} />
      ) : loaded.error === undefined ? (
        <Skeleton className="h-96" />
      ) : null}
    </Screen>
  )
}

function Editor({ loaded }: { loaded: QuotationSettingsRecord }) {
  const editing = useRecord({
    loaded,
    save: (body) => callApi('saveQuotationSettings', { body }),
    reload: () => callApi('getQuotationSettings'),
  })
  const { draft, change, errors } = editing
  const text = (fact: 'prefix' | 'hsnPetrol' | 'hsnElectric', maxLength: number) => ({
    label: labels[fact],
    value: draft[fact],
    error: errors[fact],
    maxLength,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [fact]: currentTarget.value }),
  })
  const figure = (
    fact: 'validDays' | 'salesLimit' | 'managerLimit' | 'salesExchange' | 'managerExchange',
  ) => ({
    label: labels[fact],
    type: 'number' as const,
    value: figureValue(draft[fact]),
    error: errors[fact],
    onChange: ({ currentTarget }: { currentTarget: { valueAsNumber: number } }) =>
      change({ [fact]: currentTarget.valueAsNumber }),
  })
  return (
    <>
      <RecordFields>
        <FormPart title="Number" hint="Numbers begin anew each April, as Q/26-27/0001.">
          <div className="grid gap-5 sm:grid-cols-2">
            <Input {...text('prefix', 4)} />
            <Input {...figure('validDays')} />
          </div>
        </FormPart>
        <FormPart
          title="Discount and exchange"
          hint="What sales give beyond this waits for a manager, what a manager gives beyond it for the owner."
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Input {...figure('salesLimit')} />
            <Input {...figure('managerLimit')} />
            <Input {...figure('salesExchange')} />
            <Input {...figure('managerExchange')} />
          </div>
        </FormPart>
        <FormPart
          title={labels.gstRates}
          hint="From memory and unchecked until you tick them: until then no quotation shows the GST inside its price."
        >
          <RowList
            label={labels.gstRates}
            noun="rate"
            rows={draft.gstRates}
            most={20}
            nameOf={({ beginsOn }) => `Rates from ${beginsOn}`}
            make={() => ({
              beginsOn: indianDay(serverNow()),
              small: 18,
              large: 40,
              electric: 5,
              source: '',
              isChecked: false,
            })}
            onChange={(gstRates) => change({ gstRates })}
          >
            {(rate, changeRate, index) => (
              <GstRateFields rate={rate} place={index} errors={errors} onChange={changeRate} />
            )}
          </RowList>
          <div className="grid gap-5 sm:grid-cols-2">
            <Input {...text('hsnPetrol', 8)} inputMode="numeric" />
            <Input {...text('hsnElectric', 8)} inputMode="numeric" />
          </div>
        </FormPart>
      </RecordFields>
      <RecordBar editing={editing} name="The settings of quotations" labels={labels} />
    </>
  )
}
