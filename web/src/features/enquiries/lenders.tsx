import type { Lender } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'

/**
 * The terms of the lenders as a plain table; nothing without lenders, because the page says all else that
 * counts.
 */
export function Lenders({ of }: { of: Loadable<Lender[]> }) {
  const { value: lenders = [] } = useResource(of)
  if (lenders.length === 0) return null
  return (
    <section aria-labelledby="lenders" className="mt-12">
      <h2 id="lenders" className="text-xl font-bold">
        {t`Lenders`}
      </h2>
      <div className="mt-4 overflow-x-auto">
        <table className="figures w-full max-w-3xl text-left">
          <thead>
            <tr className="border-b border-content text-sm text-muted">
              <th className="py-2 pr-4 font-normal">{t`Lender`}</th>
              <th className="py-2 pr-4 font-normal">{t`Rate a year`}</th>
              <th className="py-2 pr-4 font-normal">{t`Months`}</th>
              <th className="py-2 font-normal">{t`Interest on`}</th>
            </tr>
          </thead>
          <tbody>
            {lenders.map(({ name, rate, fromMonths, toMonths, method }) => (
              <tr key={name} className="border-b border-hairline">
                <th scope="row" className="py-3 pr-4 font-semibold wrap-anywhere">
                  {name}
                </th>
                <td className="py-3 pr-4">{rate}%</td>
                <td className="py-3 pr-4 whitespace-nowrap">
                  {fromMonths === toMonths ? toMonths : t`${fromMonths} to ${toMonths}`}
                </td>
                <td className="py-3">{method === 'flat' ? t`flat` : t`reducing balance`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
