import { useState } from 'react'
import type { OwnOrder } from '#contract/orders/own-order.ts'
import { t } from '#contract/wire/language.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'

interface PayOnlineProps {
  asked: NonNullable<OwnOrder['token']['asked']>
  /** The text behind `#` in the address of the order. */
  link: string
}

/** A button that leads to the payment provider, and what holds for somebody who comes back from there. */
export function PayOnline({ asked, link }: PayOnlineProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function begin() {
    setBusy(true)
    setError('')
    try {
      const { url } = await callApi('beginPayment', { body: { link } })
      location.assign(url)
    } catch (failure) {
      setBusy(false)
      setError(answerWords(failure, t`Paying here does not work at the moment. Please pay at the showroom.`))
    }
  }

  return (
    <div className="grid gap-2">
      {asked.begunAt ? (
        <p role="status" className="text-sm">
          {t`You went to pay on ${formatMoment(new Date(asked.begunAt))}. If you have paid, it stands here within a quarter of an hour: please do not pay again before.`}
        </p>
      ) : null}
      <Button busy={isBusy} onClick={() => void begin()}>{t`Pay by card or net banking`}</Button>
      {error ? <FailureLine message={error} /> : null}
    </div>
  )
}
