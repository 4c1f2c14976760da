import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { Price, showPricesBy } from './price.tsx'

test('a price on the road of which a line has no amount says from', () => {
  showPricesBy((bikeName, rupees) => ({ rupees: rupees + 5_000, isFrom: bikeName === 'QC1' }))
  onTestFinished(() => showPricesBy(undefined))
  render(
    <>
      <p data-testid="settled">
        <Price rupees={80_000} bikeName="SP125" isExShowroom />
      </p>
      <p data-testid="open">
        <Price rupees={90_000} bikeName="QC1" isExShowroom />
      </p>
    </>,
  )
  expect(screen.getByTestId('settled').textContent).toBe('₹85,000on-road')
  expect(screen.getByTestId('open').textContent).toBe('from₹95,000on-road')
})
