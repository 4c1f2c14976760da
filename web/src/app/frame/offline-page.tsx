import type { Dealership } from '#contract/dealership/dealership.ts'
import { addressIn, type Language, languages, t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import { telLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/**
 * Stands in for a page that is not kept on this device, where there is no line to fetch it. It works without code; the little
 * that comes along, `try-again.js`, keeps what an address has behind `#`.
 */
export function OfflinePage({ dealership: { name, phones } }: { dealership: Dealership }) {
  const phone = (
    <a href={telLink(phones.sales.number)} className="font-semibold underline underline-offset-3">
      {phones.sales.number}
    </a>
  )
  const places = [
    { href: paths.motorcycle, words: t`Motorcycles` },
    { href: paths.scooters, words: t`Scooters` },
    { href: paths.ev, words: t`EV` },
    { href: paths.bigWing, words: t`BigWing` },
    { href: paths.productEnquiry(), words: t`Test ride` },
    { href: paths.serviceBooking, words: t`Service booking` },
    { href: paths.networks, words: t`Networks` },
    { href: paths.contact, words: t`Contact` },
  ]
  return (
    <main id="main" className="shell flex flex-col items-start gap-5 py-20">
      <title>{t`No connection`}</title>
      <meta name="robots" content="noindex" />
      <p className="font-semibold">{name}</p>
      <h1 className="display text-3xl">{t`This page needs a connection`}</h1>
      <p className="max-w-[56ch] text-muted">
        {t`It is not kept on this device: it was never opened here, or it is for you alone. Pages you opened before, the models, the outlets and every form open without a connection; what you send waits until there is one.`}
      </p>
      <p className="max-w-[56ch] text-muted">{fillIn(t`Or call us: {phone}`, { phone })}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the address it stands at, whatever that is */}
      <a href="" data-again className={buttonClasses({ variant: 'primary' })}>
        {t`Try again`}
      </a>
      <ul className="flex flex-wrap gap-x-5">
        {places.map(({ href, words }) => (
          <li key={href}>
            <a href={`${base}${href}`} className="flex min-h-11 items-center underline underline-offset-3">
              {words}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t`Language`} className="flex flex-wrap gap-x-5">
        {(Object.keys(languages) as Language[]).map((code) => (
          <li key={code}>
            {/* To the home page: no code runs here that knows the address. */}
            <a
              href={addressIn(code, '/')}
              hrefLang={`${code}-IN`}
              lang={`${code}-IN`}
              className="flex min-h-11 items-center underline underline-offset-3"
            >
              {languages[code]}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
