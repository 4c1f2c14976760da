import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

test.each([
  ['/testimonials', texts.testimonials],
  ['/meet-staff', texts.staffPage],
])('%s says what it always says', async (address, words) => {
  renderRoute(address)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('whoever has no photograph yet has a place for one, the same size as the others', async () => {
  const colleague = { role: 'Mechanic', department: '' }
  const photograph = '/media/catalogue/ab12.400x400.webp'
  server.use(
    answers('listTeam', [
      { ...colleague, name: 'Asha Das', image: photograph },
      { ...colleague, name: 'Ravi Sahoo', image: '' },
    ]),
  )
  renderRoute('/meet-staff')
  const main = await screen.findByRole('main')
  await screen.findByRole('heading', { name: 'Ravi Sahoo' })
  const images = [...main.querySelectorAll('li img')].map((image) => image.getAttribute('src'))
  expect(images).toEqual([photograph, '/person.svg'])
})

test.each(['/aboutus', '/about-us'])('%s tells year, showrooms and customers', async (address) => {
  renderRoute(address)
  const main = await screen.findByRole('main')
  await waitFor(() => {
    expect(main.textContent).toContain('2003')
    expect(main.textContent).toMatch(/1,40,000/)
  })
})

test('what the dealer wrote stands on its page: heading, list and filled words', async () => {
  server.use(
    answers('getPageText', {
      blocks: [
        { kind: 'heading', level: 2, runs: [{ text: 'Benefits for {city}' }] },
        { kind: 'list', isOrdered: false, items: [[{ text: 'One' }], [{ text: 'Two', strong: true }]] },
        { kind: 'paragraph', runs: [{ text: 'Ask', href: '/contact' }, { text: ' us.' }] },
      ],
    }),
  )
  renderRoute('/extendedWarrantyPlus')
  expect(await screen.findByRole('heading', { level: 2, name: 'Benefits for Cuttack' })).toBeTruthy()
  const benefits = within(screen.getByRole('region', { name: 'Benefits' }))
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
  expect(benefits.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('/contact')
})

test.each([
  ['/career', 'career-steps', 'How it works'],
  ['/dealers/become-honda-network', 'network-steps', 'How it works'],
])('the steps of %s are those that the dealer wrote', async (address, id, title) => {
  const asked: string[] = []
  server.use(
    answers(
      'getPageText',
      {
        blocks: [
          { kind: 'heading', level: 3, runs: [{ text: 'You write' }] },
          { kind: 'paragraph', runs: [{ text: 'To {name}.' }] },
          { kind: 'heading', level: 2, runs: [{ text: 'We answer' }] },
        ],
      },
      ({ url }) => asked.push(url.pathname),
    ),
  )
  renderRoute(address)
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const steps = within(heading.closest('section') ?? heading).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1You writeTo Kalinga Two-Wheelers.',
    '2We answer',
  ])
  expect(asked).toEqual([`/api/texts/${id}`])
})

test('services lead to their four pages', async () => {
  renderRoute('/services')
  const main = within(await screen.findByRole('main'))
  await main.findByRole('heading', { level: 1 })
  for (const name of ['Book for service', 'AMC', 'Extended warranty', 'Extended warranty plus'])
    expect(main.getByRole('heading', { level: 2, name })).toBeTruthy()
})

/** Every page whose texts are only in the code. */
const plainPages = [
  '/services',
  '/service-booking',
  '/amc',
  '/extendedWarranty',
  '/extendedWarrantyPlus',
  '/finance',
  '/dealers/become-honda-network',
  '/aboutus',
  '/about-us',
  '/contact',
  '/testimonials',
  '/meet-staff',
  '/career',
  '/optain',
  '/joy-club',
  '/terms-conditions',
]

const oddWords =
  /\d %|\bhouse\b|have your tea|with coffee|at the counter|Send us your vehicle\.|call you (back )?the same day|within a week/

test.each(plainPages)(
  '%s speaks plainly, and promises nothing that another page does not',
  async (address) => {
    server.use(answers('listModelCards', []))
    renderRoute(address)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('main').textContent).not.toMatch(oddWords)
  },
)

test.each(['/contact', '/amc', '/extendedWarranty', '/text-ride-booking'])(
  '%s promises the call that the dealer promises for its form',
  async (address) => {
    server.use(answers('listModelCards', []))
    renderRoute(address)
    expect(
      (await screen.findAllByText((words) => words.includes('call you back within one working day'))).length,
    ).toBeGreaterThan(0)
  },
)
