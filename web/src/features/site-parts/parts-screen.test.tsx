import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PartRecord } from '#contract/site/parts-management.ts'
import { siteParts } from '#contract/site/site-parts.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { todayCounts } from '#web/testing/builders/staff.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const at = '2026-11-20T00:00:00.000Z'
const { parts } = aDealership()
const records = (Object.keys(siteParts) as PartRecord['id'][]).map((id): PartRecord => {
  const names: Partial<Record<PartRecord['id'], string>> = parts.names
  return {
    id,
    at,
    facts: { isOn: true, name: names[id] ?? '', address: id === 'network' ? 'become-one' : '' },
  }
})
const record = (id: PartRecord['id']) => {
  const found = records.find((part) => part.id === id)
  if (!found) throw new Error(`There is no part ${id}.`)
  return found
}

beforeEach(() => {
  forgetDealership()
  server.use(answers('listSiteParts', records))
})

const saves = (part: PartRecord, sent: unknown[]) =>
  answers('saveSitePart', { message: 'Saved.', part }, ({ body }) => sent.push(body))

test('a switch acts at once, and the menu of staff follows it', async () => {
  const sent: unknown[] = []
  const { facts } = record('gallery')
  const { user } = openStaffScreen('parts')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Gallery/ })
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Gallery', hidden: true })).toBeTruthy()
  server.use(
    saves({ ...record('gallery'), facts: { ...facts, isOn: false } }, sent),
    answers('getDealership', aDealership({ parts: { ...parts, off: ['gallery'] } })),
  )
  await user.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  expect(sent).toEqual([{ expected: at, facts: { isOn: false, name: '', address: '' } }])
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Gallery', hidden: true })).toBeNull())
})

test('a name is saved when staff say so, beside the state that is stored', async () => {
  const sent: unknown[] = []
  server.use(saves({ ...record('club'), facts: { isOn: true, name: 'Wheel Club', address: '' } }, sent))
  const { user } = openStaffScreen('parts')
  const field = await screen.findByRole('textbox', { name: 'Name of Customer club' })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.clear(field)
  await user.type(field, 'Wheel Club')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(sent).toEqual([{ expected: at, facts: { isOn: true, name: 'Wheel Club', address: '' } }])
})

test('an address that no page can have is marked, and one who was faster is named', async () => {
  server.use(
    answersError('saveSitePart', 'invalid_fields', {
      fields: { 'facts.address': 'Please use small letters.' },
    }),
  )
  const { user } = openStaffScreen('parts')
  await user.type(await screen.findByRole('textbox', { name: 'Address, behind /dealers/' }), ' X')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please use small letters.')).toBeTruthy()
  server.use(answersError('saveSitePart', 'conflict', { newer: { by: 'asha', at } }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^asha changed this meanwhile/)).toBeTruthy()
})

test('a line that is on without a model says why visitors do not see it', async () => {
  server.use(answers('getDealership', aDealership({ parts: { ...parts, off: ['bigwing'] } })))
  openStaffScreen('parts')
  const box = await screen.findByRole('checkbox', { name: /^Big bikes/ })
  expect(box.getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText('Not seen yet: no model is shown.')).toBeTruthy()
})

test('a part that is off leaves dashboard, reports and screens of staff, a named one is called by its name', async () => {
  const counts = todayCounts({
    reports: (['applicants', 'joy-club', 'exchange'] as const).map((report) => ({
      report,
      today: 2,
      quarantined: 1,
    })),
  })
  server.use(
    answers('getDashboard', [counts]),
    answers('getDealership', aDealership({ parts: { ...parts, off: ['exchange', 'career'] } })),
  )
  openStaffScreen('applicants')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  const others = within(await screen.findByRole('region', { name: 'Came today' }))
  const named = others.getAllByRole('link').map((link) => link.textContent)
  expect(named.some((text) => text?.startsWith('Joy Club'))).toBe(true)
  expect(named.filter((text) => /Exchange|Applicants/.test(text ?? ''))).toEqual([])
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Joy Club Report', hidden: true })).toBeTruthy()
  for (const name of ['Exchange Report', 'Applicants', 'Exchange Values'])
    expect(menu.queryByRole('link', { name, hidden: true })).toBeNull()
})
