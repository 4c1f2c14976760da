import { t } from '#contract/wire/language.ts'
import { textBehindHash } from '#web/lib/address/text-behind-hash.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { NoAppointment } from './no-appointment.tsx'

/** The appointment whose link the address carries behind `#`. */
export function LinkedAppointment() {
  const isHydrated = useHydrated()
  if (!isHydrated) return <Skeleton className="h-60 max-w-xl" />
  const link = textBehindHash(location.hash)
  if (!link) return <NoAppointment title={t`The link in our mail opens your appointment here`} />
  return <Linked link={link} />
}

function Linked({ link }: { link: string }) {
  const loaded = useLoaded(link, (signal) => callApi('readOwnAppointment', { body: { link } }, { signal }))
  if (loaded.value) return <AppointmentCard appointment={loaded.value} />
  if (loaded.error === undefined) return <Skeleton className="h-60 max-w-xl" />
  // Another try with the same link finds nothing either.
  if (loaded.error instanceof ApiError && loaded.error.code === 'not_found')
    return <NoAppointment title={t`We find no appointment for this link`} />
  const words = answerWords(loaded.error, t`Your appointment could not be loaded.`)
  return <FailureLine message={words} onRetry={loaded.reload} retrying={loaded.isLoading} />
}
