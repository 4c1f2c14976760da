import { Link } from 'react-router-dom'
import { stepLabel } from '#contract/orders/order-steps.ts'
import type { Order, OrderStep } from '#contract/orders/orders.ts'
import { isLate, nextStep } from '#domain/orders/order-standing.ts'
import { paths } from '#web/lib/address/paths.ts'
import { shortDay } from '#web/shop/appointment-words.ts'
import { standingActs } from '#web/shop/lead-acts/standing-acts.ts'
import { useWaitingActs } from '#web/shop/lead-acts/use-waiting-acts.ts'
import { WaitsToBeSent } from '#web/shop/lead-acts/waits-to-be-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { withWaitingSteps } from './with-waiting-steps.ts'

interface OrderRowProps {
  order: Order
  /** The day in India, `YYYY-MM-DD`. */
  today: string
  /** Called with the next step and the order; undefined for who only reads orders. */
  onStep: ((order: Order, step: OrderStep) => void) | undefined
}

/**
 * An order of the list: who and what, what comes next and by when, after what waits on this device for the
 * connection.
 */
export function OrderRow({ order: stored, today, onStep }: OrderRowProps) {
  const { name, model, variant, colour, outlet, leadId, isToRing } = stored
  const acts = standingActs(useWaitingActs(leadId ?? ''))
  const order = withWaitingSteps(stored, acts)
  const next = nextStep(order.steps)
  const late = next !== undefined && isLate(next, today)
  const title = name || model
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-hairline py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_9rem]">
      <div className="min-w-0 max-md:col-span-2">
        {leadId ? (
          <Link
            to={`${paths.adminDashboard}?page=inbox&tab=all&lead=${leadId}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3 md:min-h-6"
          >
            {title}
          </Link>
        ) : (
          <p className="font-semibold">{title}</p>
        )}
        <p className="truncate text-sm text-muted">
          {[name && model, variant, colour, outlet].filter(Boolean).join(' · ')}
        </p>
        {acts.length > 0 ? <WaitsToBeSent /> : null}
        {isToRing ? <p className="text-sm font-semibold text-warning">Ring them: a day has moved</p> : null}
      </div>
      {next ? (
        <p className="min-w-0">
          <span className="text-muted">Next: </span>
          <span className="font-semibold">{stepLabel(next.step)}</span>
          <span
            className={classNames('figures block text-sm', late ? 'font-semibold text-danger' : 'text-muted')}
          >
            {late ? `late, was due ${shortDay(next.plannedOn)}` : `by ${shortDay(next.plannedOn)}`}
          </span>
        </p>
      ) : (
        <p className="text-sm text-muted">Waits to be sent</p>
      )}
      {next && onStep ? (
        <Button size="small" onClick={() => onStep(order, next)}>
          Done …<span className="sr-only">{` ${stepLabel(next.step)} of ${title}, or another day`}</span>
        </Button>
      ) : null}
    </li>
  )
}
