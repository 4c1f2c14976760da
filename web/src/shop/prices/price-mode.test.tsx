import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { showOnRoadPrices } from '#web/testing/on-road.ts'
import { PriceMode } from './price-mode.tsx'

const word = () => document.querySelector('span[aria-hidden]')?.textContent

test('before any script has come the word stays that of the figure, whatever is chosen', () => {
  document.body.innerHTML = renderToString(<PriceMode />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show prices' })
  list.value = 'on-road'
  expect(word()).toBe('ex-showroom')
  document.body.replaceChildren()
})

test('the word follows the prices of the page', () => {
  showOnRoadPrices()
  render(<PriceMode />)
  expect(word()).toBe('on-road')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'on-road')
})
