import { useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { Button } from '#web/ui/button.tsx'

/** Withdraws by a press: a link alone is opened by mail scanners too. */
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

/** What a link carries behind `#`; those of the first receipts have it in their query. */
function linkOf({ hash, search }: Location): { lead: string; key: string } {
  const [lead, key] = hash.slice(1).split('.')
  const query = new URLSearchParams(search)
  return { lead: lead || (query.get('lead') ?? ''), key: key ?? query.get('key') ?? '' }
}
