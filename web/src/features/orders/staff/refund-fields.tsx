import { useState } from 'react'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/controls/inputs.tsx'
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
  const [amount, because] = [typed.get('amount'), String(typed.get('because') ?? '')]
  const other = amount === null ? undefined : Number(String(amount).replace(/[₹,\s]/g, ''))
  return { seen: byTable, because, ...(other !== undefined && other !== byTable && { amount: other }) }
}
