import { Link } from 'react-router-dom'
import type { Accepted } from '#contract/enquiries/form-definition.ts'
import { inFours } from '#contract/enquiries/reference.ts'
import { t } from '#contract/wire/language.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'

interface ReceiptLineProps {
  receipt: Accepted
  /** The sender has no e-mail address, so no mail comes. */
  isByPhone: boolean
}

/**
 * The line that stays after the toast with the thanks has gone: the reference, until when we call, and where
 * to look the enquiry up.
 */
export function ReceiptLine({ receipt: { reference, promisedAt }, isByPhone }: ReceiptLineProps) {
  return (
    <p role="status" className="mt-4 rounded-md border border-hairline bg-surface px-4 py-3 text-pretty">
      {promisedAt ? (
        <strong className="block text-lg">
          {promiseInWords(new Date(promisedAt), serverNow()).replace(/ ([ap]m)/, '\u00a0$1')}
        </strong>
      ) : null}
      {isByPhone ? `${t`We reach you on the number you gave.`} ` : ''}
      {fillIn(t`Your reference is {reference}.`, {
        reference: <span className="figures font-semibold whitespace-nowrap">{inFours(reference)}</span>,
      })}{' '}
      <Link
        to={`${paths.enquiryStatus}?reference=${reference}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        {t`Check its status`}
      </Link>
    </p>
  )
}
