import { type DayHours, weekdays } from '#contract/outlets/outlet-hours.ts'
import { absoluteUrl, pageUrl } from '#web/lib/address/site-url.ts'
import { JsonLd } from '#web/lib/head/json-ld.tsx'

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
  /** Days on which it is closed. */
  holidays: readonly { day: string }[]
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
    holidays,
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
        url: pageUrl(path),
        image: absoluteUrl(picture),
        telephone: phone,
        email,
        description: `Open ${openingHours}`,
        currenciesAccepted: 'INR',
        openingHoursSpecification: week.flatMap((day, index) =>
          day ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays[index], ...day }] : [],
        ),
        // Closed all day, as search engines want it said.
        specialOpeningHoursSpecification: holidays.map(({ day }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: day,
          validThrough: day,
          opens: '00:00',
          closes: '00:00',
        })),
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
