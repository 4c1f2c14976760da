import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const bikes = ['ACTIVA110', 'DIO110', 'DIO125']

function show(onShown?: (name: string) => void) {
  render(
    <Carousel label="Scooters" items={bikes} keyOf={(name) => name} {...(onShown && { onShown })}>
      {(name) => <button type="button">{name}</button>}
    </Carousel>,
  )
}

it('rests its arrows where there is nothing further', () => {
  show()
  const arrows = ['Previous', 'Next'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }))
  expect(arrows.map((arrow) => arrow.disabled)).toEqual([true, true])
})

it('goes from card to card by the arrow keys', async () => {
  show()
  screen.getByRole('button', { name: 'ACTIVA110' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('DIO110')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('DIO125')
})

it('tells which card a turn came to rest at, also where no browser says that it has ended', () => {
  vi.useFakeTimers()
  const shown: string[] = []
  show((name) => shown.push(name))
  const row = screen.getByRole('list')
  for (const element of [row, ...row.children])
    Object.defineProperty(element, 'clientWidth', { value: 300, configurable: true })
  const scroll = (left: number, ms: number) => {
    Object.defineProperty(row, 'scrollLeft', { value: left, configurable: true })
    fireEvent.scroll(row)
    vi.advanceTimersByTime(ms)
  }
  scroll(120, 200)
  scroll(300, 200)
  scroll(580, 200)
  expect(shown).toEqual([])
  scroll(600, 250)
  expect(shown).toEqual(['DIO125'])
})
