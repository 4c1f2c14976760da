import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Dealership } from '#contract/dealership/dealership.ts'
import type { SitePartId } from '#contract/site/site-parts.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { aDealership, aMenu } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

beforeEach(() => {
  forgetDealership()
  server.use(
    answers('listNotifications', []),
    answers('listModelCards', []),
    answers('listGallery', []),
    answers('listMotorcycles', []),
    answers('listScooters', []),
    answers('listElectricScooters', []),
    answers('listBigBikes', []),
    answers('listExchangeValues', []),
  )
})

function withoutParts(off: SitePartId[], change: Partial<Dealership['parts']> = {}) {
  const { parts } = aDealership()
  server.use(
    answers('getDealership', aDealership({ parts: { ...parts, ...change, off } })),
    answers('getMenu', {
      ...aMenu(),
      models: aMenu().models.filter(({ category }) => !off.some((one) => one === category)),
    }),
  )
}

const links = () =>
  [...document.querySelectorAll('header a:not([hreflang]), footer a:not([hreflang])')].map((link) =>
    link.getAttribute('href'),
  )

test.each<[SitePartId, string]>([
  ['motorcycle', '/motorcycle'],
  ['scooter', '/scooters'],
  ['ev', '/ev'],
  ['bigwing', '/bigWing'],
  ['club', '/joy-club'],
  ['network', '/dealers/become-honda-network'],
  ['exchange', '/exchange'],
  ['career', '/career'],
  ['gallery', '/gallery'],
  ['opt-in', '/optain'],
])('while %s is off there is no page %s, and nothing links to it', async (part, address) => {
  withoutParts([part])
  renderRoute(address)
  expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeTruthy()
  await screen.findByRole('contentinfo')
  expect(links()).toContain('/terms-conditions')
  expect(links()).not.toContain(address)
})

test('the page for partners stands at the address, and under the heading, that staff chose', async () => {
  const { parts } = aDealership()
  withoutParts([], { networkAddress: 'sell-with-us', names: { ...parts.names, network: 'Sell with us' } })
  renderRoute('/dealers/sell-with-us')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sell with us' })).toBeTruthy()
})

test('a line is called as staff call it, in capitals in the menu', async () => {
  const { parts } = aDealership()
  withoutParts([], { names: { ...parts.names, bigwing: 'Cruisers', club: 'Wheel Club' } })
  renderRoute('/bigWing')
  expect(await screen.findByRole('heading', { level: 1, name: 'CRUISERS' })).toBeTruthy()
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Cruisers', hidden: true })).toBeTruthy()
  expect(footer.getByRole('link', { name: 'Wheel Club', hidden: true })).toBeTruthy()
})

test('languages, chat and social links that are off are not on the page', async () => {
  withoutParts(['hi', 'chat', 'social'])
  renderRoute('/terms-conditions')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'ଓଡ଼ିଆ' })).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'हिन्दी' })).toEqual([])
  await screen.findByRole('navigation', { name: 'Contact' })
  expect(screen.queryByRole('button', { name: /chat/i })).toBeNull()
  expect(document.querySelectorAll('a[href*="facebook"]')).toHaveLength(1)
})

test('with English alone nothing offers a language', async () => {
  withoutParts(['or', 'hi'])
  renderRoute('/terms-conditions')
  await screen.findByRole('contentinfo')
  expect(screen.queryByRole('list', { name: 'Language' })).toBeNull()
})

test('the opt-in asks for the channels that are on', async () => {
  withoutParts(['rcs', 'obd', 'whatsapp'])
  renderRoute('/optain')
  const channels = within(await screen.findByRole('group', { name: 'How may we write to you?' }))
  expect(channels.getAllByRole('checkbox').map((box) => box.getAttribute('name') ?? box.id)).toHaveLength(3)
  expect(channels.getByRole('checkbox', { name: 'SMS' })).toBeTruthy()
  expect(channels.queryByRole('checkbox', { name: 'RCS' })).toBeNull()
})
