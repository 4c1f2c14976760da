import { formatRupees } from '#web/lib/money.ts'
import { classNames } from './class-names.ts'

type PriceProps = {
  rupees: number
  /** Small words around it, such as "from" and "ex-showroom". */
  before?: string
  after?: string
  size?: 'medium' | 'large'
}

/** A price in expanded tabular figures with lakh grouping. */
export function Price({ rupees, before, after, size = 'medium' }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {before && <span className="text-sm text-muted">{before}</span>}
      <data
        value={rupees}
        className={classNames('display figures', size === 'large' ? 'text-3xl md:text-4xl' : 'text-xl')}
      >
        {formatRupees(rupees)}
      </data>
      {after && <span className="text-sm text-muted">{after}</span>}
    </span>
  )
}
