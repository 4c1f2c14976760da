import { type ReactNode, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { formatRupees, formatRupeesExact } from '#domain/prices/rupee-words.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import type { EmiPlan } from './emi.ts'
import { EmiSchedule } from './emi-schedule.tsx'
import type { Loan } from './instalment.ts'

/** The monthly instalment. On phones it stays in view while the visitor changes the terms below. */
export function MonthlyEmi({ rupees }: { rupees: number }) {
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className="z-1 bg-soft px-5 py-4 max-md:sticky max-md:-top-5 max-md:-mx-5 max-md:-mt-5 max-md:border-b max-md:border-hairline md:rounded-lg md:p-6"
    >
      <p className="eyebrow text-muted">{t`Monthly EMI`}</p>
      <p className="display figures mt-1 text-3xl break-words md:text-4xl">{formatRupeesExact(rupees)}</p>
    </div>
  )
}

interface EmiDetailsProps {
  plan: EmiPlan
  loan: Loan
  /** Links to the next step, such as the finance form. */
  children: ReactNode
}

/** The cost of the loan: the totals, their shares as a picture, and every month on demand. */
export function EmiDetails({ plan, loan, children }: EmiDetailsProps) {
  const [showsSchedule, setShowsSchedule] = useState(false)
  const monthly = formatRupees(Math.round(plan.monthly))
  const interestShare = (plan.totalInterest / plan.totalPaid) * 100
  return (
    <div className="flex min-w-0 flex-col gap-5 md:col-start-2">
      <div>
        <div aria-hidden="true" className="flex h-2.5 overflow-hidden rounded-sm bg-content">
          <span className="ml-auto bg-control" style={{ width: `${interestShare}%` }} />
        </div>
        <dl className="mt-4 grid gap-2">
          <Total mark="bg-content" label={t`Loan amount`} value={formatRupeesExact(loan.amount)} />
          <Total mark="bg-control" label={t`Total interest`} value={formatRupeesExact(plan.totalInterest)} />
          <Total label={t`Total paid`} value={formatRupeesExact(plan.totalPaid)} />
        </dl>
      </div>
      <p className="text-sm text-muted">{t`${loan.months} instalments on a reducing balance. Your lender may round the EMI to the rupee, and adds its own charges; ${monthly} a month is a good guide.`}</p>
      {children}
      <details
        onToggle={(event) => setShowsSchedule(event.currentTarget.open)}
        className="group border-y border-hairline"
      >
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold">
          {t`Repayment schedule`}
          <ChevronDownIcon className="transition-transform group-open:rotate-180" />
        </summary>
        {showsSchedule ? <EmiSchedule schedule={plan.schedule} /> : null}
      </details>
    </div>
  )
}

function Total({ mark, label, value }: { mark?: string; label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="flex items-center gap-2 text-muted">
        {mark && <span aria-hidden="true" className={`size-2.5 rounded-full ${mark}`} />}
        <span>{label}</span>
      </dt>
      <dd className="figures font-semibold">{value}</dd>
    </div>
  )
}
