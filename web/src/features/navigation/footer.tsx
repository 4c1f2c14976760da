import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { telLink } from '#web/lib/phone.ts'
import { ExternalIcon } from '#web/ui/icon/direction.tsx'
import type { PhoneLine } from './contact-bar.tsx'
import type { MenuLink } from './menu.ts'

export type FooterProps = {
  logo: ReactNode
  name: string
  since: number
  address: readonly string[]
  phones: readonly PhoneLine[]
  email: string
  openingHours: readonly { days: string; hours: string }[]
  socialLinks: readonly { network: string; url: string }[]
  siteBuilder: { name: string; url: string }
}

const columns: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: 'Models',
    links: [
      { label: 'Motorcycles', to: paths.motorcycle },
      { label: 'Scooters', to: paths.scooters },
      { label: 'Electric', to: paths.ev },
      { label: 'BigWing', to: paths.bigWing },
      { label: 'Offers', to: paths.offers },
      { label: 'Finance', to: paths.finance },
    ],
  },
  {
    title: 'Owners',
    links: [
      { label: 'Book service', to: paths.serviceBooking },
      { label: 'AMC', to: paths.amc },
      { label: 'Extended warranty', to: paths.extendedWarranty },
      { label: 'Joy Club', to: paths.joyClub },
      { label: 'Updates by message', to: paths.optIn },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'Location', to: paths.dealer(1) },
      { label: 'Contact', to: paths.contact },
      { label: 'Company profile', to: paths.companyProfile },
      { label: 'Meet the staff', to: paths.meetStaff },
      { label: 'Testimonials', to: paths.testimonials },
      { label: 'Career', to: paths.career },
      { label: 'Gallery', to: paths.gallery },
    ],
  },
]

const builtIn = Number(import.meta.env.VITE_BUILD_YEAR ?? new Date().getFullYear())

const link =
  'inline-flex min-h-11 max-md:min-w-11 items-center gap-1.5 underline-offset-4 hover:underline md:min-h-8'

export function Footer(props: FooterProps) {
  const { logo, name, since, address, phones, email, openingHours, socialLinks, siteBuilder } = props
  const year = useYear()
  return (
    <footer data-chrome data-tone="dark" className="mt-auto text-[0.9375rem]">
      <div className="shell grid gap-x-8 gap-y-10 pt-12 pb-10 md:grid-cols-6 lg:grid-cols-12 lg:pt-16">
        <div className="flex flex-col gap-6 md:col-span-6 lg:col-span-5">
          {logo}
          <address className="grid gap-x-8 gap-y-5 not-italic sm:grid-cols-2">
            <p className="text-muted">
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
            </p>
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
            <a href={`mailto:${email}`} className={`${link} wrap-anywhere sm:col-span-2`}>
              {email}
            </a>
          </address>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3 md:col-span-6 lg:col-span-7 lg:pl-8">
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="eyebrow mb-2 text-muted">{column.title}</h2>
              <ul>
                {column.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-hairline">
        <div className="shell flex flex-col gap-x-6 gap-y-1 py-4 text-sm text-muted lg:flex-row lg:items-center">
          <p className="py-1">
            © {since}–{year} {name}
          </p>
          <Link to={paths.termsConditions} className={link}>
            Terms and conditions
          </Link>
          <ul className="flex flex-wrap gap-x-5 lg:ml-auto">
            {socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noreferrer" className={link}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
          <a href={siteBuilder.url} target="_blank" rel="noreferrer" className={link}>
            Site by {siteBuilder.name}
            <ExternalIcon className="size-4" />
          </a>
        </div>
      </div>
    </footer>
  )
}

/** The current year. A prerendered page first shows the year of its build, which may be the last one. */
function useYear(): number {
  const [year, setYear] = useState(builtIn)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
