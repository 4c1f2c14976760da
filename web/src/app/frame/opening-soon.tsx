import { t } from '#contract/wire/language.ts'
import { Wordmark } from '#web/features/dealership/wordmark.tsx'
import { useDealership } from '#web/lib/dealership.tsx'
import { phoneLines, telLink } from '#web/lib/phone.ts'
import { ClockIcon, MailIcon, PhoneIcon } from '#web/ui/icon/contact.tsx'
import { PinIcon } from '#web/ui/icon/place.tsx'
import { ContactRow } from '#web/ui/layout/contact-row.tsx'
import { EmailText } from '#web/ui/text/email-text.tsx'

/** The page at every public address until staff switch the site on. */
export function OpeningSoon() {
  const { name, city, address, phones, emails, openingHours } = useDealership()
  const lines = phoneLines(phones).filter(({ number }) => number)
  return (
    <main id="main" tabIndex={-1} className="shell grid min-h-dvh content-center gap-8 py-16 outline-none">
      <title>{name ? t`${name} opens soon` : t`Opening soon`}</title>
      <meta name="robots" content="noindex" />
      {name ? <Wordmark className="h-11 self-start" /> : null}
      <div>
        <h1 className="display text-4xl sm:text-6xl">{t`Opening soon`}</h1>
        <p className="mt-5 max-w-[46ch] text-lg text-pretty text-muted">{notReady(name, city)}</p>
      </div>
      <address className="not-italic">
        <ul className="grid max-w-3xl gap-x-8 sm:grid-cols-2">
          {lines.map(({ label, number }) => (
            <ContactRow key={number} icon={<PhoneIcon />} label={label} href={telLink(number)}>
              {number}
            </ContactRow>
          ))}
          {emails.sales ? (
            <ContactRow icon={<MailIcon />} label={t`E-mail`} href={`mailto:${emails.sales}`}>
              <EmailText address={emails.sales} />
            </ContactRow>
          ) : null}
          {address.length > 0 ? (
            <ContactRow icon={<PinIcon />} label={t`Address`}>
              {address.join(', ')}
            </ContactRow>
          ) : null}
          {openingHours.map(({ days, hours }) => (
            <ContactRow key={days} icon={<ClockIcon />} label={days}>
              {hours}
            </ContactRow>
          ))}
        </ul>
      </address>
    </main>
  )
}

/** The sentence that the site is not ready yet; an empty dealership has neither name nor city to mention. */
function notReady(name: string, city: string): string {
  if (!name) return t`This website is not ready yet.`
  return city
    ? t`The website of ${name} in ${city} is not ready yet. We are glad to help you on the phone.`
    : t`The website of ${name} is not ready yet. We are glad to help you on the phone.`
}
