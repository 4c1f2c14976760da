import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { Button } from '#web/ui/button.tsx'

/** Withdraws an enquiry after a press only, because scanners of mail open a link as well. */
export function WithdrawalCard() {
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
