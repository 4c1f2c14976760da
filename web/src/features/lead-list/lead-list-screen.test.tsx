import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BroughtIn, SentLeadList } from '#contract/leads/lead-imports.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, fails, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lead = '11111111-1111-4111-8111-111111111111'
const said = (rows: BroughtIn['rows'], isDone = false): BroughtIn => ({
  message: isDone ? '2 leads brought in.' : '2 leads would be brought in.',
  isDone,
  counts: {
    new: rows.filter(({ fate }) => fate === 'new').length,
    'same-person': rows.filter(({ fate }) => fate === 'same-person').length,
    known: rows.filter(({ fate }) => fate === 'known').length,
    refused: rows.filter(({ fate }) => fate === 'refused').length,
  },
  rows,
})
const fine: BroughtIn['rows'] = [
  { fate: 'new', words: '', leadId: null },
  { fate: 'same-person', words: 'Same person as Bijaya, who asked on 20/11/2026', leadId: lead },
]
const choices = answers('getInboxChoices', {
  outlets: [{ id: 3, name: 'Jagatpur' }],
  models: [],
  sources: [],
})

async function openWith(cells: string) {
  server.use(answers('getMe', anAccount({ role: 'manager' })), choices)
  const { user } = openStaffScreen('lead-list')
  await user.click(await screen.findByLabelText('Rows with names and numbers'))
  await user.paste(cells)
  return user
}

const list = 'Name\tMobile\tCity\nAsha\t98610 12345\tCuttack\nBijaya\t94370 12345\tPuri'

test('a pasted list is looked at row by row and brought in, with its source, work and outlet', async () => {
  const sent: SentLeadList[] = []
  const note = ({ body }: { body: unknown }) => void sent.push(body as SentLeadList)
  server.use(answers('bringInLeads', said(fine), note))
  const user = await openWith(list)
  expect(screen.getByText('2 rows read.')).toBeTruthy()
  expect(screen.getByLabelText(/^City/)).toHaveProperty('value', 'answer')
  await user.type(screen.getByLabelText(/^Where it comes from/), 'Stall')
  await user.selectOptions(screen.getByLabelText(/^What about/), 'Sales')
  await user.selectOptions(await screen.findByLabelText(/^Outlet/), 'Jagatpur')
  await user.click(screen.getByRole('button', { name: 'Look at each row' }))
  expect(await screen.findByText('2 leads would be made.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Person known 1' }))
  const row = within(screen.getByRole('row', { name: /Bijaya/ }))
  expect(row.getByRole('link', { name: 'See the lead' }).getAttribute('href')).toContain(lead)

  server.use(answers('bringInLeads', said(fine, true), note))
  await user.click(screen.getByRole('button', { name: 'Bring in 2 leads' }))
  const link = await screen.findByRole('link', { name: 'See them in the inbox' })
  expect(link.getAttribute('href')).toContain('page=inbox&tab=all&source=Stall')
  expect(screen.queryByRole('heading', { name: 'What the columns hold' })).toBeNull()
  const rows = [
    { name: 'Asha', mobile: '98610 12345', answers: { City: 'Cuttack' } },
    { name: 'Bijaya', mobile: '94370 12345', answers: { City: 'Puri' } },
  ]
  const about = { source: 'Stall', family: 'sales', outletId: 3, rows }
  expect(sent).toEqual([
    { ...about, isDry: true },
    { ...about, isDry: false },
  ])
})

test('refused rows are shown first and can be left out; a changed column asks again', async () => {
  const refused: BroughtIn['rows'] = [
    { fate: 'refused', words: 'There is no number.', leadId: null },
    { fate: 'new', words: '', leadId: null },
  ]
  const sent: SentLeadList[] = []
  server.use(answers('bringInLeads', said(refused), ({ body }) => void sent.push(body as SentLeadList)))
  const user = await openWith(list)
  await user.type(screen.getByLabelText(/^Where it comes from/), 'Stall')
  await user.selectOptions(screen.getByLabelText(/^What about/), 'Service')
  await user.click(screen.getByRole('button', { name: 'Look at each row' }))
  expect(await screen.findByRole('row', { name: /Asha.*There is no number/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Bring in/ })).toBeNull()

  server.use(
    answers(
      'bringInLeads',
      said([{ fate: 'new', words: '', leadId: null }]),
      ({ body }) => void sent.push(body as SentLeadList),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Leave the refused row out' }))
  expect(await screen.findByRole('button', { name: 'Bring in 1 lead' })).toBeTruthy()
  expect(sent.at(-1)?.rows.map(({ name }) => name)).toEqual(['Bijaya'])
  expect(screen.getByRole('row', { name: /Bijaya/ }).textContent).toContain('2')

  await user.selectOptions(screen.getByLabelText(/^City/), 'Left out')
  expect(screen.queryByRole('button', { name: /^Bring in/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Look at each row' })).toBeTruthy()
})

test('what is missing is said at its place before anything is sent, and no line keeps the list', async () => {
  const user = await openWith('Who\tWhere\nAsha\tCuttack\nBijaya\tPuri')
  await user.click(screen.getByRole('button', { name: 'Look at each row' }))
  expect(screen.getByText('Please say which column holds the number.')).toBeTruthy()
  expect(screen.getByText('Please say where the list comes from.')).toBeTruthy()
  expect(screen.getByText('Please choose one.')).toBeTruthy()

  await user.selectOptions(screen.getByLabelText(/^Where/, { selector: 'select' }), 'Number')
  await user.type(screen.getByLabelText(/^Where it comes from/), 'Stall')
  await user.selectOptions(screen.getByLabelText(/^What about/), 'Other')
  server.use(fails('bringInLeads', 'unavailable'))
  await user.click(screen.getByRole('button', { name: 'Look at each row' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look at each row' })).toBeTruthy())
  expect(screen.getByText('2 rows read.')).toBeTruthy()
})

test('a workbook of Excel is refused in words', async () => {
  server.use(answers('getMe', anAccount({ role: 'owner' })), choices)
  openStaffScreen('lead-list')
  const files = [new File(['PK'], 'leads.xlsx')]
  fireEvent.change(await screen.findByLabelText('Or a CSV file'), { target: { files } })
  expect(await screen.findByText(/Please save the sheet as CSV/)).toBeTruthy()
})

test('a file of twenty megabytes, and one with an open quotation mark, are refused in words', async () => {
  server.use(answers('getMe', anAccount({ role: 'owner' })), choices)
  openStaffScreen('lead-list')
  const choose = async (text: string) => {
    const files = [new File([text], 'leads.csv')]
    fireEvent.change(await screen.findByLabelText('Or a CSV file'), { target: { files } })
  }
  await choose('x'.repeat(20 * 1024 * 1024))
  expect(await screen.findByText(/larger than 5 MB/)).toBeTruthy()
  await choose('Name,Mobile,Remarks\nAsha,9861000001,"open\nRavi,9861000002,x\n')
  expect(await screen.findByText(/A quotation mark opens in row 2 and is never closed/)).toBeTruthy()
  expect(screen.queryByText('One row read.')).toBeNull()
  await choose('Name,Mobile\nAsha,9861000001\n')
  expect(await screen.findByText('One row read.')).toBeTruthy()
  expect(screen.queryByText(/is never closed/)).toBeNull()
})
