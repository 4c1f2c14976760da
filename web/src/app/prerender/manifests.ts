import type { Dealership } from '#contract/dealership/dealership.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { base, language } from '#web/lib/language.ts'

const icon = (src: string, sizes: string, type = 'image/png') => ({ src, type, sizes })

const icons = [
  icon('/favicon.svg', 'any', 'image/svg+xml'),
  icon('/icons/192.png', '192x192'),
  icon('/icons/512.png', '512x512'),
  { ...icon('/icons/maskable-512.png', '512x512'), purpose: 'maskable' },
]

/** The manifest that a phone reads when a visitor installs the site on the home screen. */
export function siteManifest({ name, city, wordmark }: Dealership): string {
  return JSON.stringify({
    name: [name, city].filter(Boolean).join(', '),
    short_name: wordmark || name,
    description: t`Motorcycles, scooters and EVs: models, prices, test rides and service.`,
    lang: `${language}-IN`,
    // One id for all languages, because they are one app; the app opens in the language from which it was
    // installed.
    id: '/',
    start_url: base || '/',
    scope: '/',
    display: 'minimal-ui',
    categories: ['shopping', 'business'],
    background_color: '#ffffff',
    theme_color: '#14161a',
    icons,
    shortcuts: [
      { name: t`Book a test ride`, url: paths.productEnquiry() },
      { name: t`Book a service`, url: paths.serviceBooking },
      // A shortcut may lead only into the site, not to a `tel:` address, so this one leads to the page that
      // has every number.
      { name: t`Call us`, url: paths.contact },
    ].map(({ name: words, url }) => ({
      name: words,
      url: base + url,
      icons: [icon('/icons/192.png', '192x192')],
    })),
  })
}

/** The manifest for staff, who install the inbox as an app of its own beside the public site. */
export function inboxManifest({ name, wordmark }: Dealership): string {
  return JSON.stringify({
    name: `${wordmark || name} inbox`,
    short_name: 'Inbox',
    description: 'Enquiries as work, for staff.',
    lang: 'en-IN',
    id: '/admin/inbox',
    start_url: `${paths.adminDashboard}?page=inbox`,
    scope: '/admin',
    display: 'standalone',
    categories: ['business', 'productivity'],
    background_color: '#ffffff',
    theme_color: '#14161a',
    icons,
  })
}
