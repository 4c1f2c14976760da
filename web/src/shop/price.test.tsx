import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showOnRoadPrices } from '#web/testing/on-road.ts'
import { Price } from './price.tsx'

test('a price on the road of which a line has no amount says from', () => {
  showOnRoadPrices(['QC1'])
  render(
    <>
      <p data-testid="settled">
        <Price rupees={80_000} bikeName="SP125" />
      </p>
      <p data-testid="open">
        <Price rupees={90_000} bikeName="QC1" />
      </p>
    </>,
  )
  expect(screen.getByTestId('settled').textContent).toBe('₹95,000on-road')
  expect(screen.getByTestId('open').textContent).toBe('from₹1,05,000on-road')
})
