import { t } from '#contract/wire/language.ts'
import { Select } from '#web/ui/form/controls/select.tsx'
import { textOf } from '../loan-terms.ts'
import { TermField } from '../term-field.tsx'
import { type OfferKind, offerKinds } from './offer.ts'
import { type OfferTerms, offerOf, wrongTerms } from './offer-terms.ts'

interface OfferCardProps {
  /** The name of the offer: `Offer A`. */
  name: string
  price: string
  terms: OfferTerms
  onChange: (terms: OfferTerms) => void
}

const kindWords: Record<OfferKind, string> = {
  reducing: t`Still owed (reducing)`,
  flat: t`Whole loan (flat)`,
}

/** The fields for the terms of one lender's offer. */
export function OfferCard({ name, price, terms, onChange }: OfferCardProps) {
  const wrong = wrongTerms(price, terms)
  const { price: full, downPayment } = offerOf(price, terms)
  const loan = full - downPayment
  const set = (change: Partial<OfferTerms>) => onChange({ ...terms, ...change })
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-lg border border-hairline p-4 md:p-5">
      <legend className="display px-1.5 text-lg">{name}</legend>
      <TermField
        label={t`Down payment`}
        unit="₹"
        text={terms.downPayment}
        onChange={(text) => set({ downPayment: text })}
        hint={loan > 0 ? t`Leaves a loan of ₹${textOf(loan)}` : t`Price less down payment is the loan`}
        error={wrong.downPayment}
      />
      <TermField
        label={t`Rate a year`}
        unit="%"
        text={terms.rate}
        onChange={(text) => set({ rate: text })}
        error={wrong.rate}
      />
      <Select
        label={t`Interest on`}
        value={terms.kind}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value as OfferKind })}
        choices={offerKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3">
        <TermField
          label={t`Processing fee`}
          unit={terms.feeUnit === 'percent' ? '%' : '₹'}
          text={terms.fee}
          onChange={(text) => set({ fee: text })}
          error={wrong.fee}
        />
        <Select
          label={t`Fee in`}
          value={terms.feeUnit}
          onChange={({ currentTarget }) => set({ feeUnit: currentTarget.value as OfferTerms['feeUnit'] })}
          choices={[
            { value: 'percent', label: '%' },
            { value: 'rupees', label: '₹' },
          ]}
        />
      </div>
      <TermField
        label={t`Tenure in months`}
        unit={t`months`}
        text={terms.months}
        onChange={(text) => set({ months: text })}
        error={wrong.months}
      />
    </fieldset>
  )
}
