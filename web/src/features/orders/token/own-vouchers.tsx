import { useState } from 'react'
import type { OwnOrder } from '#contract/orders/own-order.ts'
import type { Voucher } from '#contract/payments/payment.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { saveFile } from '#web/lib/device/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'

/** The receipt and refund vouchers of an order, each as a line and as a paper to keep. */
export function OwnVouchers({ order }: { order: OwnOrder }) {
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold">{t`Receipts`}</h2>
      <ul className="grid gap-2">
        {order.vouchers.map((voucher) => (
          <li key={voucher.number} className="grid gap-2 border-t border-hairline pt-2">
            <Line
              words={t`Receipt voucher ${voucher.number}, ${dayOf(voucher.issuedAt)}`}
              amount={voucher.amount}
            />
            <SavePaper order={order} voucher={voucher} kind="receipt" />
            {voucher.refund ? (
              <>
                <Line
                  words={t`Refund voucher ${voucher.refund.number}, ${dayOf(voucher.refund.madeAt)}`}
                  amount={voucher.refund.amount}
                />
                <SavePaper order={order} voucher={voucher} kind="refund" />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ words, amount }: { words: string; amount: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="figures">{words}</span>
      <span className="figures font-semibold whitespace-nowrap">{formatRupees(amount)}</span>
    </p>
  )
}

interface SavePaperProps {
  order: OwnOrder
  voucher: Voucher
  kind: 'receipt' | 'refund'
}

function SavePaper({ order, voucher, kind }: SavePaperProps) {
  const dealer = useDealership().name
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const number = kind === 'refund' && voucher.refund ? voucher.refund.number : voucher.number

  async function save() {
    setBusy(true)
    setFailed(false)
    try {
      const { voucherPdf } = await import('../paper/voucher-pdf.ts')
      const { name, outlet } = order
      saveFile(
        `${number.replaceAll('/', '-')}.pdf`,
        await voucherPdf({ voucher, kind, name, outlet, dealer }),
      )
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" className="w-fit" busy={isBusy} onClick={() => void save()}>
        {t`Save as PDF`}
        <span className="sr-only"> {number}</span>
      </Button>
      {hasFailed ? <FailureLine message={t`The paper could not be made. Please try again.`} /> : null}
    </>
  )
}

function dayOf(moment: string): string {
  return formatDay(indianDay(new Date(moment)))
}
