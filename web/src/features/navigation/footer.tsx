import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShownParts } from '#contract/site/shown-parts.ts'
import { t } from '#contract/wire/language.ts'
import { footerLinks } from '#web/generated/footer-links.ts'
import { shownLinks } from '#web/lib/address/page-links.ts'
import { paths } from '#web/lib/address/paths.ts'
import { telLink } from '#web/lib/phone.ts'
import { ChevronDownIcon, ExternalIcon } from '#web/ui/icon/direction.tsx'
import type { PhoneLine } from './contact-bar.tsx'
import type { MenuLink } from './menu.ts'

export type FooterProps = {
  logo: ReactNode
  /** Links to the same page in the other languages. */
  languages: ReactNode
  name: string
  since: number
  /** The id of the main outlet, to which a link leads; 0 for none. */
  mainOutlet: number
  address: readonly string[]
  phones: readonly PhoneLine[]
  email: string
  openingHours: readonly { days: string; hours: string }[]
  socialLinks: readonly { network: string; url: string }[]
  siteBuilder: { name: string; url: string }
  parts: ShownParts
}

const columnsOf = (
  mainOutlet: number,
  parts: ShownParts,
): readonly { title: string; links: readonly MenuLink[] }[] => [
  { title: t`Models`, links: shownLinks(footerLinks.models, parts) },
  { title: t`Buying`, links: shownLinks(footerLinks.buying, parts) },
  { title: t`Owners`, links: shownLinks(footerLinks.owners, parts) },
  {
    title: t`About`,
    links: [
      { label: t`Location`, to: mainOutlet > 0 ? paths.dealer(mainOutlet) : paths.networks },
      ...shownLinks(footerLinks.about, parts),
    ],
  },
]

const builtIn = Number(import.meta.env.VITE_BUILD_YEAR ?? new Date().getFullYear())

const link =
  'inline-flex min-h-11 max-md:min-w-11 items-center gap-1.5 underline-offset-4 hover:underline md:min-h-8'

export function Footer(props: FooterProps) {
  const {
    logo,
    languages,
    name,
    since,
    mainOutlet,
    address,
    phones,
    email,
    openingHours,
    socialLinks,
    siteBuilder,
    parts,
  } = props
  const year = useYear()
  return (
    <footer data-chrome data-tone="dark" className="mt-auto text-[0.9375rem]">
      <div className="shell grid gap-x-8 pt-6 pb-4 md:grid-cols-6 md:gap-y-10 md:pt-12 md:pb-10 lg:grid-cols-12 lg:pt-16">
        <div className="flex flex-col gap-6 max-md:mb-4 md:col-span-6 lg:col-span-4">
          {logo}
          <div className="grid gap-x-8 md:grid-cols-2 md:gap-y-5">
            <Fold title={t`Address and hours`}>
              <address className="text-muted not-italic">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                {openingHours.map(({ days, hours }) => (
                  <span key={days} className="mt-2 block">
                    {days}
                    <span className="figures block text-content">{hours}</span>
                  </span>
                ))}
              </address>
            </Fold>
            <Fold title={t`Phone and e-mail`}>
              <address className="not-italic">
                <ul>
                  {phones.map((phone) => (
                    <li key={phone.number} className="mb-1.5">
                      <a
                        href={telLink(phone.number)}
                        className="flex min-h-11 flex-col justify-center hover:underline md:min-h-0"
                      >
                        <span className="text-sm text-muted">{phone.label}</span>
                        <span className="figures font-semibold">{phone.number}</span>
                      </a>
                    </li>
                  ))}
                </ul>
                <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
                  {email}
                </a>
              </address>
            </Fold>
          </div>
        </div>
        <div className="grid gap-x-6 md:col-span-6 md:grid-cols-4 lg:col-span-8 lg:pl-4">
          {columnsOf(mainOutlet, parts).map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <Fold title={column.title}>
                <ul>
                  {column.links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={link}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fold>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-hairline">
        <div className="shell flex flex-col gap-x-6 gap-y-1 py-4 text-sm text-muted lg:flex-row lg:items-center">
          <p className="py-1">
            © {since}–{year} {name}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {shownLinks(footerLinks.end, parts).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {languages}
          <ul className="flex flex-wrap gap-x-5 lg:ml-auto">
            {socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noreferrer" className={link}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
          {siteBuilder.url && siteBuilder.name ? (
            <a href={siteBuilder.url} target="_blank" rel="noreferrer" className={link}>
              {t`Site by ${siteBuilder.name}`}
              <ExternalIcon className="size-4" />
            </a>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

/**
 * A part of the footer: folded on a phone, so that the whole footer fits on one screen; open on wider
 * screens.
 */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-md:border-t max-md:border-hairline">
      <h2 className="fold-heading eyebrow mb-2 text-muted">{title}</h2>
      <details className="fold group">
        <summary className="eyebrow flex min-h-12 items-center justify-between text-muted">
          {title}
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="max-md:pb-4">{children}</div>
      </details>
    </div>
  )
}

/** The current year. A prerendered page first shows the year of its build, which may be last year. */
function useYear(): number {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
