import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Carousel } from './carousel.tsx'

beforeEach(() => {
  render(
    <Carousel label="Scooters" items={['ACTIVA110', 'DIO110', 'DIO125']} keyOf={(name) => name}>
      {(name) => <button type="button">{name}</button>}
    </Carousel>,
  )
})

it('rests its arrows where there is nothing further', () => {
  const arrows = ['Previous', 'Next'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }))
  expect(arrows.map((arrow) => arrow.disabled)).toEqual([true, true])
})

it('goes from card to card by the arrow keys', async () => {
  screen.getByRole('button', { name: 'ACTIVA110' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('DIO110')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('DIO125')
})
