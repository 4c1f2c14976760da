import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import {
  aBike,
  aCatalogueBike,
  aColour,
  aFeature,
  aModelCard,
  anAccessory,
  aVariant,
} from '#web/testing/builders/catalogue.ts'
import { aDealer } from '#web/testing/builders/dealership.ts'
import { onRoadNote, showOnRoadPrices, someCharges } from '#web/testing/on-road.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const address = '/view-details?bikeName=SP125&type=motorcycle'

/**
 * Answers for the parts below the overview (colours, features, line, showroom), which most tests are not
 * about.
 */
const belowTheOverview = [
  answers('listColours', []),
  answers('listFeatures', []),
  answers('listMotorcycles', []),
  answers('listDealers', [aDealer()]),
]

function bikeIsKnown() {
  server.use(
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
    ...belowTheOverview,
  )
}

/** The large price of the page. */
const shownPrice = (words: string) => screen.findByText(words, { selector: '[data-seen="Price"] data' })
const variant = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Variant' })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${name} ?₹`),
  })
const openMore = async (user: ReturnType<typeof renderRoute>['user']) =>
  user.click(await screen.findByRole('button', { name: 'More' }))

test('says that it loads, then shows the first variant and its price', async () => {
  bikeIsKnown()
  renderRoute(address)
  expect(await screen.findByText(texts.bike.loading)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'SP125' })).toBeTruthy()
  expect((await variant('Drum')).checked).toBe(true)
  expect(await shownPrice('₹91,771')).toBeTruthy()
})

test('the price follows the variant, which stands in the address, and so do the links', async () => {
  bikeIsKnown()
  const { user, path } = renderRoute(address)
  await user.click(await variant('Disc'))
  expect(await shownPrice('₹95,500')).toBeTruthy()
  expect(path()).toContain('variant=Disc')
  await openMore(user)
  const finance = await screen.findByRole('link', { name: 'INTERESTED FOR FINANCE ?' })
  expect(finance.getAttribute('href')).toBe('/finance?bikeName=SP125&variant=Disc')
  const whatsApps = screen.getAllByRole('link', { name: 'WhatsApp' }).map((link) => link.getAttribute('href'))
  expect(whatsApps.some((href) => decodeURIComponent(href ?? '').includes('SP125 Disc (₹95,500'))).toBe(true)
})

test('variant and colour are carried to the test ride, the angle view and the chat', async () => {
  bikeIsKnown()
  renderRoute(`${address}&variant=Disc&colour=Rebel%20Red`)
  expect(await shownPrice('₹95,500')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^Angle View/ })).toBeTruthy()
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  const chosen = 'bikeName=SP125&variant=Disc&colour=Rebel%20Red'
  expect(hrefOf('BOOK TEST RIDE')).toBe(`/text-ride-booking?${chosen}`)
  expect(hrefOf(/^Angle View/)).toBe(`/angle-view?${chosen}`)
  const questions = screen
    .getAllByRole('link', { name: 'WhatsApp' })
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text'))
  for (const question of questions) {
    expect(question).toContain('SP125 Disc in Rebel Red (₹95,500 ex-showroom)')
    expect(question).toContain(`/view-details?${chosen}`)
  }
})

test('a loan typed into the EMI calculator is carried to finance', async () => {
  bikeIsKnown()
  const { user } = renderRoute(`${address}&variant=Disc`)
  await user.click(await screen.findByRole('button', { name: /^EMI from/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'EMI calculator: SP125 Disc' }))
  const loan = await dialog.findByLabelText('Loan amount')
  await user.clear(loan)
  await user.type(loan, '60,000')
  expect(dialog.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }).getAttribute('href')).toBe(
    '/finance?bikeName=SP125&variant=Disc&loan=60000',
  )
})

