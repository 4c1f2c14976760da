import { categories } from '#contract/catalogue/lines.ts'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { isOff, languagesOn } from '#contract/site/site-parts.ts'
import { addressIn, t } from '#contract/wire/language.ts'
import { LanguageName } from '#web/features/navigation/letters/language-name.tsx'
import { linePaths, paths } from '#web/lib/address/paths.ts'
import { base } from '#web/lib/language.ts'
import { telLink } from '#web/lib/phone.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

/**
 * The page that the service worker shows when there is no connection and the asked page is not kept on this
 * device. It works without the app's code; a small script, `try-again.js`, only keeps the part of the address
 * behind `#`.
 */
export function OfflinePage({ dealership: { name, phones, parts } }: { dealership: Dealership }) {
  const phone = (
    <a href={telLink(phones.sales.number)} className="font-semibold underline underline-offset-3">
      {phones.sales.number}
    </a>
  )
  const spoken = languagesOn(parts)
  const places = [
    ...categories
      .filter((line) => !isOff(parts, line))
      .map((line) => ({ href: linePaths[line], words: parts.names[line] })),
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
      <button type="button" data-again className={buttonClasses({ variant: 'primary' })}>
        {t`Try again`}
      </button>
      <ul className="flex flex-wrap gap-x-5">
        {places.map(({ href, words }) => (
          <li key={href}>
            <a href={`${base}${href}`} className="flex min-h-11 items-center underline underline-offset-3">
              {words}
            </a>
          </li>
        ))}
      </ul>
      {spoken.length > 1 ? (
        <ul aria-label={t`Language`} className="flex flex-wrap gap-x-5">
          {spoken.map((code) => (
            <li key={code}>
              {/* Leads to the home page, because no code runs here that knows the address of the asked page.
               */}
              <a
                href={addressIn(code, '/')}
                hrefLang={`${code}-IN`}
                lang={`${code}-IN`}
                className="flex min-h-11 items-center underline underline-offset-3"
              >
                <LanguageName code={code} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </main>
  )
}
