import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { aDealer, aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

function linksOf(kind: 'tel:' | 'mailto:'): (string | null)[] {
  const lists = screen.getByRole('main').querySelectorAll<HTMLAnchorElement>(`address a[href^="${kind}"]`)
  return [...lists].map((link) => link.textContent)
}

test('says that it loads, then shows what the outlet has and leaves out what it has not', async () => {
  server.use(answers('getDealer', [aDealer()]))
  renderRoute('/dealers/3')
  expect(await screen.findByText(texts.loading)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Choudwar' })).toBeTruthy()
  expect(linksOf('tel:')).toEqual(['0671-000-0103', '0671-000-0203', '1800-000-0100'])
  expect(linksOf('mailto:')).toEqual(['choudwar@dealer.example', aDealership().emails.customerCare])
  expect(await screen.findByTitle(/^Map of Choudwar/)).toBeTruthy()
})

test('shows spare parts and service mailbox where there are any', async () => {
  server.use(
    answers('getDealer', [aDealer({ spare_no: '0671-000-0303', service_email: 'fix@dealer.example' })]),
  )
  renderRoute('/dealers/3')
  await screen.findByRole('heading', { level: 1 })
  expect(linksOf('tel:')).toContain('0671-000-0303')
  expect(linksOf('mailto:')).toContain('fix@dealer.example')
})

test.each(['/dealers/77', '/dealers/abc', '/dealers/0'])(
  '%s is no outlet, and a way on is shown',
  async (address) => {
    server.use(fails('getDealer', 'not_found'))
    renderRoute(address)
    expect(await screen.findByText('We have no such outlet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all outlets' })).toBeTruthy()
  },
)

test('an outlet that cannot be loaded can be asked for again', async () => {
  server.use(fails('getDealer', 'unavailable'))
  const { user } = renderRoute('/dealers/3')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.use(answers('getDealer', [aDealer()]))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Choudwar' })).toBeTruthy()
})

test('the network shows every outlet with its ways to call and to get there', async () => {
  server.use(answers('listDealers', [aDealer(), aDealer({ id: 4, name: 'Bidyadharpur' })]))
  renderRoute('/networks')
  const card = (await screen.findByRole('link', { name: 'Bidyadharpur' })).closest('li')
  if (!card) throw new Error('No card.')
  expect(within(card).getByRole('link', { name: 'Call Bidyadharpur' }).getAttribute('href')).toBe(
    'tel:06710000103',
  )
  expect(
    within(card).getByRole('link', { name: 'Directions to Bidyadharpur' }).getAttribute('href'),
  ).toContain(encodeURIComponent('20.5258,85.9189'))
})

test('showrooms are marked among the outlets', async () => {
  server.use(answers('listDealers', [aDealer(), aDealer({ id: 4, name: 'Paga', is_showroom: false })]))
  renderRoute('/networks')
  await screen.findByRole('link', { name: 'Paga' })
  const kinds = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent?.match(/Showroom and|Workshop/)?.[0])
  expect(kinds.filter(Boolean)).toEqual(['Showroom and', 'Workshop'])
})
