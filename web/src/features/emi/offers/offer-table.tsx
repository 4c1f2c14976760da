import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { scrollFrame } from '#web/ui/table/scroll-frame.ts'
import type { Offer, OfferCost } from './offer.ts'
import type { OfferResult } from './offer-terms.ts'
import { ratePercent, statedRate } from './offer-words.ts'

type Line = {
  title: string
  /** The meaning of the label. */
  note?: string
  value: (cost: OfferCost, offer: Offer, extra: number) => string
  strong?: boolean
}

const whole = (rupees: number) => formatRupees(Math.round(rupees))

const lines: readonly Line[] = [
  { title: t`EMI a month`, value: ({ monthly }) => whole(monthly), strong: true },
  { title: t`Down payment`, value: (_, { downPayment }) => whole(downPayment) },
  { title: t`Loan`, value: ({ loan }) => whole(loan) },
  { title: t`Tenure`, note: t`months`, value: (_, { months }) => String(months) },
  { title: t`Rate as offered`, value: (_, offer) => statedRate(offer) },
  {
    title: t`True yearly rate`,
    note: t`on what is still owed`,
    value: ({ trueRate }) => ratePercent(trueRate),
    strong: true,
  },
  {
    title: t`All-in rate (APR)`,
    note: t`with the fee`,
    value: ({ allInRate }) => (allInRate === undefined ? t`fee is too high` : ratePercent(allInRate)),
  },
  { title: t`Total interest`, value: ({ totalInterest }) => whole(totalInterest) },
  { title: t`Processing fee`, value: ({ fee }) => whole(fee) },
  { title: t`Total paid`, note: t`all instalments`, value: ({ totalPaid }) => whole(totalPaid) },
  { title: t`The loan costs you`, note: t`interest and fee`, value: ({ cost }) => whole(cost), strong: true },
  {
    title: t`Extra`,
    note: t`against the cheapest`,
    value: (_, __, extra) => (extra < 0.5 ? t`cheapest` : `+${whole(extra)}`),
    strong: true,
  },
]

/** The costs of the offers, side by side, in whole rupees. */
export function OfferTable({ results }: { results: readonly OfferResult[] }) {
  const words = t`What the offers cost, side by side`
  return (
    <section aria-label={words} {...scrollFrame} className="overflow-x-auto">
      <table className="figures w-full min-w-[17rem] table-fixed text-right text-[0.8125rem] sm:text-base">
        <caption className="sr-only">{words}</caption>
        <thead>
          <tr className="border-b border-content">
            <td className="w-[29%]" />
            {results.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pl-1.5 font-bold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, note, value, strong }) => (
            <tr key={title} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-2.5 text-left leading-tight font-normal">
                <span>{title}</span>
                {note ? <span className="block text-xs text-muted sm:text-sm">{note}</span> : null}
              </th>
              {results.map(({ name, offer, cost, extra = 0 }) => (
                <td
                  key={name}
                  className={classNames(
                    'py-2.5 pl-1.5 leading-tight',
                    strong && 'font-bold',
                    !cost && 'text-muted',
                  )}
                >
                  {cost ? value(cost, offer, extra) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
