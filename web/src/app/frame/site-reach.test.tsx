import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aBike, aCatalogueBike, aVariant } from '#web/testing/builders/catalogue.ts'
import { aDealer, aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

async function bar() {
  const nav = within(await screen.findByRole('navigation', { name: 'Contact' }))
  const hrefOf = (name: string) => nav.getByRole('link', { name }).getAttribute('href') ?? ''
  return {
    call: () => hrefOf('Call'),
    question: () => new URL(hrefOf('WhatsApp')).searchParams.get('text'),
    ride: () => hrefOf('Test ride'),
  }
}

// Late parts of a page call the API too, sometimes after a test has found what it looks for.
beforeEach(() => server.use(answers('listModelCards', []), answers('listServicePlan', [])))

test('on an outlet it dials that outlet', async () => {
  server.use(answers('getDealer', [aDealer()]))
  renderRoute('/dealers/3')
  const { call, question } = await bar()
  await expect.poll(call).toBe('tel:06710000103')
  expect(question()).toContain('Choudwar')
})

test('on an outlet that is a workshop it dials the workshop', async () => {
  server.use(answers('getDealer', [aDealer({ is_showroom: false })]))
  renderRoute('/dealers/3')
  const { call } = await bar()
  await expect.poll(call).toBe('tel:06710000203')
  const link = within(await screen.findByRole('main')).getByRole('link', { name: 'Call the workshop' })
  expect(link.getAttribute('href')).toBe('tel:06710000203')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
    'Workshop 0671-000-0203.',
  )
})

const { phones } = aDealership()

test.each([
  ['/service-booking', phones.serviceBooking.number],
  ['/services', phones.service.number],
  ['/amc', phones.service.number],
  ['/extendedWarranty', phones.service.number],
  ['/extendedWarrantyPlus', phones.service.number],
  ['/service-enquiry', phones.service.number],
  ['/spare-parts', phones.service.number],
  ['/owners', phones.service.number],
  ['/terms-conditions', phones.sales.number],
])('on %s it dials %s', async (address, number) => {
  renderRoute(address)
  const { call } = await bar()
  await expect.poll(call).toBe(`tel:${number.replace(/\D/g, '')}`)
})

test('on a listing the test ride and the chat are about the model it shows', async () => {
  server.use(
    answers('listMotorcycles', [aCatalogueBike(), aCatalogueBike({ id: 2, bikeName: 'LIVO', name: 'Livo' })]),
  )
  const { user } = renderRoute('/motorcycle')
  const { question, ride } = await bar()
  await expect.poll(ride).toBe('/text-ride-booking?bikeName=SP125')
  await user.click(await screen.findByRole('button', { name: 'Livo' }))
  expect(ride()).toBe('/text-ride-booking?bikeName=LIVO')
  expect(question()).toContain('I am interested in the Livo (₹91,771 ex-showroom)')
})

test('on the page of a model they are about the variant that was chosen', async () => {
  server.use(
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
    answers('listColours', []),
    answers('listFeatures', []),
    answers('listMotorcycles', [aCatalogueBike()]),
    answers('listDealers', [aDealer()]),
  )
  renderRoute('/view-details?bikeName=SP125&variant=Disc')
  const { question, ride } = await bar()
  await expect.poll(ride).toBe('/text-ride-booking?bikeName=SP125&variant=Disc')
  expect(question()).toContain('SP125 Disc (₹95,500 ex-showroom)')
})

test.each([
  ['/models', true],
  ['/terms-conditions', false],
])('models to compare on %s: %s', async (address, isThere) => {
  localStorage.setItem('compared', JSON.stringify([{ bikeName: 'SP125', name: 'SP125' }]))
  server.use(answers('listModelFacts', []))
  renderRoute(address)
  await bar()
  const tray = () => screen.queryByRole('complementary', { name: 'Chosen to compare' })
  await expect.poll(() => tray() !== null).toBe(isThere)
})
