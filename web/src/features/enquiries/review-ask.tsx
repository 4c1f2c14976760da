import { useState } from 'react'
import type { readReviewAsk } from '#contract/enquiries/review-asks.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { useLateValue } from '#web/lib/api/late-value.ts'
import { Button } from '#web/ui/button.tsx'

export type ReviewAsk = AnswerOf<typeof readReviewAsk> & { link: string }

/** What the mail asked a review of whose link was followed; undefined for everybody else. */
export function useReviewAsk(): ReviewAsk | undefined {
  return useLateValue(async () => {
    const link = location.hash.slice(1)
    // Other parts of the page have names behind `#` too.
    if (!link.includes('.')) return undefined
    return { ...(await callApi('readReviewAsk', { body: { link } })), link }
  })
}

/**
 * Says what the review is about, leads to Google where the dealer named their profile, and takes a no: after
 * a press, because scanners of mail open links as well.
 */
export function ReviewAskLine({ ask: { vehicle, outlet, google, isRefused, link } }: { ask: ReviewAsk }) {
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(isRefused)
  const about = [vehicle, outlet].filter(Boolean).join(', ')

  async function refuse() {
    setBusy(true)
    try {
      setWords((await callApi('refuseReviewAsks', { body: { link } })).message)
      setDone(true)
    } catch (error) {
      setWords(failureWords(error, t`It did not work. Please try again, or call us.`))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mb-5 grid justify-items-start gap-1">
      {about ? <p>{t`About: ${about}`}</p> : null}
      {google ? (
        <p>
          <a
            href={google}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-3"
          >
            {t`Or write it on Google`}
            <span className="sr-only"> {t`(opens in a new tab)`}</span>
          </a>
        </p>
      ) : null}
      {isDone ? null : (
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void refuse()}>
          {t`Do not ask me again`}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {words}
      </p>
    </div>
  )
}
