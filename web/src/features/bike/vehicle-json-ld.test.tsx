import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VehicleJsonLd } from './vehicle-json-ld.tsx'

test.each([
  [91_771, 91_771],
  [91_771, 100_284],
])('an offer from %i to %i says nothing of stock', (lowestRupees, highestRupees) => {
  render(
    <VehicleJsonLd
      name="SP125"
      description="A sharper 125."
      image="/media/models/sp125/hero.webp"
      path="/view-details?bikeName=SP125"
      fuel="Petrol"
      lowestRupees={lowestRupees}
      highestRupees={highestRupees}
      seller="Kalinga Two-Wheelers"
    />,
  )
  const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(facts.offers).toMatchObject({ priceCurrency: 'INR', seller: { name: 'Kalinga Two-Wheelers' } })
  expect(facts.offers).not.toHaveProperty('availability')
})
