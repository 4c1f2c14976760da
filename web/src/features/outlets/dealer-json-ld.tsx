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
  /** The opening hours in words, and by weekday. */
  openingHours: string
  week: readonly DayHours[]
  /** Days on which the outlet is closed. */
  holidays: readonly { day: string }[]
  latitude: number
  longitude: number
  /** Site-relative paths of the outlet's page and of a picture. */
  path: string
  picture: string
}

/** The data of an outlet for maps and search results. */
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
        // The form in which search engines expect a day that is closed throughout.
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
