import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { texts } from '#contract/texts/texts.ts'
import { t, wordsFor } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useTabState } from '#web/lib/device/tab-state.ts'
import { noteSeen } from '#web/lib/visit/seen.ts'
import { ReadAloud } from '#web/ui/text/read-aloud.tsx'
import { planOf } from './emi.ts'
import { EmiDetails, MonthlyEmi } from './emi-result.tsx'
import type { Loan } from './instalment.ts'
import { initialTerms, type LoanTerms, numberOf, type TermName, withTerm } from './loan-terms.ts'
import { type ComparedModel, comparisonFrom } from './offers/comparison-from.ts'
import type { PriceKindName, ReckonedPrice } from './reckoned-price.ts'
import { spokenPlan } from './spoken-plan.ts'
import { termFaults } from './term-faults.ts'
import { TermField } from './term-field.tsx'

/**
 * A loan that was worked out, with its instalment in rupees and the price it is for; without a price the
 * visitor typed the loan alone.
 */
export interface TypedLoan extends Loan {
  monthly: number
  price?: ReckonedPrice | undefined
}

const kindWords = wordsFor('ex-showroom', 'on-road')

interface EmiCalculatorProps {
  /** The price in rupees; undefined where the visitor types the price. */
  price: number | undefined
  /** The kind of the price, which stands below it. */
  kind?: PriceKindName | undefined
  /** The model that is financed, for the comparison of offers. */
  bike?: ComparedModel | undefined
  /** Called with the loan whenever the loan changes; with undefined while the terms make no loan. */
  onLoan?: (loan: TypedLoan | undefined) => void
}

/**
 * Five terms of a loan on one side and its cost on the other; the cost changes while the visitor types or
 * slides.
 */
export function EmiCalculator({ price, kind = 'ex-showroom', bike, onLoan }: EmiCalculatorProps) {
  const { loan: dealerLoan } = useDealership()
  const [initial] = useState(() => initialTerms(price, dealerLoan))
  const [terms, changeTerms] = useTabState(`emi ${bike?.bikeName ?? ''} ${price ?? ''}`, initial)
  const set = (name: TermName) => (text: string) => changeTerms((before) => withTerm(before, name, text))
  const typedPrice = numberOf(terms.price)
  const loan = {
    amount: numberOf(terms.amount),
    annualRate: numberOf(terms.annualRate),
    months: numberOf(terms.months),
  }
  // An untouched calculator without a price has nothing to work out yet, and its visitor has made no mistake.
  const isUntouched = terms === initial
  const faults = isUntouched ? {} : termFaults(terms)
  const plan = Object.keys(faults).length === 0 ? planOf(loan) : undefined
  const { amount, annualRate, months } = loan
  const monthly = plan?.monthly
  useEffect(() => {
    const price = typedPrice > 0 ? { rupees: typedPrice, kind } : undefined
    onLoan?.(monthly === undefined ? undefined : { amount, annualRate, months, monthly, price })
  }, [onLoan, amount, annualRate, months, monthly, typedPrice, kind])
  const words = plan && wordsOf(plan.monthly, terms)
  useEffect(() => {
    // Staff who call about the loan should know which figures the visitor has in mind.
    if (words) noteSeen('EMI', words)
  }, [words])
  const dearest = Math.max(500_000, (price ?? 0) * 1.5)
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      {plan ? (
        <MonthlyEmi rupees={plan.monthly} />
      ) : isUntouched ? (
        <p className="self-start rounded-lg bg-soft p-5 text-lg md:p-6">{t`Type the price or the loan amount, and see what it costs a month.`}</p>
      ) : (
        <p
          role="alert"
          className="self-start rounded-lg bg-danger-soft p-5 text-lg font-semibold text-danger md:p-6"
        >
          {texts.emi.invalid}
        </p>
      )}
      <div className="grid min-w-0 content-start gap-4 md:col-start-1 md:row-span-2 md:row-start-1">
        <TermField
          label={t`Price`}
          hint={price === undefined ? undefined : kindWords(kind)}
          unit="₹"
          text={terms.price}
          onChange={set('price')}
          error={faults.price}
          range={[0, dearest, 500]}
        />
        <TermField
          label={t`Down payment`}
          unit="₹"
          text={terms.downPayment}
          onChange={set('downPayment')}
          error={faults.downPayment}
          range={[0, typedPrice > 0 ? typedPrice : dearest, 500]}
        />
        <TermField
          label={t`Loan amount`}
          unit="₹"
          text={terms.amount}
          onChange={set('amount')}
          error={faults.amount}
          range={[0, typedPrice > 0 ? typedPrice : dearest, 500]}
        />
        <TermField
          label={t`Interest rate a year`}
          unit="%"
          text={terms.annualRate}
          onChange={set('annualRate')}
          error={faults.annualRate}
          range={[1, 30, 0.25]}
        />
        {dealerLoan || terms.annualRate !== initial.annualRate ? null : (
          <p className="-mt-2 text-sm text-muted">{t`The rate is an example: lenders name their own.`}</p>
        )}
        <TermField
          label={t`Tenure in months`}
          unit={t`months`}
          text={terms.months}
          onChange={set('months')}
          error={faults.months}
          range={[3, 84, 1]}
        />
      </div>
      {plan ? (
        <EmiDetails plan={plan} loan={loan}>
          <ReadAloud sentences={() => spokenPlan(plan, months)} />
          <Link
            to={comparisonFrom(bike, terms)}
            className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-3 hover:no-underline"
          >{t`Compare loan offers`}</Link>
        </EmiDetails>
      ) : null}
    </div>
  )
}

/** The loan in words for staff who call about it, in English, which staff read. */
function wordsOf(monthly: number, { price, downPayment, amount, annualRate, months }: LoanTerms): string {
  const of = numberOf(price) > 0 ? ` of ${formatRupees(numberOf(price))}` : ''
  const down = numberOf(downPayment) > 0 ? `, ${formatRupees(numberOf(downPayment))} down` : ''
  const loan = `${formatRupees(numberOf(amount))}${of}${down}`
  return `${formatRupees(Math.round(monthly))} a month: loan ${loan}, ${numberOf(annualRate)}% a year, ${numberOf(months)} months`
}
