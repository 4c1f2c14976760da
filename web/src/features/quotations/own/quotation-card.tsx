import { useState } from 'react'
import type { OwnQuotation } from '#contract/quotations/own-quotation.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { answerWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import { telLink } from '#web/lib/phone.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { useFocusAfterPress } from '#web/ui/use-focus-after-press.ts'
import { chosenWords, loanWords, numberWords } from '../quotation-words.ts'
import { PaperButtons } from './paper-buttons.tsx'
import { QuotationLines } from './quotation-lines.tsx'

/** A quotation for its buyer: what it costs and until when, a yes that tells staff, and whom to ring. */
export function QuotationCard({ link, quotation: given }: { link: string; quotation: OwnQuotation }) {
  const [quotation, setQuotation] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { place, onClickCapture } = useFocusAfterPress()
  const { sheet, outlet, version, agreedAt, isExpired } = quotation

  async function agree() {
    setBusy(true)
    setError('')
    try {
      setQuotation(await callApi('agreeToQuotation', { body: { link, version } }))
    } catch (failure) {
      setError(answerWords(failure, t`Your yes did not arrive. Please try again, or call ${outlet.phone}.`))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section
      aria-label={t`Your quotation`}
      onClickCapture={onClickCapture}
      className="grid w-full min-w-0 max-w-xl gap-5 rounded-md border border-hairline bg-surface p-4 text-content sm:p-6"
    >
      <div>
        <p className="figures text-sm text-muted">{numberWords(quotation)}</p>
        <h2 className="display text-2xl wrap-anywhere">{sheet.name}</h2>
        <p>{chosenWords(quotation)}</p>
      </div>
      <QuotationLines quotation={quotation} />
      {sheet.loan ? <p className="text-sm">{loanWords(sheet.loan, quotation.lender)}</p> : null}
      <div ref={place} tabIndex={-1} role="status" className="grid gap-1">
        <p className="font-semibold">{standingWords(quotation)}</p>
        {agreedAt || isExpired ? null : (
          <p className="text-sm text-muted">{t`Your yes tells us to ring you about the next step. It buys nothing yet.`}</p>
        )}
      </div>
      {error ? <FailureLine message={error} /> : null}
      <div className="flex flex-wrap gap-2">
        {agreedAt || isExpired ? null : (
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => void agree()}
          >{t`Yes, please ring me`}</Button>
        )}
        <a
          href={telLink(outlet.phone)}
          className={buttonClasses({ variant: isExpired ? 'primary' : 'secondary' })}
        >
          <PhoneIcon />
          {t`Call`}
        </a>
      </div>
      <PaperButtons quotation={quotation} />
      <p className="text-sm text-muted">
        {outlet.name}, {outlet.address}, <span className="figures whitespace-nowrap">{outlet.phone}</span>
      </p>
    </section>
  )
}

function standingWords({ agreedAt, isExpired, validUntil }: OwnQuotation): string {
  const day = formatDay(agreedAt ? indianDay(new Date(agreedAt)) : validUntil)
  if (agreedAt) return t`You said yes on ${day}. We ring you.`
  return isExpired ? t`It held until ${day}. Please ask us for a new one.` : t`It holds until ${day}.`
}
