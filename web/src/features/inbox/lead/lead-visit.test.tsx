import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadVisit } from './lead-visit.tsx'

const visit = {
  seen: {},
  source: '',
  medium: '',
  campaign: '',
  landing: '',
  referrer: '',
  language: 'en',
} as const

test('the slip that the visitor saw opens by its number; what only looks like one is text', () => {
  const { rerender } = render(
    <LeadVisit
      visit={{ ...visit, seen: { Slip: 'S-7K3M9Q, SP125 Disc, ₹93,500', Model: 'SP125' } }}
      enquiry={{}}
    />,
  )
  const link = screen.getByRole('link', { name: /^S-7K3M9Q, SP125 Disc, ₹93,500/ })
  expect(link.getAttribute('href')).toBe('/slip/S-7K3M9Q')
  rerender(<LeadVisit visit={{ ...visit, seen: { Slip: '../admin, SP125' } }} enquiry={{}} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('../admin, SP125')).toBeTruthy()
})

test('what the form says too is not said twice', () => {
  const seen = { Variant: 'Disc', Price: '₹1,00,284', EMI: '₹3,200' }
  render(<LeadVisit visit={{ ...visit, seen }} enquiry={{ variant: 'Disc', price_paise: 10_028_400 }} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['EMI'])
})
