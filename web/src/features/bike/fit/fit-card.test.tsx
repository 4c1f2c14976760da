import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { FitCard } from './fit-card.tsx'

afterEach(() => localStorage.clear())

async function opened(bike: Partial<BikeDetail>) {
  const user = userEvent.setup()
  render(<FitCard bike={aBike({ headlineFigures: [], bodyDimensions: {}, engine: {}, ...bike })} />)
  await user.click(screen.getByRole('button', { name: 'Check the fit' }))
  await screen.findByLabelText('Height (cm)')
  return user
}

const shine = {
  bodyDimensions: {
    seatHeight: '791 mm',
    kerbWeight: '113 kg',
    groundClearance: '162 mm',
    fuelTankCapacity: '10.5 litres',
  },
  headlineFigures: [{ label: 'Mileage', figure: '50 km/l', source: '' }],
}

test('legs, load and petrol are told from the data sheet, and what was typed is there again', async () => {
  const user = await opened(shine)
  await user.type(screen.getByLabelText('Height (cm)'), '160')
  expect(screen.getByText(/The balls of both feet/)).toBeTruthy()
  await user.type(screen.getByLabelText('or inseam (cm)'), '82')
  expect(screen.getByText(/Both feet flat on the ground, with knees/)).toBeTruthy()
  await user.type(screen.getByLabelText('You (kg)'), '70')
  expect(screen.getByText(/how much it may carry: .+ 183 kg together/)).toBeTruthy()
  await user.clear(screen.getByLabelText('A litre (₹)'))
  await user.type(screen.getByLabelText('A litre (₹)'), '100')
  // Of the quoted 50 km/l the page counts 40, the share that an electric range is cut to as well: 420 km on a
  // tank.
  expect(screen.getByText('about ₹2,250 a month')).toBeTruthy()
  expect(screen.getByText('Fill up every 14 days.').parentElement?.textContent).toContain(
    'Of the 50 km/l that are quoted for it we count 80%, 40 km/l.',
  )
  await user.type(screen.getByLabelText('Pillion (kg)'), 'x')
  expect(screen.getByText('Please enter a number up to 250.')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('fit') ?? '')).toMatchObject({ heightCm: '160', riderKg: '70' })
})

test('an electric one says how often it is charged', async () => {
  await opened({
    category: 'ev',
    battery: { batteryCapacity: '3.0 kWh' },
    headlineFigures: [{ label: 'Range', figure: '100 km (claimed)', source: '' }],
  })
  expect(screen.getByText('Charge every 2 days.')).toBeTruthy()
  expect(screen.getByText('about ₹223 a month')).toBeTruthy()
})

test('a figure that the data sheet does not have is said to be missing', async () => {
  const user = await opened({})
  await user.type(screen.getByLabelText('Height (cm)'), '160')
  for (const words of [
    /how high the seat is/,
    /what it weighs/,
    /how much room/,
    /how far it goes on a litre/,
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('figures may be typed in the digits of any script', async () => {
  const user = await opened(shine)
  await user.type(screen.getByLabelText('Height (cm)'), '୧୬୦')
  expect(screen.getByText(/The balls of both feet/)).toBeTruthy()
  await user.type(screen.getByLabelText('You (kg)'), '७०')
  expect(screen.getByText(/how much it may carry: .+ 183 kg together/)).toBeTruthy()
})
