import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { telLink } from '#web/lib/phone.ts'
import { Button } from '#web/ui/button.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/** Withdraws an enquiry after a press only, because scanners of mail open a link as well. */
export function WithdrawalCard() {
  const { number } = useDealership().phones.sales
  const isHydrated = useHydrated()
  const [words, setWords] = useState('')
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function withdraw() {
    setBusy(true)
    try {
      setWords((await callApi('withdrawConsent', { body: linkOf(location) })).message)
      setDone(true)
    } catch (error) {
      setWords(failureWords(error, t`It did not work. Please try again, or call us.`))
    } finally {
      setBusy(false)
    }
  }

  // A prerendered page cannot know the part of the address behind `#`.
  if (isHydrated && linkOf(location).lead === '')
    return (
      <p className="prose-width text-lg text-pretty">
        {fillIn(
          t`The link in our mail says whose messages stop. Without it call {number}, and we stop them.`,
          {
            number: (
              <a
                href={telLink(number)}
                className="figures font-semibold whitespace-nowrap underline underline-offset-3"
              >
                {number}
              </a>
            ),
          },
        )}
      </p>
    )
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      {isDone ? null : (
        <Button variant="primary" busy={isBusy} onClick={() => void withdraw()}>
          {t`Stop messages to me`}
        </Button>
      )}
      <p role="status" className="text-lg">
        {words}
      </p>
    </div>
  )
}

/**
 * The lead and the key that a link carries behind `#`; the links of the first receipts have both in their
 * query.
 */
function linkOf({ hash, search }: Location): { lead: string; key: string } {
  const [lead, key] = hash.slice(1).split('.')
  const query = new URLSearchParams(search)
  return { lead: lead || (query.get('lead') ?? ''), key: key ?? query.get('key') ?? '' }
}
