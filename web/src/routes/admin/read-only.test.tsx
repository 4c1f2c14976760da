import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManagedItem } from '#web/testing/builders/content.ts'
import { aDealershipRecord } from '#web/testing/builders/dealership.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { aVehicleRecord } from '#web/testing/builders/vehicle-records.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const checked = { by: 'Asha', at: '2026-11-20T09:34:00.000Z' }
const lender = { name: 'Barabati Bank', rate: '10.5', fromMonths: '12', toMonths: '48', method: 'flat' }
const price = { bike_name: 'SP125', display_name: 'SP125', bike_price: 90_000, variants: [] }
const bike = { id: 5, bikeName: 'SP125', displayName: 'SP 125', status: 1 as const }
const text = { id: 'about', markdown: 'We began.', standard: 'Ours', checked } as const

test.each([
  ['gallery', () => screen.findByRole('cell', { name: '1' })],
  ['lenders', () => screen.findByDisplayValue('Barabati Bank')],
  ['price', () => screen.findByText('SP125')],
  ['bikes', () => screen.findByText('SP 125')],
  ['dealership', () => screen.findByLabelText('City')],
  ['promises', () => screen.findByLabelText('Enquiry')],
  ['catalogue&vehicle=1', () => screen.findByRole('tab', { name: 'Facts' })],
  ['texts', () => screen.findByDisplayValue('We began.')],
] as const)('%s: an account that may only read sees nothing to change it with', async (page, shown) => {
  server.use(
    answers('getMe', anAccount({ role: 'manager', outlet_ids: [1], changes_all: false })),
    answers('listManagedContent', [aManagedItem()]),
    answers('getManagedList', { version: 'v1', checked, entries: [lender] }),
    answers('listPrices', [price]),
    answers('listBikeStatuses', [bike]),
    answers('listPageTexts', [text]),
    answers('previewPageText', { blocks: [] }),
    answers('getDealershipRecord', aDealershipRecord()),
    answers('getPromiseSettings', {
      facts: { targets: { enquiry: 120 }, mailLists: [], asksForReviews: false },
      at: checked.at,
    }),
    answers('listDealers', []),
    answers('getVehicle', aVehicleRecord()),
  )
  openStaffScreen(page)
  await shown()
  expect(screen.getByText(/^You can read this/)).toBeTruthy()
  const changes = /^(Add|Save|New|Order|Edit|Delete|Remove|Change many|As standard|Put the proposal)/
  const names = screen.getAllByRole('button').map((button) => button.textContent ?? '')
  expect(names.filter((name) => changes.test(name))).toEqual([])
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox')
  const open = fields.filter((field) => !field.readOnly && !field.matches(':disabled'))
  expect(open.map(({ name }) => name)).toEqual([])
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /active/ })
  expect(boxes.every(({ disabled }) => disabled)).toBe(true)
})
