import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const bikes = ['ACTIVA110', 'DIO110', 'DIO125']

function row(items = bikes, onShown?: (name: string) => void) {
  return (
    <Carousel label="Scooters" items={items} keyOf={(name) => name} {...(onShown && { onShown })}>
      {(name) => <button type="button">{name}</button>}
    </Carousel>
  )
}

const show = (onShown?: (name: string) => void) => render(row(bikes, onShown))

const arrowNamed = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('shows no arrows where every card is in view', () => {
  show()
  for (const name of ['Previous', 'Next'])
    expect([arrowNamed(name).disabled, arrowNamed(name).className]).toEqual([
      true,
      expect.stringContaining('invisible'),
    ])
})

it('rests the arrow behind which there is nothing, and sees that a filter brought more cards', () => {
  const { rerender } = render(row(bikes.slice(0, 1)))
  Object.defineProperty(screen.getByRole('list'), 'scrollWidth', { value: 900 })
  Object.defineProperty(screen.getByRole('list'), 'clientWidth', { value: 300 })
  rerender(row())
  expect([arrowNamed('Previous').disabled, arrowNamed('Next').disabled]).toEqual([true, false])
  expect(arrowNamed('Next').className).not.toContain('invisible')
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
  const list = screen.getByRole('list')
  for (const element of [list, ...list.children])
    Object.defineProperty(element, 'clientWidth', { value: 300, configurable: true })
  const scroll = (left: number, ms: number) => {
    Object.defineProperty(list, 'scrollLeft', { value: left, configurable: true })
    fireEvent.scroll(list)
    vi.advanceTimersByTime(ms)
  }
  scroll(120, 200)
  scroll(300, 200)
  scroll(580, 200)
  expect(shown).toEqual([])
  scroll(600, 250)
  expect(shown).toEqual(['DIO125'])
})
