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
    <LeadVisit visit={{ ...visit, seen: { Slip: 'S-7K3M9Q, SP125 Disc, ₹93,500', Model: 'SP125' } }} />,
  )
  const link = screen.getByRole('link', { name: /^S-7K3M9Q, SP125 Disc, ₹93,500/ })
  expect(link.getAttribute('href')).toBe('/slip/S-7K3M9Q')
  rerender(<LeadVisit visit={{ ...visit, seen: { Slip: '../admin, SP125' } }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('../admin, SP125')).toBeTruthy()
})
