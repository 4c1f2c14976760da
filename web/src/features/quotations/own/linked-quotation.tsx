import { t } from '#contract/wire/language.ts'
import { textBehindHash } from '#web/lib/address/text-behind-hash.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { telLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { QuotationCard } from './quotation-card.tsx'

/** The quotation whose link the address carries behind `#`. */
export function LinkedQuotation() {
  const isHydrated = useHydrated()
  if (!isHydrated) return <Waiting />
  const link = textBehindHash(location.hash)
  if (!link) return <NoQuotation title={t`The link that we sent opens your quotation here`} />
  return <Linked key={link} link={link} />
}

function Linked({ link }: { link: string }) {
  const loaded = useLoaded(link, (signal) => callApi('readOwnQuotation', { body: { link } }, { signal }))
  if (loaded.value) return <QuotationCard link={link} quotation={loaded.value} />
  if (loaded.error === undefined) return <Waiting />
  // Another try with the same link finds nothing either.
  if (loaded.error instanceof ApiError && loaded.error.code === 'not_found')
    return <NoQuotation title={t`We find no quotation for this link`} />
  const words = answerWords(loaded.error, t`Your quotation could not be loaded.`)
  return <FailureLine message={words} onRetry={loaded.reload} retrying={loaded.isLoading} />
}

function Waiting() {
  return <Skeleton className="h-[34rem] max-w-xl" />
}

function NoQuotation({ title }: { title: string }) {
  const { number } = useDealership().phones.sales
  return (
    <EmptyState
      title={title}
      action={
        <a href={telLink(number)} className={buttonClasses({ variant: 'primary' })}>
          <PhoneIcon />
          {t`Call ${number}`}
        </a>
      }
    >
      {t`Please use the link as we sent it, or ring us for a new one.`}
    </EmptyState>
  )
}
