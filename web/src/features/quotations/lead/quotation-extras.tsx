import type { Accessory } from '#contract/catalogue/catalogue.ts'
import type { Lender } from '#contract/content/page-lists.ts'
import { quotationLimits } from '#contract/quotations/quotation-limits.ts'
import type { GivingLimits } from '#contract/quotations/quotations.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { reducingOf } from '#domain/prices/yearly-rate.ts'
import { Checkbox, Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { FieldErrors } from '#web/ui/form/record/field-errors.ts'
import { type QuotationDraft, rupeesIn } from './quotation-draft.ts'

interface QuotationExtrasProps {
  draft: QuotationDraft
  errors: FieldErrors
  limits: GivingLimits
  accessories: readonly Accessory[]
  lenders: readonly Lender[]
  onChange: (facts: Partial<QuotationDraft>) => void
}

/** Says of an amount that it is more than the reader may give alone; `limit` in rupees. */
export function waitsAbove(limit: number): string {
  return `Above ${formatRupees(limit)} it waits for a yes.`
}

/** What only some buyers want: an exchange, a loan, accessories and a larger cover, each folded away. */
export function QuotationExtras({
  draft,
  errors,
  limits,
  accessories,
  lenders,
  onChange,
}: QuotationExtrasProps) {
  const figure = (fact: 'exchange' | 'downPayment' | 'months' | 'annualRate', label: string) => ({
    label,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
    value: draft[fact],
    error: errors[fact] ?? errors[`loan.${fact}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [fact]: currentTarget.value }),
  })
  const listed = (list: readonly string[], one: string, isIn: boolean) =>
    isIn ? [...list, one] : list.filter((other) => other !== one)

  /** A lender's rate is shown on a reducing balance, whatever the lender states. */
  function choose(name: string) {
    const lender = lenders.find((one) => one.name === name)
    if (!lender) return onChange({ lender: name })
    const { rate, method } = lender
    const months = Number(draft.months) || 36
    const annualRate = method === 'flat' ? Math.round(reducingOf(rate, months) * 100) / 100 : rate
    onChange({ lender: name, annualRate: String(annualRate) })
  }

  return (
    <div className="grid gap-2">
      <Folded title="Exchange" isOpen={draft.exchange !== ''}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            {...figure('exchange', 'Value in rupees')}
            hint={
              limits && rupeesIn(draft.exchange) > limits.exchange ? waitsAbove(limits.exchange) : undefined
            }
          />
          <Input
            label="Their vehicle"
            optional
            autoComplete="off"
            maxLength={quotationLimits.oldVehicle}
            value={draft.oldVehicle}
            onChange={({ currentTarget: { value } }) => onChange({ oldVehicle: value })}
          />
        </div>
      </Folded>
      <Folded title="Loan" isOpen={draft.hasLoan}>
        <Checkbox
          label="They buy on a loan"
          checked={draft.hasLoan}
          onChange={({ currentTarget: { checked } }) => onChange({ hasLoan: checked })}
        />
        {draft.hasLoan ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label="Lender"
              placeholder="Choose a lender"
              choices={lenders.map(({ name }) => name)}
              value={draft.lender}
              error={errors['loan.lender']}
              onChange={({ currentTarget: { value } }) => choose(value)}
            />
            <Input {...figure('downPayment', 'Down payment in rupees')} />
            <Input {...figure('months', 'Months')} />
            <Input {...figure('annualRate', 'Rate, % a year on a reducing balance')} />
          </div>
        ) : null}
      </Folded>
      <Folded title="Accessories and cover" isOpen={draft.accessories.length > 0}>
        <Checkbox
          label="Zero-depreciation cover"
          checked={draft.covers.includes('zero_dep')}
          onChange={({ currentTarget: { checked } }) =>
            onChange({
              covers: checked
                ? [...draft.covers, 'zero_dep']
                : draft.covers.filter((cover) => cover !== 'zero_dep'),
            })
          }
        />
        {accessories.map(({ part_no, heading, price }) => (
          <Checkbox
            key={part_no}
            label={`${heading}, ${formatRupees(price)}`}
            checked={draft.accessories.includes(part_no)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ accessories: listed(draft.accessories, part_no, checked) })
            }
          />
        ))}
      </Folded>
    </div>
  )
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details open={isOpen || undefined} className="rounded-md border border-hairline px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <div className="grid gap-2 pb-4">{children}</div>
    </details>
  )
}
