import { useId } from 'react'
import { Link } from 'react-router-dom'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { Waiting } from '#contract/reports/dashboard.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'

type Asked = Waiting['quotations'][number]

/** The quotations that wait for the yes of this account, each with a way to its lead, where it is given. */
export function QuotationsToDecide({ quotations }: { quotations: readonly Asked[] }) {
  const titleId = useId()
  if (quotations.length === 0) return null
  return (
    <div className="grid gap-1 rounded-lg border border-hairline bg-surface px-4 py-2.5">
      <h3 id={titleId} className="font-semibold">
        {quotations.length === 1
          ? '1 quotation waits for your yes'
          : `${quotations.length} quotations wait for your yes`}
      </h3>
      <ul aria-labelledby={titleId} className="grid gap-x-8 md:grid-cols-2">
        {quotations.map((asked) => (
          <li key={asked.number}>
            <Link
              to={`${paths.adminDashboard}?page=inbox&lead=${asked.leadId}`}
              className="figures inline-flex min-h-11 items-center text-sm underline underline-offset-3 md:min-h-8"
            >
              {askedWords(asked)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `Q/26-27/0002: discount of ₹9,000, asked by Ravi`. */
function askedWords({ number, discountPaise, exchangePaise, madeBy }: Asked): string {
  const off = [
    discountPaise > 0 ? `discount of ${formatRupees(rupeesFromPaise(discountPaise))}` : '',
    exchangePaise > 0 ? `exchange for ${formatRupees(rupeesFromPaise(exchangePaise))}` : '',
  ].filter(Boolean)
  return [`${number}: ${off.join(' and ')}`, madeBy && `asked by ${madeBy}`].filter(Boolean).join(', ')
}
