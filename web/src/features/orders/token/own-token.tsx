import type { OwnOrder } from '#contract/orders/own-order.ts'
import { t } from '#contract/wire/language.ts'
import { returnedBy } from '#domain/payments/refund-table.ts'
import { keptOfPaymentWords, refundCaseWords, shownLines } from '#domain/payments/refund-words.ts'
import { upiLink } from '#domain/payments/upi-link.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PayOnline } from './pay-online.tsx'
import { QrCode } from './qr-code.tsx'

type Asked = NonNullable<OwnOrder['token']['asked']>

/** What the buyer is asked to pay ahead: first what comes back on cancelling, then how to pay. */
export function OwnToken({ asked, link }: { asked: Asked; link: string | undefined }) {
  const amount = formatRupees(asked.amount)
  const address = asked.upiId ? upiLink(asked) : undefined
  return (
    <div className="grid gap-4 rounded-md bg-soft p-3">
      <div className="grid gap-1">
        <p className="text-sm text-muted">{t`Token to pay`}</p>
        <p className="display figures text-2xl">{amount}</p>
        <p className="text-sm">{t`It is part of the price.`}</p>
      </div>
      <RefundTable asked={asked} />
      {address ? (
        <div className="grid gap-3">
          <a href={address} className={`${buttonClasses({ variant: 'primary' })} md:hidden`}>
            {t`Pay ${amount} with a UPI app`}
          </a>
          <p className="text-sm md:hidden">{t`Or scan this with another phone:`}</p>
          <p className="hidden text-sm md:block">{t`Scan this with any UPI app:`}</p>
          <QrCode text={address} label={t`QR code that pays ${amount} by UPI`} />
          <p className="text-sm wrap-anywhere text-muted">
            {t`To: ${asked.payee}, ${asked.upiId}`} · {t`Order number ${asked.reference}`}
          </p>
          <p className="text-sm">{t`The receipt stands here once we have seen the money in our account.`}</p>
        </div>
      ) : null}
      {asked.isOnline && link ? <PayOnline asked={asked} link={link} /> : null}
      {address || asked.isOnline ? null : <p className="text-sm">{t`Please pay it at the showroom.`}</p>}
      <p className="text-sm text-muted">{keptOfPaymentWords()}</p>
    </div>
  )
}

function RefundTable({ asked }: { asked: Asked }) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left text-base font-semibold">{t`What comes back if you cancel`}</caption>
      <tbody>
        {shownLines(asked.refundLines).map((line) => (
          <tr key={`${line.when} ${line.days}`} className="border-t border-hairline">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {refundCaseWords(line)}
            </th>
            <td className="figures py-2 text-right font-semibold whitespace-nowrap">
              {formatRupees(returnedBy(line, asked.amount))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="border-t border-hairline pt-2 text-muted">
            {t`The first line that fits holds.`}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
