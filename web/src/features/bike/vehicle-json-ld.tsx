import { absoluteUrl, pageUrl } from '#web/lib/address/site-url.ts'
import { JsonLd } from '#web/lib/head/json-ld.tsx'

interface VehicleJsonLdProps {
  name: string
  description: string
  /** Site-relative paths of the picture and of the page. */
  image: string
  path: string
  /** The fuel of the model, such as "Petrol" or "Electric". */
  fuel: string
  /** Ex-showroom prices of the cheapest and the dearest variant. */
  lowestRupees: number
  highestRupees: number
  seller: string
}

/** A model with its price, as a motorcycle that is also a product: search engines read both. */
export function VehicleJsonLd(props: VehicleJsonLdProps) {
  const { name, description, image, path, fuel, lowestRupees, highestRupees, seller } = props
  const offer = {
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    url: pageUrl(path),
    seller: { '@type': 'AutoDealer', name: seller },
  }
  return (
    <JsonLd
      facts={{
        '@type': ['Motorcycle', 'Product'],
        name,
        description,
        image: absoluteUrl(image),
        url: pageUrl(path),
        fuelType: fuel,
        offers:
          lowestRupees === highestRupees
            ? { '@type': 'Offer', price: lowestRupees, ...offer }
            : { '@type': 'AggregateOffer', lowPrice: lowestRupees, highPrice: highestRupees, ...offer },
      }}
    />
  )
}
