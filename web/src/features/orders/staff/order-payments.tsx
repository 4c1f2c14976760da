import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { Payment } from '#contract/payments/payment.ts'
import { paymentWayLabel, waitReasons } from '#contract/payments/payment-lists.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { failureWords } from '#web/lib/api/failure-words.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { formatDay } from '#web/lib/dates.ts'
import type { LeadAct } from '#web/shop/lead-acts/lead-act.ts'
import { receivedWords } from '#web/shop/lead-acts/received-words.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface OrderPaymentsProps {
  order: Order
  leadId: string
  /** What was done about the lead and waits on this device. */
  waiting: readonly LeadAct[]
  role: StaffRole | undefined
  onChanged: () => void
}

/** What was paid ahead on an order: each payment with its vouchers, and a button that notes another. */
export function OrderPayments({ order, leadId, waiting, role, onChanged }: OrderPaymentsProps) {
  const [shown, setShown] = useState<'receive' | Payment>()
  const kept = waiting.flatMap((act) =>
    act.endpoint === 'receivePayment' && act.order === order.id ? [act.body] : [],
  )
  const mayReceive = order.cap > 0 && order.state !== 'cancelled'
  if (order.payments.length + kept.length === 0 && !mayReceive) return null
  const close = () => setShown(undefined)
  return (
    <section aria-label="Paid ahead" className="grid gap-2">
      <ul className="grid gap-2">
        {order.payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            order={order}
            role={role}
            onRefund={() => setShown(payment)}
            onChanged={onChanged}
          />
        ))}
        {kept.map((body) => (
          <li key={body.id} className="text-sm text-muted">
            {receivedWords(body)}: waits on this device
          </li>
        ))}
      </ul>
      {mayReceive ? (
        <Button size="small" className="w-fit" onClick={() => setShown('receive')}>
          Received money
        </Button>
      ) : null}
      {shown === 'receive' ? (
        <ReceiveDialog order={order} leadId={leadId} onChanged={onChanged} onClose={close} />
      ) : shown ? (
        <RefundDialog order={order} payment={shown} role={role} onChanged={onChanged} onClose={close} />
      ) : null}
    </section>
  )
}

interface PaymentRowProps {
  payment: Payment
  order: Order
  role: StaffRole | undefined
  onRefund: () => void
  onChanged: () => void
}

function PaymentRow({ payment, order, role, onRefund, onChanged }: PaymentRowProps) {
  const { id, state, cameAs, amount, way, reference, paidOn, receivedBy, number, refund } = payment
  const [isBusy, setBusy] = useState(false)
  const isOver = order.state === 'cancelled' || cameAs === 'more'
  const mayReturn = state === 'received' && !refund && (isOver || role === 'owner' || role === 'manager')

  async function accept() {
    setBusy(true)
    try {
      await callApi('acceptPayment', { params: { id: order.id }, body: { paymentId: id } })
    } catch (error) {
      notify.error(failureWords(error, 'This was not saved. Please try again.'))
    }
    setBusy(false)
    onChanged()
  }

  return (
    <li className="grid gap-1 rounded-md border border-hairline p-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="figures font-semibold">{number || waitReasons[cameAs || 'amount']}</span>
        <span className="figures font-semibold">{formatRupees(amount)}</span>
      </p>
      <p className="wrap-anywhere text-muted">
        {[paymentWayLabel(way), formatDay(paidOn), reference, receivedBy && `noted by ${receivedBy}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {refund ? (
        <p className="figures">
          {[
            `${refund.number}: ${formatRupees(refund.amount)} returned by ${refund.madeBy}`,
            refund.way !== way && paymentWayLabel(refund.way),
            refund.reference,
          ]
            .filter(Boolean)
            .join(' · ')}
          {refund.because && `, by the table ${formatRupees(refund.byTable)}: ${refund.because}`}
        </p>
      ) : null}
      {state === 'waiting' ? (
        <Button size="small" className="w-fit" busy={isBusy} onClick={() => void accept()}>
          Take it as it came
        </Button>
      ) : null}
      {mayReturn ? (
        <Button size="small" variant="quiet" className="w-fit" onClick={onRefund}>
          Return it
        </Button>
      ) : null}
    </li>
  )
}
