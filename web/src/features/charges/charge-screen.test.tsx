import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChargeRuleRecord } from '#contract/prices/charge-rules.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const day = '2026-07-04'
const record = (id: number, facts: Partial<ChargeRuleRecord['facts']>): ChargeRuleRecord => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  facts: {
    kind: 'road_tax',
    fuel: 'any',
    beginsOn: '2020-01-01',
    steps: [
      { upTo: '500000', percent: '6', rupees: '' },
      { upTo: '', percent: '8', rupees: '' },
    ],
    insuredPercent: '100',
    gstPercent: '0',
    source: 'The gazette',
    sourceUrl: '',
    isEstimate: true,
    ...facts,
  },
})

function show(...rules: ChargeRuleRecord[]) {
  server.use(answers('listChargeRules', { day, rules, saved: {}, unchecked: [] }))
  return openStaffScreen('charges').user
}

test('what holds, what comes and what is over, each in words', async () => {
  show(record(1, { beginsOn: '2019-01-01' }), record(2, {}), record(3, { beginsOn: '2026-08-01' }))
  const tax = await screen.findByRole('region', { name: 'Road tax' })
  expect(within(tax).getByText('Since 1 Jan 2020. The gazette')).toBeTruthy()
  expect(within(tax).getByText('Begins on 1 Aug 2026. The gazette')).toBeTruthy()
  expect(within(tax).getAllByText('6% of the ex-showroom price, under ₹5,00,000')).toHaveLength(2)
  expect(within(tax).queryByText(/1 Jan 2019/)).toBeNull()
  expect(screen.getByText('Ended (1)')).toBeTruthy()
})

test('a new charge is sent as it is typed, and wrong fields are named', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'New charge' }))
  await user.type(await screen.findByLabelText('Per cent'), '7')
  server.use(answersError('createChargeRule', 'invalid_fields', { fields: { source: 'Please say where.' } }))
  await user.click(screen.getByRole('button', { name: 'Add the charge' }))
  expect(await screen.findByText('Please say where.')).toBeTruthy()
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy()
  await user.type(screen.getByLabelText('Where this is from'), 'RTO')
  let sent: unknown
  server.use(
    answers('createChargeRule', { message: 'Saved', record: record(9, { source: 'RTO' }) }, ({ body }) => {
      sent = body
    }),
  )
  const made = record(9, { source: 'RTO' })
  server.use(answers('listChargeRules', { day, rules: [made], saved: {}, unchecked: [] }))
  await user.click(screen.getByRole('button', { name: 'Add the charge' }))
  expect(await screen.findByText(/RTO$/)).toBeTruthy()
  expect(sent).toMatchObject({
    beginsOn: day,
    steps: [{ upTo: '', percent: '7', rupees: '' }],
    source: 'RTO',
  })
})

test('a step is added and removed, and the last one has no end', async () => {
  const user = show(record(1, {}))
  await user.click(await screen.findByRole('button', { name: 'Edit Road tax, 1 Jan 2020' }))
  await user.click(await screen.findByRole('button', { name: 'Add a step' }))
  expect(screen.getAllByLabelText('Under this price, ₹')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Remove step 3' }))
  await user.click(screen.getByRole('button', { name: 'Remove step 2' }))
  expect(screen.queryByLabelText('Under this price, ₹')).toBeNull()
  expect(screen.getByText('Everything')).toBeTruthy()
})

test('one that has not begun may be removed, after a question; what was typed into it asks nothing more', async () => {
  const user = show(record(1, { beginsOn: '2026-08-01' }))
  await user.click(await screen.findByRole('button', { name: 'Edit Road tax, 1 Aug 2026' }))
  await user.type(await screen.findByLabelText('Where this is from'), ', corrected')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  server.use(answers('removeChargeRule', { message: 'The charge is removed.' }))
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(await screen.findByText('No charges yet')).toBeTruthy()
  expect(screen.queryByText(/1 Aug 2026/)).toBeNull()
  await waitFor(() => expect(location.search).toBe('?page=charges'))
})

test('a usual charge is taken over with a press, which says who checked it and when', async () => {
  const usual = record(1, { kind: 'registration', steps: [{ upTo: '', percent: '', rupees: '300' }] }).facts
  const unknown = record(2, { fuel: 'electric', steps: [{ upTo: '', percent: '', rupees: '' }] }).facts
  server.use(answers('listChargeRules', { day, rules: [], saved: {}, unchecked: [usual, unknown] }))
  const { user } = openStaffScreen('charges')
  // An amount that nobody knows cannot be right.
  expect(await screen.findByRole('button', { name: 'Edit Road tax, electric' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Road tax, electric is right' })).toBeNull()
  let sent: unknown
  const stored = record(7, { ...usual, isEstimate: false })
  const saved = { 7: { by: 'asha', at: '2026-07-04T05:00:00.000Z' } }
  server.use(
    answers('createChargeRule', { message: 'Saved', record: stored }, ({ body }) => {
      sent = body
    }),
    answers('listChargeRules', { day, rules: [stored], saved, unchecked: [unknown] }),
  )
  await user.click(screen.getByRole('button', { name: 'Registration fee is right' }))
  expect(await screen.findByText('Checked by asha, 4 Jul 2026')).toBeTruthy()
  expect(sent).toEqual({ ...usual, isEstimate: false })
  // A kind that stands above is not said to be missing.
  expect(screen.queryByRole('region', { name: 'Road tax' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Smart card of the registration' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit Road tax, electric' }))
  expect(await screen.findByLabelText('Where this is from')).toHaveProperty('value', 'The gazette')
})
