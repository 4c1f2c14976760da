import { purposeLabel, stateLabel } from '#contract/appointments/appointment-words.ts'
import type { EnquiryStatus } from '#contract/enquiries/enquiry-status.ts'
import { t } from '#contract/wire/language.ts'
import { isAhead } from '#domain/appointments/appointment-standing.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { telLink } from '#web/lib/phone.ts'
import { whenWords } from '#web/shop/appointment-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/**
 * The appointment of an enquiry: its state, vehicle, day, time and outlet, and the number at which it is
 * changed. The link by which its visitor changes it is in the mail alone, because whoever knows a reference
 * and four digits may be somebody else.
 */
export function StatusAppointment({ of }: { of: NonNullable<EnquiryStatus['appointment']> }) {
  const { purpose, state, vehicle, startsAt, outlet } = of
  const isComing = isAhead(of, serverNow())
  const isOver = state === 'booked' && !isComing
  const number = (
    <a
      href={telLink(outlet.phone)}
      className="figures font-semibold whitespace-nowrap underline underline-offset-2"
    >
      {outlet.phone}
    </a>
  )
  return (
    <span className="grid gap-1 pb-4">
      <span className="text-sm text-muted">
        {[purposeLabel(purpose), vehicle, isOver ? '' : stateLabel(state)].filter(Boolean).join(' · ')}
      </span>
      <time dateTime={startsAt} className={classNames('text-lg', isComing ? 'font-bold' : 'line-through')}>
        {whenWords(startsAt)}
      </time>
      <span>
        {outlet.name}, {outlet.address}
      </span>
      <span className="text-sm">
        {isComing
          ? fillIn(
              t`To change or cancel it, call {number}. If you gave an e-mail address, the link in our mail does it too.`,
              { number },
            )
          : fillIn(t`For another time call {number}.`, { number })}
      </span>
    </span>
  )
}
