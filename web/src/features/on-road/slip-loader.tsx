import { t } from '#contract/language.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { callApi } from '#web/lib/late-api.ts'
import { useLoaded } from '#web/lib/use-loaded.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SlipView } from './slip-view.tsx'

interface SlipLoaderProps {
  number: string
  address: string
  dealer: { name: string; phone: string }
}

/** Fetches a slip and shows it. */
export function SlipLoader({ number, address, dealer }: SlipLoaderProps) {
  const found = useLoaded(number, (signal) => callApi('readPriceSlip', { params: { number } }, { signal }))
  if (found.value) return <SlipView {...found.value} address={address} dealer={dealer} />
  const { error } = found
  if (error instanceof ApiError && error.code === 'not_found')
    return <EmptyState title={t`No slip ${number}`}>{error.message}</EmptyState>
  if (error !== undefined) return <LoadFailure of={found} words={t`The slip could not be loaded.`} />
  return <Skeleton className="h-96" />
}
