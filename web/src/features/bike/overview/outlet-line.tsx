import { Link } from 'react-router-dom'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { OpenLine } from '#web/shop/open-line.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'

/** The outlet that shows the model, in one line, and whether it is open now. */
export function OutletLine({ outlet }: { outlet: Dealer }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Link
        to={paths.dealer(outlet.id)}
        className="inline-flex min-h-11 items-center gap-2 underline-offset-3 hover:underline"
      >
        <PinIcon className="text-muted" />
        {t`At ${outlet.name}`}
      </Link>
      <OpenLine outlet={outlet} department="sales" />
    </div>
  )
}
