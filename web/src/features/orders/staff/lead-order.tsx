import { useState } from 'react'
import type { LeadDetails } from '#contract/leads/lead-work.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { cancelReasonLabel } from '#contract/orders/cancel-reasons.ts'
import type { Order, OrderStep } from '#contract/orders/orders.ts'
import type { StaffRole } from '#contract/people/staff-roles.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { paths } from '#web/lib/address/paths.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import type { LeadAct } from '#web/shop/lead-acts/lead-act.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { BookOrderDialog } from './book-order-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { OrderPayments } from './order-payments.tsx'
import { PaperTicks } from './paper-ticks.tsx'
import { StepDialog } from './step-dialog.tsx'
import { StepList } from './step-list.tsx'
import { withWaitingSteps } from './with-waiting-steps.ts'

interface LeadOrderProps {
  lead: Lead
  order: LeadDetails['order']
  /** The quotation that the buyer was given last. */
  quotation: LeadDetails['quotation']
  /** What was done about the lead and waits on this device. */
  waiting: readonly LeadAct[]
  /** What the sender filled in. */
  enquiry: LeadDetails['enquiry']
  role: StaffRole | undefined
  /** Called after a change that the server has. */
  onChanged: () => void
}

/** The order of a lead of sales with its steps; a lead without one gets a button that books one. */
export function LeadOrder(props: LeadOrderProps) {
  const { lead, order: stored, quotation, waiting, enquiry, role, onChanged } = props
  const [shown, setShown] = useState<OrderStep | 'book' | 'cancel'>()
  const order = stored && withWaitingSteps(stored, waiting)
  const close = () => setShown(undefined)
  const mayBook = lead.isOpen && (!order || order.state === 'cancelled')
  if (!order && !mayBook) return null
  return (
    <section aria-label="Order" className={classNames('grid content-start gap-2', order && 'w-full')}>
      {order ? <Head order={order} /> : null}
      {order && order.state !== 'cancelled' ? (
        <>
          <StepList order={order} today={indianDay(serverNow())} onOpen={setShown} />
          <PaperTicks order={order} onChanged={onChanged} />
          <div className="flex flex-wrap gap-2">
            <a
              href={`${paths.order}#${order.link}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ size: 'small', variant: 'quiet' })}
            >
              What the buyer sees
            </a>
            {order.state === 'open' && !isHandedOver(order) ? (
              <Button size="small" variant="quiet" onClick={() => setShown('cancel')}>
                Cancel the order
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {order ? (
        <OrderPayments order={order} leadId={lead.id} waiting={waiting} role={role} onChanged={onChanged} />
      ) : null}
      {mayBook ? (
        <Button size="small" className="w-fit" onClick={() => setShown('book')}>
          Book an order
        </Button>
      ) : null}
      {shown === 'book' ? (
        <BookOrderDialog
          lead={lead}
          quotation={quotation}
          enquiry={enquiry}
          onBooked={onChanged}
          onClose={close}
        />
      ) : shown === 'cancel' && order ? (
        <CancelOrderDialog order={order} role={role} onChanged={onChanged} onClose={close} />
      ) : typeof shown === 'object' && order ? (
        <StepDialog
          order={order}
          step={shown}
          leadId={lead.id}
          isOwner={role === 'owner'}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

function Head({ order }: { order: Order }) {
  const { model, variant, colour, price, token, lender, outlet, quotation, registrationNumber } = order
  return (
    <div className="grid gap-0.5">
      <h3 className="font-semibold">
        Order: {[model, variant, colour].filter(Boolean).join(' · ')}
        {registrationNumber ? <span className="figures"> · {registrationNumber}</span> : null}
      </h3>
      <p className="figures text-sm text-muted">
        {[
          `${formatRupees(price)} on the road`,
          quotation && `quotation ${quotation}`,
          token > 0 && `token ${formatRupees(token)}`,
          lender && `loan from ${lender}`,
          outlet,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {order.state === 'cancelled' ? (
        <p className="font-semibold">Cancelled: {cancelReasonLabel(order.cancelledBecause)}</p>
      ) : null}
      {order.isToRing ? (
        <p role="status" className="font-semibold text-warning">
          A day has moved, and no message tells the buyer: please ring them.
        </p>
      ) : null}
    </div>
  )
}

function isHandedOver({ steps }: Order): boolean {
  return steps.some(({ step, doneOn }) => step === 'handed-over' && doneOn !== null)
}
