import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SearchIndex } from '#contract/site/search-index.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server, unreachable } from '#web/testing/server.ts'

const index: SearchIndex = {
  models: [
    {
      bikeName: 'SP125',
      name: 'SP125',
      formerNames: ['Sprinter'],
      category: 'motorcycle',
      bodyType: 'commuter',
      tagline: 'A light commuter',
      image: '/media/models/sp125/listing.webp',
      price: 91_771,
      variants: [
        { name: 'Drum', price: 91_771 },
        { name: 'Disc', price: 100_284 },
      ],
      colours: [{ name: 'Imperial Red', image: '/media/models/sp125/colours/red.webp' }],
      accessories: [{ heading: 'Leg Guard', part_no: '08P70-K0R-D00', price: 1250, image: '' }],
    },
  ],
  outlets: [{ id: 2, name: 'Jagatpur', address: 'Main Road', isShowroom: true, image: '' }],
  parts: aDealership().parts,
}

const field = () => screen.findByRole('combobox', { name: /^Search/ })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

async function openSearch() {
  const page = renderRoute('/terms-conditions')
  await page.user.click(await screen.findByRole('button', { name: 'Search' }))
  return { ...page, field: await field() }
}

/** The text of the hit that the field points at; the field itself keeps the focus. */
async function pointedAt(): Promise<string> {
  const id = (await field()).getAttribute('aria-activedescendant')
  return (id && document.getElementById(id)?.textContent) || ''
}

test('without a connection it says so, and Retry brings what was asked for', async () => {
  server.use(unreachable('getSearchIndex'))
  const { user, field } = await openSearch()
  await user.type(field, 'sp125')
  expect(await screen.findByText(/could not be loaded. Please check your connection/)).toBeTruthy()
  server.use(answers('getSearchIndex', index))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('option')
  expect(options()).toEqual(['SP125A light commuterfrom ₹91,771ex-showroom'])
})

test('arrows move in the list while the field keeps the focus, Enter opens, and only the choice is remembered', async () => {
  server.use(answers('getSearchIndex', index))
  const { user, field, path } = await openSearch()
  expect(document.activeElement).toBe(field)
  await user.type(field, 'sp125 disk')
  expect(await pointedAt()).toContain('SP125 Disc')
  await user.clear(field)
  await user.type(field, 'sprinter')
  expect(await pointedAt()).toContain('SP125')
  await user.clear(field)
  await user.type(field, 'gard')
  expect(options()).toEqual(['Leg Guard08P70-K0R-D00, for SP125₹1,250'])
  await user.clear(field)
  await user.type(field, 'jagatpor')
  expect(within(screen.getByRole('group', { name: 'Outlets' })).getAllByRole('option')).toHaveLength(1)
  await user.clear(field)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(await pointedAt()).toContain('Showrooms and workshops')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(await pointedAt()).toContain('Offers')
  await user.type(field, 'red sp125')
  server.use(unreachable('getBike'), unreachable('listVariants'))
  await user.keyboard('{Enter}')
  await expect
    .poll(path)
    .toBe('/view-details?bikeName=SP125&type=motorcycle&colour=Imperial%20Red&tab=colours')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(JSON.stringify(localStorage)).toContain('colour:SP125:Imperial Red')
  expect(JSON.stringify(localStorage)).not.toContain('red sp125')

  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(
    within(await screen.findByRole('group', { name: 'Chosen lately' })).getByText(/Imperial Red/),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Forget what I chose' }))
  expect(screen.queryByRole('group', { name: 'Chosen lately' })).toBeNull()
  expect(localStorage.getItem('search-chosen')).toBeNull()
})

test('where nothing fits it says whom to ask', async () => {
  server.use(answers('getSearchIndex', index))
  const { user, field } = await openSearch()
  await user.type(field, 'refrigerator')
  expect(await screen.findByText('Nothing found for “refrigerator”.')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/)
  expect(dialog.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe('/contact')
  expect(screen.queryByRole('option')).toBeNull()
})

test('/ and Ctrl+K open it, / only while it is switched on', async () => {
  server.use(answers('getSearchIndex', index))
  const { user } = renderRoute('/terms-conditions')
  // The keys work once the parts below the page have come.
  await screen.findByRole('button', { name: /^Chat/ })
  await user.keyboard('/')
  await field()
  await user.click(screen.getByRole('checkbox', { name: 'The key / opens the search' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('/')
  await act(() => Promise.resolve())
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toBeTruthy()
})
