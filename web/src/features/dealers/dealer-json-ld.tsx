import { type DayHours, weekdays } from '#contract/outlet-hours.ts'
import { JsonLd } from '#web/lib/seo/json-ld.tsx'
import { absoluteUrl } from '#web/lib/site-url.ts'

interface DealerJsonLdProps {
  name: string
  address: string
  city: string
  region: string
  phone: string
  email: string
  /** In words, and by weekday. */
  openingHours: string
  week: readonly DayHours[]
  latitude: number
  longitude: number
  /** Site-relative paths of the outlet's page and of a picture. */
  path: string
  picture: string
}

/** An outlet, as maps and search results show it. */
export function DealerJsonLd(props: DealerJsonLdProps) {
  const {
    name,
    address,
    city,
    region,
    phone,
    email,
    openingHours,
    week,
    latitude,
    longitude,
    path,
    picture,
  } = props
  return (
    <JsonLd
      facts={{
        '@type': 'AutoDealer',
        name,
        url: absoluteUrl(path),
        image: absoluteUrl(picture),
        telephone: phone,
        email,
        description: `Open ${openingHours}`,
        currenciesAccepted: 'INR',
        openingHoursSpecification: week.flatMap((day, index) =>
          day ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays[index], ...day }] : [],
        ),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressLocality: city,
          addressRegion: region,
          addressCountry: 'IN',
        },
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      }}
    />
  )
}
