import type { OwnOrder } from '#contract/orders/own-order.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { isLate, nextStep, orderStanding } from '#domain/orders/order-standing.ts'
import { moveWords, paperWords, stepWords } from '#domain/orders/order-words.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { OwnSteps } from './own-steps.tsx'

// Most orders have neither, so their code comes when one has.
const OwnToken = late(() => import('./token/own-token.tsx'), 'OwnToken', {
  fallback: <Skeleton className="h-96" />,
})
const OwnVouchers = late(() => import('./token/own-vouchers.tsx'), 'OwnVouchers', {
  fallback: <Skeleton className="h-20" />,
})

/** An order for its buyer: what comes next and by when, what to bring, whom to ring, and every step. */
export function OrderCard({ order, link }: { order: OwnOrder; link?: string }) {
  const { state, vehicle, variant, colour, registrationNumber, papers, steps, deliveryAt, outlet, token } =
    order
  const today = indianDay(serverNow())
  const next = state === 'open' ? nextStep(steps) : undefined
  return (
    <section
      aria-label={t`Your order`}
      className="grid w-full min-w-0 max-w-xl gap-5 rounded-md border border-hairline bg-surface p-4 text-content"
    >
      <div className="grid gap-1">
        <p className="text-sm text-muted">{[vehicle, variant, colour].filter(Boolean).join(' · ')}</p>
        <p className="text-lg font-bold text-balance">{orderStanding(order)}</p>
        {registrationNumber ? (
          <p className="figures">{t`Your registration number: ${registrationNumber}`}</p>
        ) : null}
      </div>
      {next ? <Next step={next} isOver={isLate(next, today)} /> : null}
      {token.asked ? <OwnToken asked={token.asked} link={link} /> : null}
      {token.waiting > 0 ? (
        <p role="status" className="rounded-md bg-soft p-3">
          {t`${formatRupees(token.waiting)} reached us, but not as it was asked for. We look at it and ring you.`}
        </p>
      ) : null}
      {deliveryAt ? (
        <p>
          {t`You take it home`}: <strong>{whenWords(deliveryAt)}</strong>
        </p>
      ) : null}
      {state === 'open' && papers.length > 0 ? (
        <div className="grid gap-1">
          <h2 className="font-semibold">{t`Please bring`}</h2>
          <ul className="list-disc pl-5">
            {papers.map((paper) => (
              <li key={paper}>{paperWords(paper)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {state === 'cancelled' ? null : <OwnSteps steps={steps} next={next?.step} today={today} />}
      {order.vouchers.length > 0 ? <OwnVouchers order={order} /> : null}
      <div className="grid gap-2">
        <p className="text-sm text-muted">
          {outlet.name}, {outlet.address}
        </p>
        <div className="flex flex-wrap gap-2">
          <a href={telLink(outlet.phone)} className={buttonClasses({ size: 'small' })}>
            <PhoneIcon />
            {t`Call`}
          </a>
          <a
            href={mapsLink(outlet)}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ size: 'small' })}
          >
            <PinIcon />
            {t`Map`}
            <span className="sr-only"> {t`(opens in a new tab)`}</span>
          </a>
        </div>
      </div>
    </section>
  )
}

/** What comes next and by when; a day that is over or moved says so. */
function Next({ step, isOver }: { step: OwnOrder['steps'][number]; isOver: boolean }) {
  const day = dayInWords(step.plannedOn)
  return (
    <div className="grid gap-1 rounded-md bg-soft p-3">
      <p className="text-sm text-muted">{t`Next`}</p>
      <p className="text-lg font-semibold">{stepWords(step.step)}</p>
      <p>{isOver ? t`It was planned for ${day} and is late. Please ask us.` : t`Planned for ${day}`}</p>
      {step.moved && !isOver ? (
        <p className="text-sm">
          {t`Before, it was planned for ${dayInWords(step.moved.from)}.`} {moveWords(step.moved.because)}
        </p>
      ) : null}
    </div>
  )
}
