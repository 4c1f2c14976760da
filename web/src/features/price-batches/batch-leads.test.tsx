import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { BatchLead } from '#contract/prices/price-batches.ts'
import { BatchLeads } from './batch-leads.tsx'

const aLead = (given: Partial<BatchLead> = {}): BatchLead => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Anu',
  mobile: '9437000001',
  marks: [],
  model: 'NX500',
  variant: 'Disc',
  price: 595_000,
  newPrice: 600_000,
  stage: 'new',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...given,
})

const show = (leads: BatchLead[]) =>
  render(
    <MemoryRouter>
      <BatchLeads leads={leads} />
    </MemoryRouter>,
  )

test('who is not to be called has no link that calls', () => {
  show([aLead(), aLead({ id: '00000000-0000-4000-8000-000000000002', marks: ['do-not-call'] })])
  expect(screen.getAllByRole('link', { name: '9437000001' })).toHaveLength(1)
  expect(screen.getByText('Do not call')).toBeTruthy()
})

test('a list that ends before all are named says so', () => {
  const many = Array.from({ length: 200 }, (_, index) => aLead({ id: `lead ${index}` }))
  show(many)
  expect(screen.getByText('These are the newest 200.')).toBeTruthy()
})