test('close-ups name their colour where another one was chosen, on the overview and on their tab', async () => {
  const colours = [aColour(), aColour({ id: 2, name: 'Rebel Red', words: 'Rebel Red' })]
  bikeIsKnown()
  server.use(answers('listColours', colours), answers('listFeatures', [aFeature()]))
  const { user } = renderRoute(`${address}&colour=Rebel%20Red`)
  const words = 'These pictures show Pearl Siren Blue, not Rebel Red.'
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'FEATURES' }))
  const panel = within(await screen.findByRole('tabpanel', { name: 'FEATURES' }))
  expect(await panel.findByText(words)).toBeTruthy()
})

test('without variants the bike has its own price and nothing to choose', async () => {
  server.use(answers('getBike', { bike: aBike() }), answers('listVariants', []), ...belowTheOverview)
  renderRoute(address)
  expect(await shownPrice('₹91,771')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Variant' })).toBeNull()
})

test('six sections of specifications; one without data shows the body dimensions', async () => {
  bikeIsKnown()
  const { user, path } = renderRoute(address)
  await user.click(await screen.findByRole('tab', { name: 'SPECIFICATIONS' }))
  expect(path()).toContain('tab=specifications')
  for (const title of [
    'Body Dimensions',
    'Engine',
    'Transmission',
    'Tyres & Brakes',
    'Frame & Suspension',
    'Electricals',
  ]) {
    expect(await screen.findByText(title, { selector: 'summary' })).toBeTruthy()
  }
  expect(screen.getAllByRole('rowheader', { name: 'Overall Length', hidden: true })).toHaveLength(5)
  expect(screen.getAllByText(texts.bike.missing).length).toBeGreaterThan(0)
})

test('the battery of an electric one is a section of its own, which others do not have', async () => {
  bikeIsKnown()
  const { user } = renderRoute(address)
  await user.click(await screen.findByRole('tab', { name: 'SPECIFICATIONS' }))
  await screen.findByText('Electricals', { selector: 'summary' })
  expect(screen.queryByText('Battery', { selector: 'summary' })).toBeNull()
  cleanup()
  const electric = aBike({ category: 'ev', battery: { batteryCapacity: '1.5 kWh' } })
  server.use(answers('getBike', { bike: electric }), answers('listElectricScooters', []))
  renderRoute(`${address}&tab=specifications`)
  expect(await screen.findByText('Battery', { selector: 'summary' })).toBeTruthy()
  expect(screen.getByText('1.5 kWh')).toBeTruthy()
})

test('where no figure is known, a line says so in place of empty sections', async () => {
  const bare = { bodyDimensions: {}, engine: {}, transmission: {}, frameAndSuspension: {} }
  bikeIsKnown()
  server.use(answers('getBike', { bike: aBike(bare) }))
  renderRoute(`${address}&tab=specifications`)
  expect(await screen.findByText('No specifications listed yet')).toBeTruthy()
  expect(screen.queryByText('Engine', { selector: 'summary' })).toBeNull()
})

test('a tab fetches when it is first opened, once, and not before', async () => {
  bikeIsKnown()
  const { user } = renderRoute(address)
  // By then the parts below the overview have been requested.
  await screen.findByRole('heading', { name: 'See it at Choudwar' })
  let calls = 0
  server.use(
    answers('listFeatures', [aFeature(), aFeature({ heading: 'Digital meter' })], () => (calls += 1)),
  )
  const tab = await screen.findByRole('tab', { name: 'FEATURES' })
  expect(calls).toBe(0)
  fireEvent.click(tab)
  expect(await screen.findByText(texts.bike.loadingTab)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Silent starter' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'SP125' }))
  await user.click(tab)
  expect(screen.getByRole('heading', { name: 'Silent starter' })).toBeTruthy()
  expect(calls).toBe(1)
})

test('another bike starts anew', async () => {
  bikeIsKnown()
  server.use(answers('listFeatures', [aFeature()]))
  const { user } = renderRoute(`${address}&tab=features`)
  await screen.findByRole('heading', { name: 'Silent starter' })
  server.use(
    answers('getBike', { bike: aBike({ bikeName: 'LIVO', name: 'Livo' }) }),
    answers('listVariants', []),
    answers('listFeatures', [aFeature({ heading: 'Idling stop' })]),
  )
  await user.click(screen.getByRole('button', { name: /MOTORCYCLE/ }))
  await user.click(screen.getByRole('link', { name: /LIVO/ }))
  await screen.findByRole('heading', { level: 1, name: 'Livo' })
  await user.click(screen.getByRole('tab', { name: 'FEATURES' }))
  expect(await screen.findByRole('heading', { name: 'Idling stop' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Silent starter' })).toBeNull()
})

test('features go round by arrows, dots and keys', async () => {
  bikeIsKnown()
  server.use(answers('listFeatures', [aFeature(), aFeature({ heading: 'Digital meter' })]))
  const { user } = renderRoute(`${address}&tab=features`)
  const show = within(await screen.findByRole('region', { name: 'Features of the SP125' }))
  const current = () => show.getByRole('button', { current: true }).textContent
  await user.click(show.getByRole('button', { name: 'Previous' }))
  expect(current()).toBe('2: Digital meter')
  await user.click(show.getByRole('button', { name: 'Next' }))
  expect(current()).toBe('1: Silent starter')
  await user.click(show.getByRole('button', { name: '2: Digital meter' }))
  await user.keyboard('{ArrowRight}')
  expect(current()).toBe('1: Silent starter')
})

test('accessories show part number and price', async () => {
  bikeIsKnown()
  server.use(answers('listAccessories', [anAccessory()]))
  renderRoute(`${address}&tab=accessories`)
  expect(await screen.findByRole('heading', { name: 'Leg Guard' })).toBeTruthy()
  expect(screen.getByText('08P70-K7T-D00')).toBeTruthy()
  expect(screen.getByText('₹1,190')).toBeTruthy()
})

test('a tab that fails says so quietly and comes back on Retry', async () => {
  bikeIsKnown()
  server.use(fails('listColours', 'unavailable'))
  const { user } = renderRoute(`${address}&tab=colours`)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.use(answers('listColours', [aColour()]))
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Pearl Siren Blue' })).toBeTruthy()
})

test('the first colour is chosen; another stands in the address', async () => {
  bikeIsKnown()
  server.use(
    answers('listColours', [aColour(), aColour({ id: 2, name: 'Rebel Red', image: '/media/red.webp' })]),
  )
  const { user, path } = renderRoute(`${address}&tab=colours`)
  expect(await screen.findByRole('button', { name: 'Pearl Siren Blue', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rebel Red' }))
  expect(path()).toContain('colour=Rebel')
  expect(screen.getByRole('button', { name: /^SP125 in Rebel Red/ })).toBeTruthy()
})

test('the magnifier follows pointer and arrow keys, and goes with them', async () => {
  bikeIsKnown()
  server.use(answers('listColours', [aColour()]))
  const { user } = renderRoute(`${address}&tab=colours`)
  const picture = await screen.findByRole('button', { name: /Magnify/ })
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300)
  fireEvent.pointerMove(picture, { clientX: 100, clientY: 60 })
  expect(screen.getByTestId('lens').style.backgroundPosition).toBe('-75px -15px')
  expect(screen.getByTestId('lens').style.backgroundSize).toBe('600px 450px')
  fireEvent.pointerLeave(picture)
  expect(screen.queryByTestId('lens')).toBeNull()
  picture.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(screen.getByTestId('lens').style.transform).toBe('translate(145px, 95px)')
  await user.keyboard('{Escape}')
  expect(screen.queryByTestId('lens')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByTestId('lens')).toBeTruthy()
  await user.tab()
  expect(screen.queryByTestId('lens')).toBeNull()
})

test('EMI opens with the price of the variant', async () => {
  bikeIsKnown()
  const { user } = renderRoute(`${address}&variant=Disc`)
  await user.click(await screen.findByRole('button', { name: /^EMI from/ }))
  const dialog = await screen.findByRole('dialog', { name: 'EMI calculator: SP125 Disc' })
  expect(await within(dialog).findByLabelText('Price')).toHaveProperty('value', '95,500')
})

test('a name nobody knows is answered in words', async () => {
  server.use(
    fails('getBike', 'not_found'),
    fails('listVariants', 'not_found'),
    answers('listModelCards', [aModelCard()]),
  )
  renderRoute('/view-details?bikeName=NOPE')
  expect(await screen.findByText('We have no model called NOPE')).toBeTruthy()
})

test('a model in another spelling is found', async () => {
  server.use(
    fails('getBike', 'not_found'),
    fails('listVariants', 'not_found'),
    answers('listModelCards', [aModelCard()], () => bikeIsKnown()),
  )
  const { path } = renderRoute('/view-details?bikeName=Sp%20125&tab=specifications')
  expect(await screen.findByRole('heading', { level: 1, name: 'SP125' })).toBeTruthy()
  expect(path()).toBe('/view-details?bikeName=SP125&tab=specifications')
})

test('a picture that fails is replaced by a drawing that says the same', async () => {
  bikeIsKnown()
  renderRoute(address)
  fireEvent.error(await screen.findByRole('img', { name: 'SP125' }))
  expect(screen.getByRole('img', { name: 'SP125' }).tagName).toBe('SPAN')
})

test('says what it costs a month and on which terms, and opens the calculator with them', async () => {
  bikeIsKnown()
  const { user } = renderRoute(address)
  const monthly = await screen.findByRole('button', { name: /^EMI from ₹2,381 a month/ })
  expect(monthly.textContent).toContain('20% down, 36 months, 10.5% a year')
  await user.click(await variant('Disc'))
  expect(monthly.textContent).toContain('₹2,486 a month')
  await user.click(monthly)
  expect(await screen.findByLabelText('Tenure in months')).toHaveProperty('value', '36')
  expect(await screen.findByText(/^₹2,486\.\d\d$/)).toBeTruthy()
})

test('with prices on the road the instalment and the calculator begin with that, and a quote works it out from the variant', async () => {
  bikeIsKnown()
  server.use(answers('getOnRoad', someCharges()), answers('listModelCards', []))
  showOnRoadPrices()
  const { user } = renderRoute(`${address}&variant=Disc`)
  await user.click(await screen.findByRole('button', { name: /^EMI from ₹2,876 a month/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'EMI calculator: SP125 Disc' }))
  expect(await dialog.findByLabelText('Price')).toHaveProperty('value', '1,10,500')
  await user.click(dialog.getByRole('button', { name: 'Quote as a picture' }))
  expect(await screen.findByText(/₹1,05,500 on-road, estimate, as on 23 Nov 2026/)).toBeTruthy()
  const quote = within(await screen.findByRole('dialog', { name: /^Quote/ }))
  await user.click(quote.getByRole('button', { name: 'Close' }))
  await user.click(dialog.getByRole('link', { name: 'INTERESTED FOR FINANCE ?' }))
  expect(await screen.findByText('For the SP125 Disc, ₹1,10,500 on-road.')).toBeTruthy()
  expect(await screen.findByLabelText('Loan amount in rupees')).toHaveProperty('value', '88500')
})

test('with prices on the road the variants have that', async () => {
  bikeIsKnown()
  showOnRoadPrices()
  renderRoute(address)
  expect((await variant('Drum')).labels?.[0]?.textContent).toBe('Drum ₹1,06,771')
})

test('what is chosen for the price on the road stands in its quote, and in that of a loan for it', async () => {
  bikeIsKnown()
  server.use(
    answers('getOnRoad', someCharges()),
    answers('listAccessories', [anAccessory({ heading: 'Seat Cover', price: 990 })]),
  )
  const { user } = renderRoute(address)
  await user.click(await screen.findByRole('button', { name: 'On-road price' }))
  const section = within(screen.getByRole('region', { name: /^On-road price/ }))
  await user.click(await section.findByLabelText(/^Seat Cover/))
  await user.click(await section.findByRole('button', { name: 'Quote as a picture' }))
  const words = /₹1,02,761 on-road, estimate, as on 23 Nov 2026.*Seat Cover: ₹990/
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(section.getByRole('button', { name: 'EMI from this on-road price' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^EMI calculator/ }))
  expect(await dialog.findByLabelText('Price')).toHaveProperty('value', '1,02,761')
  await user.click(dialog.getByRole('button', { name: 'Quote as a picture' }))
  expect((await screen.findByText(words)).textContent).toContain('EMI ₹')
})

test('with prices on the road every price says so, and the day of the price too', async () => {
  bikeIsKnown()
  server.use(
    answers('listMotorcycles', [aCatalogueBike(), aCatalogueBike({ id: 2, bikeName: 'LIVO', name: 'Livo' })]),
  )
  showOnRoadPrices()
  const { refresh } = renderRoute(address)
  expect(await shownPrice('₹1,06,771')).toBeTruthy()
  expect(await screen.findByLabelText('Show prices')).toHaveProperty('value', 'on-road')
  expect(await screen.findByText(onRoadNote)).toBeTruthy()
  const others = within(await screen.findByRole('region', { name: 'More in Motorcycle' }))
  expect(others.getByText('on-road')).toBeTruthy()
  expect(screen.queryByText(texts.bike.priceNote)).toBeNull()
  server.use(answers('listVariants', [aVariant({ price: 93_000 })]))
  await refresh()
  expect((await screen.findByText(/, before:/)).closest('p')?.textContent).toBe(
    'Ex-showroom as on 20 Nov 2026, before: ₹91,771',
  )
})

test('the list beside the price changes every price, and says where that is not possible', async () => {
  bikeIsKnown()
  server.use(answers('getOnRoad', someCharges()))
  const { user } = renderRoute(address)
  await user.selectOptions(await screen.findByLabelText('Show prices'), 'on-road')
  expect(await shownPrice('₹1,01,771')).toBeTruthy()
  expect((await variant('Disc')).labels?.[0]?.textContent).toBe('Disc ₹1,05,500')
  await user.selectOptions(screen.getByLabelText('Show prices'), 'ex-showroom')
  expect(await shownPrice('₹91,771')).toBeTruthy()
})

test('says the figures that buyers ask for first, of the chosen variant, and where each comes from', async () => {
  bikeIsKnown()
  const weight = { label: 'Weight', figure: '116 kg (Drum) / 117 kg (Disc)', source: 'the data sheet' }
  const power = { label: 'Power', figure: '8.0 kW (10.9 PS) at 7,500 rpm', source: 'the data sheet' }
  const mileage = { label: 'Mileage', figure: '63 km/l', source: 'a road test' }
  server.use(answers('getBike', { bike: aBike({ headlineFigures: [power, mileage, weight] }) }))
  const { user } = renderRoute(address)
  const figures = async () =>
    (await screen.findAllByRole('definition')).map((definition) => definition.textContent)
  expect(await figures()).toEqual(['8.0 kW', '63 km/l', '116 kg'])
  await user.click(await variant('Disc'))
  expect(await figures()).toEqual(['8.0 kW', '63 km/l', '117 kg'])
  expect(screen.getByText('Power, weight: the data sheet. Mileage: a road test.')).toBeTruthy()
})

test('one thing is asked: one filled button, three others, and the rest behind More', async () => {
  bikeIsKnown()
  server.use(answers('listColours', [aColour()]))
  const { user } = renderRoute(address)
  await screen.findByRole('button', { name: 'More' })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'BOOK TEST RIDE' })).toHaveLength(1)
  for (const name of ['INTERESTED FOR FINANCE ?', 'Ask the showroom', 'E-Brochure', 'Exchange your old one'])
    expect(main.queryByRole('link', { name })).toBeNull()
  await openMore(user)
  const ways = within(main.getByRole('navigation', { name: 'More about the SP125' }))
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'INTERESTED FOR FINANCE ?',
    'E-Brochure',
    'Ask the showroom',
    'Exchange your old one',
  ])
  expect(ways.getByRole('button', { name: 'Compare: SP125 Drum' })).toBeTruthy()
  expect(await ways.findByRole('button', { name: 'Quote as a picture' })).toBeTruthy()
})

test('a swatch changes the picture, the address and what is carried on', async () => {
  bikeIsKnown()
  const red = aColour({ id: 2, name: 'Rebel Red', words: 'Rebel Red', image: '/media/red.webp' })
  server.use(answers('listColours', [aColour(), red]))
  const { user, path } = renderRoute(address)
  const colours = within(await screen.findByRole('list', { name: 'Colours of the SP125' }))
  await user.click(colours.getByRole('button', { name: 'Rebel Red', pressed: false }))
  expect(path()).toContain('colour=Rebel')
  expect(screen.getByRole('img', { name: 'SP125 in Rebel Red' })).toBeTruthy()
  const ride = screen.getByRole('link', { name: 'BOOK TEST RIDE' }).getAttribute('href')
  expect(ride).toContain('colour=Rebel%20Red')
  await user.click(colours.getByRole('button', { name: 'Pearl Siren Blue' }))
  expect(path()).not.toContain('colour')
})

test('name, price and the button for a test ride stand above every other tab', async () => {
  bikeIsKnown()
  server.use(answers('listAccessories', []))
  const { user } = renderRoute(`${address}&tab=specifications`)
  for (const name of ['SPECIFICATIONS', 'COLOURS', 'FEATURES', 'ACCESSORIES']) {
    await user.click(await screen.findByRole('tab', { name }))
    expect((await screen.findByRole('heading', { level: 1, name: 'SP125' })).className).not.toContain(
      'sr-only',
    )
    expect(screen.getByRole('link', { name: 'BOOK TEST RIDE' })).toBeTruthy()
    expect(await screen.findByText('₹91,771', { selector: '[data-thin-line] data' })).toBeTruthy()
  }
})

test('an electric scooter has a motor and no engine', async () => {
  server.use(
    answers('getBike', { bike: aBike({ category: 'ev' }) }),
    answers('listVariants', []),
    ...belowTheOverview,
    answers('listElectricScooters', []),
  )
  renderRoute(`${address}&tab=specifications`)
  expect(await screen.findByText('Motor', { selector: 'summary' })).toBeTruthy()
  expect(screen.queryByText('Engine', { selector: 'summary' })).toBeNull()
})

test('leads on to three features, three others of the line and an outlet', async () => {
  bikeIsKnown()
  const prices = [60_000, 85_000, 90_000, 95_000, 99_000, 200_000]
  const others = prices.map((price, index) =>
    aCatalogueBike({
      id: 10 + index,
      bikeName: `B${price}`,
      name: `Bike ${price}`,
      tagline: 'DLX trim',
      price,
    }),
  )
  server.use(
    answers(
      'listFeatures',
      ['One', 'Two', 'Three', 'Four'].map((heading) => aFeature({ heading })),
    ),
    answers('listMotorcycles', [aCatalogueBike(), ...others]),
  )
  renderRoute(address)
  const features = within(await screen.findByRole('region', { name: 'Features' }))
  expect(features.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ])
  const line = within(screen.getByRole('region', { name: 'More in Motorcycle' }))
  expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bike 85000₹6,771 lessfrom₹85,000ex-showroom',
    'Bike 90000₹1,771 lessfrom₹90,000ex-showroom',
    'Bike 95000₹3,229 morefrom₹95,000ex-showroom',
  ])
  expect(line.getByRole('link', { name: 'All 7 in Motorcycle' }).getAttribute('href')).toBe('/motorcycle')
  expect(screen.getByRole('heading', { name: 'See it at Choudwar' })).toBeTruthy()
})

