import type { OwnOrder } from '#contract/orders/own-order.ts'
import { t } from '#contract/wire/language.ts'
import { isLate } from '#domain/orders/order-standing.ts'
import { moveWords, stepWords } from '#domain/orders/order-words.ts'
import { shortDay } from '#web/shop/appointment-words.ts'
import { classNames } from '#web/ui/class-names.ts'

interface OwnStepsProps {
  steps: OwnOrder['steps']
  /** The step that comes next; the card says about it what more there is to say. */
  next: string | undefined
  /** The day in India, `YYYY-MM-DD`. */
  today: string
}

/** Every step of an order: done and when, or planned and for when. */
export function OwnSteps({ steps, next, today }: OwnStepsProps) {
  return (
    <ol className="grid" aria-label={t`All steps`}>
      {steps.map((one) => (
        <li
          key={one.step}
          aria-current={one.step === next ? 'step' : undefined}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-t border-hairline py-2 first:border-t-0"
        >
          <span aria-hidden="true" className={classNames('text-center', one.doneOn && 'text-success')}>
            {one.doneOn ? '✓' : one.step === next ? '→' : '·'}
          </span>
          <span className={classNames(one.step === next && 'font-semibold', !one.doneOn && 'text-muted')}>
            {stepWords(one.step)}
            <span className="sr-only">{one.doneOn ? `, ${t`done`}` : ''}</span>
          </span>
          <span className="figures text-sm whitespace-nowrap">
            {one.doneOn ? shortDay(one.doneOn) : t`by ${shortDay(one.plannedOn)}`}
            {isLate(one, today) ? `, ${t`late`}` : ''}
          </span>
          {one.moved && one.step !== next ? (
            <span className="col-start-2 col-end-4 text-sm text-muted">
              {t`Before: ${shortDay(one.moved.from)}.`} {moveWords(one.moved.because)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
