import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnerReport, OwnerReportRow } from '#contract/reports/owner-report.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const row: OwnerReportRow = {
  name: '',
  came: 40,
  reached: 30,
  visited: 20,
  quoted: 12,
  booked: 8,
  delivered: 4,
  lost: 10,
  answers: { answered: 36, p50: 12, p90: 100 },
  score: { points: 61, scored: 38, marks: { quick: 19, 'two-ways': 20, told: 30, timed: 10, retried: 25 } },
}
const spend = { rupees: 50_000, perDelivered: 12_500 }
const report: OwnerReport = {
  from: '2026-09-28',
  to: '2026-11-22',
  all: row,
  weeks: [],
  sources: [
    { ...row, source: 'google', spend },
    { ...row, source: '', spend: null, answers: null, score: null },
  ],
  campaigns: [{ ...row, source: 'google', campaign: 'diwali', spend: null }],
  outlets: [],
  people: [],
  lost: [
    { reason: 'price', leads: 7 },
    { reason: 'not-said', leads: 3 },
  ],
  spend,
}
const outlets = [
  { id: 1, name: 'Cuttack' },
  { id: 2, name: 'Puri' },
]

function serve(asked: (string | null)[] = []) {
  server.use(
    answers('getOwnerReport', report, ({ url }) => asked.push(url.searchParams.get('outlet'))),
    answers('getInboxChoices', { outlets, models: [], sources: [] }),
    answers('listSpends', []),
  )
}

test('each figure opens its list, within the weeks and the outlet of the report', async () => {
  const asked: (string | null)[] = []
  serve(asked)
  const { user } = openStaffScreen('figures')
  const lost = within(await screen.findByRole('region', { name: 'Why they were lost' }))
  const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.replace('/admin/dashboard?', '')
  expect(hrefOf(lost.getByRole('link', { name: /^Not said/ }))).toBe(
    'page=inbox&tab=all&arrivedFrom=2026-09-28&arrivedTo=2026-11-22&progress=lost&lost=not-said',
  )
  await user.selectOptions(await screen.findByLabelText('Outlet'), 'Puri')
  await waitFor(() => expect(asked).toEqual([null, '2']))
  const table = within(await screen.findByRole('table', { name: 'By source' }))
  const [, google, unsaid] = table.getAllByRole('row')
  expect(hrefOf(within(unsaid as HTMLElement).getAllByRole('link')[5] as HTMLElement)).toBe(
    'page=inbox&tab=all&outlet=2&arrivedFrom=2026-09-28&arrivedTo=2026-11-22&source=none&progress=delivered',
  )
  expect(within(google as HTMLElement).getByText('₹12,500')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'By campaign' }))
  expect(screen.getByRole('rowheader', { name: 'diwali (google)' })).toBeTruthy()
})

test('the rubric of the score is printed with its points', async () => {
  serve()
  openStaffScreen('figures')
  const part = within(await screen.findByRole('region', { name: 'How they were answered' }))
  expect(part.getByText('61')).toBeTruthy()
  expect(
    part.getByRole('link', { name: /Half within 12 min of opening time, nine of ten within 1 h 40 min/ }),
  ).toBeTruthy()
  expect(part.getByText(/^By two ways, 20 points: Called and written to/)).toBeTruthy()
})

test('a sheet is looked at before it is saved, and a row that is no amount is named', async () => {
  serve()
  const sent: unknown[] = []
  server.use(
    answers('saveSpends', { message: '1 amount would be saved.', isDone: false, rows: ['new'] }, ({ body }) =>
      sent.push(body),
    ),
  )
  const { user } = openStaffScreen('figures')
  await user.click(await screen.findByText('What advertising cost'))
  const field = await screen.findByLabelText(/^Rows with time/)
  await user.type(field, '2026-11-24,google,,100')
  await user.click(screen.getByRole('button', { name: 'Read these lines' }))
  expect(screen.getByText('Row 1: 2026-11-24 is no Monday.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '2026-11,google,diwali,"12,000"')
  await user.click(screen.getByRole('button', { name: 'Read these lines' }))
  expect(await screen.findByText('1 amount would be saved.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save them' }))
  const rows = [
    { beginsOn: '2026-11-01', span: 'month', source: 'google', campaign: 'diwali', rupees: 12_000 },
  ]
  await waitFor(() =>
    expect(sent).toEqual([
      { isDry: true, rows },
      { isDry: false, rows },
    ]),
  )
})

test('an account of some outlets types no amounts, and a failure is said', async () => {
  serve()
  server.use(answers('getMe', anAccount({ role: 'manager', outlet_ids: [1] })), unreachable('getOwnerReport'))
  openStaffScreen('figures')
  expect(await screen.findByText('The figures of the sales could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('What advertising cost')).toBeNull()
})
