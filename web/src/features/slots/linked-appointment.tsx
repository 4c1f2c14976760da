import { t } from '#contract/wire/language.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { AppointmentCard } from './appointment-card.tsx'

/** The appointment whose link the address carries behind `#`. */
export function LinkedAppointment() {
  const isHydrated = useHydrated()
  return isHydrated ? <Linked link={linkIn(location.hash)} /> : <Skeleton className="h-60 max-w-xl" />
}

/**
 * The text behind `#`. Where a mail program or a hand broke its percent signs, the text stays as it is, so
 * that the server says what to do.
 */
function linkIn(hash: string): string {
  const link = hash.slice(1)
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

function Linked({ link }: { link: string }) {
  const loaded = useLoaded(link, (signal) => callApi('readOwnAppointment', { body: { link } }, { signal }))
  if (loaded.value) return <AppointmentCard appointment={loaded.value} />
  if (loaded.error === undefined) return <Skeleton className="h-60 max-w-xl" />
  const words =
    loaded.error instanceof ApiError && loaded.error.code !== 'network'
      ? loaded.error.message
      : t`Your appointment could not be loaded.`
  return <FailureLine message={words} onRetry={loaded.reload} retrying={loaded.isLoading} />
}
