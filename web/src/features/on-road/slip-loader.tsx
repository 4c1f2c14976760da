import { type ReactNode, useEffect } from 'react'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { PriceSlip } from '#contract/prices/price-slips.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { noteSeen } from '#web/lib/visit/seen.ts'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { SlipDealer } from './slip-sheet.tsx'
import { SlipView } from './slip-view.tsx'

interface SlipLoaderProps {
  number: string
  address: string
  dealer: SlipDealer
  /** Makes the button for a quote of the slip, which visitors send to others. */
  quote: (slip: PriceSlip) => ReactNode
  /** Asks for another number, where there is no slip of this one. */
  search: ReactNode
}

/** Fetches a slip and shows it. */
export function SlipLoader({ number, address, dealer, quote, search }: SlipLoaderProps) {
  const found = useLoaded(number, (signal) => callApi('readPriceSlip', { params: { number } }, { signal }))
  const slip = found.value?.slip
  useEffect(() => {
    // A staff member who gets an enquiry of this visit opens the same slip.
    if (slip) noteSeen('Slip', slipWords(slip))
  }, [slip])
  if (found.value) return <SlipView {...found.value} address={address} dealer={dealer} quote={quote} />
  const { error } = found
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <div className="grid gap-6">
        <EmptyState title={t`No slip ${number}`}>{error.message}</EmptyState>
        {search}
      </div>
    )
  if (error !== undefined)
    return <LoadFailure of={{ ...found, value: undefined }} words={t`The slip could not be loaded.`} />
  return <Skeleton className="h-96" />
}

/** A slip for staff in one line; the number comes first, because staff find the slip by it. */
function slipWords({ number, name, variant, paise }: PriceSlip): string {
  return `${number}, ${[name, variant].filter(Boolean).join(' ')}, ${formatRupees(rupeesFromPaise(paise))}`
}
