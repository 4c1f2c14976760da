import type { ReactNode } from 'react'
import { telLink } from '#web/lib/phone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ClockIcon, MailIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'

export type PhoneLine = { label: string; number: string }

type ContactBarProps = {
  phones: readonly PhoneLine[]
  email: string
  openingHours: { days: string; hours: string } | undefined
  /** Links to the same page in the other languages. */
  languages?: ReactNode
  /** True once the page is scrolled: the bar is then out of view and must not take the focus. */
  hidden: boolean
}

/**
 * The line above the main bar, on large screens only. The header knows the height of this line and sticks
 * below it.
 */
export function ContactBar({ phones, email, openingHours, languages, hidden }: ContactBarProps) {
  const item = 'inline-flex items-center gap-2 py-2 hover:underline underline-offset-4'
  return (
    <div data-tone="dark" className={classNames('h-10 text-sm max-lg:hidden', hidden && 'invisible')}>
      <div className="shell flex h-full items-center gap-7">
        {phones.map((phone) => (
          <a key={phone.number} href={telLink(phone.number)} className={item}>
            <PhoneIcon className="size-4 text-muted" />
            <span className="text-muted">{phone.label}</span>
            <span className="figures font-semibold">{phone.number}</span>
          </a>
        ))}
        <a href={`mailto:${email}`} className={classNames(item, 'ml-auto')}>
          <MailIcon className="size-4 text-muted" />
          {email}
        </a>
        <p className="hidden items-center gap-2 text-muted xl:inline-flex">
          <ClockIcon className="size-4" />
          <span>{openingHours ? `${openingHours.days}, ${openingHours.hours}` : null}</span>
        </p>
        {languages}
      </div>
    </div>
  )
}
