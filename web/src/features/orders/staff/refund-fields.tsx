import { useState } from 'react'
import { paymentWayIds, paymentWays } from '#contract/payments/payment-lists.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
import { Select } from '#web/ui/form/controls/select.tsx'
import type { FieldErrors } from '#web/ui/form/record/field-errors.ts'

interface RefundFieldsProps {
  /** What the refund table returns, and what was paid; in rupees. */
  byTable: number
  paid: number
  role: StaffRole | undefined
  errors: FieldErrors
}

/**
 * What goes back of what was paid: by the table, or another amount that a manager or the owner types with the
 * reason.
 */
export function RefundFields({ byTable, paid, role, errors }: RefundFieldsProps) {
  const [isOther, setOther] = useState(false)
  const mayChoose = role === 'owner' || role === 'manager'
  return (
    <div className="grid gap-3">
      <p>
        <strong className="figures">{formatRupees(byTable)}</strong> of {formatRupees(paid)} goes back to the
        buyer by the refund table{byTable > 0 ? ', with a refund voucher' : ''}.
      </p>
      {byTable > 0 || isOther ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Returned by"
            name="way"
            choices={[
              { value: '', label: 'As it was paid' },
              ...paymentWays.map((way) => ({ value: way.id, label: way.label })),
            ]}
            error={errors.way}
          />
          <Input
            label="Reference of the bank"
            name="reference"
            optional
            autoComplete="off"
            maxLength={60}
            error={errors.reference}
          />
        </div>
      ) : null}
      {isOther ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label="Goes back (₹)"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={byTable}
            error={errors.amount}
          />
          <Input
            label="Why another amount"
            name="because"
            hint="Please name nobody."
            autoComplete="off"
            maxLength={200}
            error={errors.because}
          />
        </div>
      ) : mayChoose ? (
        <Button size="small" variant="quiet" className="w-fit" onClick={() => setOther(true)}>
          Another amount
        </Button>
      ) : null}
    </div>
  )
}

/** The choice that the fields of a form hold: without an amount of its own it is the table's. */
export function refundOf(form: HTMLFormElement, byTable: number) {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const other = typed.has('amount') ? Number(text('amount').replace(/[₹,\s]/g, '')) : undefined
  const way = paymentWayIds.find((one) => one === text('way'))
  return {
    seen: byTable,
    because: text('because'),
    reference: text('reference'),
    ...(way && { way }),
    ...(other !== undefined && other !== byTable && { amount: other }),
  }
}
