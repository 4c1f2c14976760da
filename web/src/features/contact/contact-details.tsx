import { t } from '#contract/wire/language.ts'
import { mapsLink } from '#web/lib/maps.ts'
import { telLink } from '#web/lib/phone.ts'
import { ClockIcon, MailIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { ContactRow } from '#web/ui/layout/contact-row.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'

interface ContactDetailsProps {
  name: string
  address: readonly string[]
  openingHours: readonly { days: string; hours: string }[]
  phones: readonly { label: string; number: string }[]
  emails: readonly { label: string; address: string }[]
}

/** The dealer's address, opening hours, numbers and mailboxes. */
export function ContactDetails({ name, address, openingHours, phones, emails }: ContactDetailsProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-1">
      <section>
        <h2 className="eyebrow mb-2 text-muted">{t`Call us`}</h2>
        <address className="not-italic">
          <ul>
            {phones.map(({ label, number }) => (
              <ContactRow key={number} icon={<PhoneIcon />} label={label} href={telLink(number)}>
                {number}
              </ContactRow>
            ))}
          </ul>
        </address>
      </section>
      <section>
        <h2 className="eyebrow mb-2 text-muted">{t`Write to us`}</h2>
        <address className="not-italic">
          <ul>
            {emails.map((email) => (
              <ContactRow
                key={email.address}
                icon={<MailIcon />}
                label={email.label}
                href={`mailto:${email.address}`}
              >
                <EmailText address={email.address} />
              </ContactRow>
            ))}
          </ul>
        </address>
      </section>
      <section>
        <h2 className="eyebrow mb-2 text-muted">{t`Visit us`}</h2>
        <address className="not-italic">
          <ul>
            <ContactRow
              icon={<PinIcon />}
              label={t`Main showroom`}
              href={mapsLink(`${name}, ${address.join(', ')}`)}
              outside
            >
              {address.join(', ')}
            </ContactRow>
            {openingHours.map(({ days, hours }) => (
              <ContactRow key={days} icon={<ClockIcon />} label={days}>
                {hours}
              </ContactRow>
            ))}
          </ul>
        </address>
      </section>
    </div>
  )
}
