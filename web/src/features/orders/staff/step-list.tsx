import { stepLabel } from '#contract/orders/order-steps.ts'
import type { Order, OrderStep } from '#contract/orders/orders.ts'
import { isLate, nextStep } from '#domain/orders/order-standing.ts'
import { shortDay } from '#web/shop/appointment-words.ts'
import { classNames } from '#web/ui/class-names.ts'

interface StepListProps {
  order: Order
  /** The day in India, `YYYY-MM-DD`. */
  today: string
  /** Undefined where this order takes no change. */
  onOpen: ((step: OrderStep) => void) | undefined
}

/** The steps of an order, each with its day; a press opens what can be said of it. */
export function StepList({ order, today, onOpen }: StepListProps) {
  const next = order.state === 'open' ? nextStep(order.steps)?.step : undefined
  return (
    <ol aria-label="Steps" className="grid sm:grid-cols-2 sm:gap-x-4">
      {order.steps.map((step) => {
        const opens = step.step !== 'booked' ? onOpen : undefined
        const line = <StepLine step={step} isNext={step.step === next} today={today} />
        return (
          <li key={step.step} className="border-t border-hairline">
            {opens ? (
              <button type="button" onClick={() => opens(step)} className={classNames(row, 'hover:bg-soft')}>
                {line}
              </button>
            ) : (
              <p className={row}>{line}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const row =
  'grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 text-left md:min-h-8'

function StepLine({ step, isNext, today }: { step: OrderStep; isNext: boolean; today: string }) {
  const { doneOn, doneBy, plannedOn, moves } = step
  const before = moves.at(-1)
  return (
    <>
      <span aria-hidden="true" className={classNames('text-center', doneOn && 'text-success')}>
        {doneOn ? '✓' : isNext ? '→' : '·'}
      </span>
      <span className={classNames('min-w-0 truncate', isNext && 'font-semibold', doneOn && 'text-muted')}>
        {stepLabel(step.step)}
      </span>
      <span
        className={classNames(
          'figures text-sm whitespace-nowrap',
          isLate(step, today) && 'font-semibold text-danger',
        )}
        title={doneOn && doneBy ? `by ${doneBy}` : before && `before: ${shortDay(before.from)}`}
      >
        {doneOn ? `done ${shortDay(doneOn)}` : `${isLate(step, today) ? 'late, ' : ''}${shortDay(plannedOn)}`}
      </span>
    </>
  )
}
