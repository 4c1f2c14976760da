import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aModelCard } from '#web/testing/builders/catalogue.ts'
import { aNotification, anOffer, aSlide } from '#web/testing/builders/content.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'

const models = answers('listModelCards', [
  aModelCard(),
  aModelCard({ bike_name: 'ACTIVA125', name: 'Activa 125', category: 'scooter', price: 90_000 }),
])
const noSlides = answers('listSlides', [])
const noNews = answers('listNotifications', [])
const noOffers = answers('listOffers', [])

/** Makes each picture count as decoded, because jsdom fetches none. */
function picturesDecode(outcome: () => Promise<void> = () => Promise.resolve()) {
  HTMLImageElement.prototype.decode = outcome
}

test('SELECT A MODEL has a card for every model, with its price and the way to its page', async () => {
  server.use(models, noSlides, noNews, noOffers)
  renderRoute('/')
  const region = await screen.findByRole('region', { name: 'SELECT A MODEL' })
  const card = await within(region).findByRole('link', { name: /Activa 125.*₹90,000/ })
  expect(card.getAttribute('href')).toBe('/view-details?bikeName=ACTIVA125&type=scooters')
})

test('a card is one link alone, and one link leads to all models', async () => {
  server.use(models, noSlides, noNews, noOffers)
  renderRoute('/')
  const region = within(await screen.findByRole('region', { name: 'SELECT A MODEL' }))
  await region.findByRole('link', { name: /Activa 125/ })
  expect(region.queryByRole('button', { name: /^Compare/ })).toBeNull()
  expect(region.getByRole('link', { name: 'All 2 models' }).getAttribute('href')).toBe('/models')
})

test('the nearest outlet is asked for where the dealer has several', async () => {
  server.use(models, noSlides, noNews, noOffers, unreachable('listDealers'))
  const { user, path } = renderRoute('/')
  const why = within(await screen.findByRole('region', { name: 'Why here' }))
  expect(why.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Since 2003',
    '1,40,000+',
    '12 outlets',
  ])
  await user.type(why.getByLabelText('Your PIN code or village'), ' 754202{Enter}')
  await expect.poll(path).toBe('/networks?near=754202')
})

test('a chip per line shows that line alone; a line without models has neither chip nor card', async () => {
  server.use(models, noSlides, noNews, noOffers)
  const { user } = renderRoute('/')
  const region = within(await screen.findByRole('region', { name: 'SELECT A MODEL' }))
  await region.findByRole('link', { name: /SP125/ })
  const chips = within(region.getByRole('group', { name: 'Show' })).getAllByRole('button')
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'Motorcycle', 'Scooters'])
  await user.click(region.getByRole('button', { name: 'Scooters' }))
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/view-details?bikeName=ACTIVA125&type=scooters',
    '/scooters',
  ])
})

test('of a long line SELECT A MODEL shows the first sixty and leads to all of them', async () => {
  const many = Array.from({ length: 75 }, (_, index) => aModelCard({ bike_name: `BIKE${index}` }))
  server.use(answers('listModelCards', many), noSlides, noNews, noOffers)
  renderRoute('/')
  const region = within(await screen.findByRole('region', { name: 'SELECT A MODEL' }))
  await region.findAllByRole('link')
  expect(
    region.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('BIKE')),
  ).toHaveLength(60)
  // There is no other line, so there is nothing to choose.
  expect(region.queryByRole('button', { name: 'All' })).toBeNull()
  expect(region.getByRole('link', { name: 'All 75 Motorcycle' }).getAttribute('href')).toBe('/motorcycle')
})

test('says so when there are no bikes, and offers Retry when they cannot be fetched', async () => {
  server.use(answers('listModelCards', []), noSlides, noNews, noOffers)
  renderRoute('/')
  expect(await screen.findByText(texts.modelList.empty)).toBeTruthy()
})

test('a failed list says why and comes back on Retry', async () => {
  server.use(fails('listModelCards', 'unavailable'), noSlides, noNews, noOffers)
  const { user } = renderRoute('/')
  expect(await screen.findByText(/^Error loading bikes: /)).toBeTruthy()
  server.use(models)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: /Activa 125/ })).toBeTruthy()
})

test('a slide says what it shows and leads there; one without words is a picture', async () => {
  server.use(models, noNews, noOffers)
  server.use(
    answers('listSlides', [
      aSlide({ title: 'Scooters', line: 'Easy in traffic.', link: '/scooters' }),
      aSlide({ id: 2 }),
    ]),
  )
  renderRoute('/')
  const slider = within(await screen.findByRole('region', { name: 'From our showrooms' }))
  const slide = slider.getByRole('link', { name: /Scooters.*Easy in traffic\./, hidden: true })
  expect(slide.getAttribute('href')).toBe('/scooters')
  expect(slider.getAllByRole('link', { hidden: true })).toHaveLength(1)
})

test('the slider goes round by its arrows and dots, and can be paused', async () => {
  server.use(models, noNews, noOffers)
  server.use(
    answers('listSlides', [
      aSlide(),
      aSlide({ id: 2, filepath: '/media/slides/2.webp', alt: 'A white scooter' }),
    ]),
  )
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  const { user } = renderRoute('/')
  const slider = await screen.findByRole('region', { name: 'From our showrooms' })
  const current = () => within(slider).getByRole('button', { current: true }).textContent
  expect(current()).toBe('1: A red street bike')
  await user.click(within(slider).getByRole('button', { name: 'Previous' }))
  expect(current()).toBe('2: A white scooter')
  await user.click(within(slider).getByRole('button', { name: 'Next' }))
  expect(current()).toBe('1: A red street bike')
  await user.click(within(slider).getByRole('button', { name: 'Pause' }))
  expect(within(slider).getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the newest notification comes after a second, once in a session', async () => {
  picturesDecode()
  server.use(
    models,
    noSlides,
    answers('listNotifications', [aNotification(), aNotification({ id: 2, alt: 'Old' })]),
    answers('listOffers', [
      anOffer({ id: 1, title: 'Old offer' }),
      anOffer({ id: 2, title: 'Exchange', description: 'Ride in. Ride out.' }),
    ]),
  )
  const { user } = renderRoute('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Exchange')).toBeTruthy()
  expect(within(dialog).getByText('Ride in.')).toBeTruthy()
  expect(within(dialog).getByRole('img', { name: 'A free check-up camp' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('notification-seen')).not.toBeNull()
})

test('the picture of the pop-up is fetched in the width of its place', async () => {
  const decoded: string[] = []
  HTMLImageElement.prototype.decode = function () {
    decoded.push(this.srcset)
    return Promise.resolve()
  }
  const images = '/media/notifications/ab12.2560x1920.webp'
  server.use(models, noSlides, answers('listNotifications', [aNotification({ images })]), noOffers)
  renderRoute('/')
  const picture = within(await screen.findByRole('dialog')).getByRole<HTMLImageElement>('img')
  expect(picture.srcset).toContain(`/.netlify/images?url=${images}&w=640 640w`)
  expect(decoded).toEqual([picture.srcset])
})

test('no notification, no pop-up; neither when its picture cannot be shown', async () => {
  picturesDecode(() => Promise.reject(new Error('broken')))
  let asked = 0
  server.use(
    models,
    noSlides,
    answers('listNotifications', [aNotification()], () => (asked += 1)),
    answers('listOffers', []),
  )
  renderRoute('/')
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