test('says of which day the price is; a price that has changed is not swapped silently', async () => {
  bikeIsKnown()
  const { user, refresh } = renderRoute(address)
  expect(await screen.findByText('Price as on 20 Nov 2026')).toBeTruthy()
  server.use(
    answers('getBike', { bike: aBike({ asOn: '2026-11-23' }) }),
    answers('listVariants', [aVariant({ price: 93_000 }), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
  )
  await refresh()
  expect(await shownPrice('₹93,000')).toBeTruthy()
  expect(screen.getByText(/Price as on 23 Nov 2026/).closest('p')?.textContent).toBe(
    'Price as on 23 Nov 2026, before: ₹91,771',
  )
  expect(
    await screen.findByText(
      'The ex-showroom price changed from ₹91,771 (20 Nov 2026) to ₹93,000 (23 Nov 2026). The new price is shown.',
    ),
  ).toBeTruthy()
  await user.click(await variant('Disc'))
  expect(screen.getByText(/Price as on/).textContent).toBe('Price as on 23 Nov 2026')
})

test('where no picture can be drawn, the quote is there in words, and for WhatsApp', async () => {
  bikeIsKnown()
  const { user } = renderRoute(`${address}&variant=Disc`)
  await openMore(user)
  await user.click(await screen.findByRole('button', { name: 'Quote as a picture' }))
  expect(await screen.findByText(/The picture could not be made/)).toBeTruthy()
  expect(screen.getByText(/₹95,500 ex-showroom, as on 20 Nov 2026/).textContent).toContain('SP125, Disc')
  const whatsApp = screen.getByRole('link', { name: 'Send as text on WhatsApp' }).getAttribute('href') ?? ''
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=SP125%2C%20Disc/)
  expect(decodeURIComponent(whatsApp)).toContain('/view-details?bikeName=SP125&variant=Disc')
})

const whole = [
  answers('getBike', { bike: aBike() }),
  answers('listVariants', [aVariant()]),
  answers('listColours', [aColour()]),
  answers('listFeatures', [aFeature()]),
  answers('listMotorcycles', [aCatalogueBike(), aCatalogueBike({ id: 2, bikeName: 'LIVO', name: 'Livo' })]),
  answers('listDealers', [aDealer()]),
  answers('listReviews', { count: 0, mean: null, reviews: [] }),
]
/** The headings of all parts below the overview when no call failed, by their endpoints. */
const parts = {
  listFeatures: 'Features',
  listMotorcycles: 'More in Motorcycle',
  listDealers: 'See it at Choudwar',
}
const partsShown = () =>
  Object.values(parts).filter((name) => screen.queryByRole('heading', { level: 2, name }))

test.each(Object.keys(parts) as (keyof typeof parts)[])(
  'where %s fails the rest stands below the overview, and Retry brings it',
  async (name) => {
    server.use(fails(name, 'unavailable'), ...whole)
    const { user } = renderRoute(address)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByText('This part of the page could not be loaded.')).toBeTruthy()
    expect(partsShown()).toEqual(Object.values(parts).filter((part) => part !== parts[name]))
    server.use(...whole)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 2, name: parts[name] })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
)

test('what stands below the overview stays when it cannot be asked for again', async () => {
  server.use(...whole)
  const { refresh } = renderRoute(address)
  await screen.findByRole('heading', { level: 2, name: parts.listFeatures })
  server.use(fails('listFeatures', 'unavailable'), fails('listDealers', 'unavailable'))
  server.use(answers('getBike', { bike: aBike({ tagline: 'Another line' }) }))
  await refresh()
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(partsShown()).toEqual(Object.values(parts))
})

test('a model without a brochure leads to none', async () => {
  server.use(answers('getBike', { bike: aBike({ document: '' }) }), ...whole)
  const { user } = renderRoute(address)
  expect(await screen.findByRole('heading', { level: 2, name: parts.listDealers })).toBeTruthy()
  await openMore(user)
  expect(screen.queryByText(/brochure/i)).toBeNull()
})
