import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import type { ReportDefinition } from '#contract/report-definition.ts'
import type { ReportPage, ReportRow } from '#contract/report-endpoint.ts'
import { reports } from '#contract/reports.ts'
import { texts } from '#contract/texts.ts'
import { answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { fileNotes } from './report-file.ts'

const all: readonly ReportDefinition[] = reports
const byId = (id: string) => all.find((each) => each.id === id) as ReportDefinition

/** A row whose every field says its own name. */
function aRow(report: ReportDefinition, id: string, given: Partial<ReportRow> = {}): ReportRow {
  const fields = report.columns.flatMap(({ keys, kind }) =>
    keys.map((key) => [key, kind === 'yes-no' ? true : `${key} ${id}`]),
  )
  return { ...Object.fromEntries(fields), ...given, id } as ReportRow
}

/** Answers a report and collects what was asked. */
function serve(report: ReportDefinition, answer: (body: Record<string, unknown>) => ReportPage) {
  const asked: Record<string, unknown>[] = []
  server.use(
    answersPath('post', report.path, ({ body }) => {
      asked.push(body as Record<string, unknown>)
      return answer(body as Record<string, unknown>)
    }),
  )
  return asked
}

const pageOf = (rows: ReportRow[], totalRecords = rows.length): ReportPage => ({
  data: rows,
  totalPages: Math.ceil(totalRecords / 10),
  totalRecords,
  isCapped: false,
})

describe.each(all)('$menu', (report) => {
  test('fills its columns under their titles', async () => {
    serve(report, () => pageOf([aRow(report, '1', { resume_url: '/api/resumes/one.pdf' })]))
    openStaffScreen(report.id)
    expect(await screen.findByText(texts.report.showing(1, 1, 1))).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      report.columns.map(({ title }) => title),
    )
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells).toEqual(
      report.columns.map(({ keys, kind }) => {
        if (kind === 'yes-no') return 'Yes'
        return kind === 'resume' ? 'View(opens in a new tab)' : keys.map((key) => `${key} 1`).join(' ')
      }),
    )
  })

  test('says that there is nothing, and offers no export of it', async () => {
    serve(report, () => pageOf([]))
    openStaffScreen(report.id)
    expect(await screen.findByText(report.emptyText)).toBeTruthy()
    for (const name of ['PDF', 'CSV', 'Print', 'PDF of all matching rows'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  })

  test('asks by its own name of the box, after its own pause', async () => {
    const asked = serve(report, () => pageOf([aRow(report, '1')]))
    const { user, path } = openStaffScreen(report.id)
    await screen.findByText(texts.report.showing(1, 1, 1))
    const typed = performance.now()
    await user.type(screen.getByLabelText('Search', { exact: true }), 'zz')
    await waitFor(() => expect(path()).toContain('q=zz'), { timeout: 2000 })
    expect(performance.now() - typed).toBeGreaterThan(report.searchDebounceMs - 50)
    if (report.searchesPageBy) {
      expect(await screen.findByText(report.emptyText)).toBeTruthy()
      expect(asked).toHaveLength(1)
    } else await waitFor(() => expect(asked.at(-1)?.[report.searchField]).toBe('zz'))
  })
})

test('From, To, SEARCH, page and ranges stand in the address and go back to page 1', async () => {
  const report = byId('booking')
  const rows = Array.from({ length: 10 }, (_, index) => aRow(report, String(index)))
  const asked = serve(report, () => pageOf(rows, 64))
  const { user, path } = openStaffScreen('booking&p=2')
  expect(await screen.findByText('Showing 11 to 20 of 64 entries')).toBeTruthy()
  expect(asked[0]).toEqual({ page: 2, limit: 10, fromDate: '', toDate: '', search: '' })
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Previous',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Next',
  ])
  await user.type(screen.getByLabelText('From Date'), '2026-11-20')
  await user.type(screen.getByLabelText('To Date'), '2026-11-19')
  await user.click(screen.getByRole('button', { name: 'SEARCH' }))
  expect(await screen.findByText('From Date must not be after To Date.')).toBeTruthy()
  await user.clear(screen.getByLabelText('To Date'))
  await user.type(screen.getByLabelText('To Date'), '2026-11-21')
  await user.click(screen.getByRole('button', { name: 'SEARCH' }))
  await waitFor(() => expect(path()).toBe('/admin/dashboard?page=booking&from=2026-11-20&to=2026-11-21'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, fromDate: '2026-11-20' }))
  await user.click(screen.getByRole('button', { name: 'All dates' }))
  await waitFor(() => expect(path()).toBe('/admin/dashboard?page=booking'))
})

test('the message report searches the loaded page alone and reads LOADING... while it fetches', async () => {
  const report = byId('message')
  const rows = [
    aRow(report, '1', { first_name: 'Bijaya', last_name: 'Das' }),
    aRow(report, '2', { first_name: 'Asha', last_name: 'Patnaik', message: 'Bijaya told me' }),
  ]
  const asked = serve(report, () => pageOf(rows))
  const { user } = openStaffScreen('message')
  expect(await screen.findByRole('button', { name: 'LOADING...' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'SEARCH' })).toBeTruthy()
  await user.type(screen.getByLabelText('Search', { exact: true }), 'bijaya das')
  expect(await screen.findByText('1 of the 2 entries on this page match “bijaya das”')).toBeTruthy()
  expect(screen.queryByText('Asha Patnaik')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('Enter in the box of the applicants asks at once, and View opens in a new tab', async () => {
  const report = byId('applicants')
  const asked = serve(report, () => pageOf([aRow(report, '1', { resume_url: '/api/resumes/one.pdf' })]))
  const { user } = openStaffScreen('applicants')
  const link = await screen.findByRole('link', { name: /^View/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/resumes/one.pdf', '_blank'])
  expect(screen.getByRole('region', { name: report.title }).className).toContain('h-[60dvh]')
  const typed = performance.now()
  await user.type(screen.getByLabelText('Search', { exact: true }), 'das{Enter}')
  await waitFor(() => expect(asked.at(-1)?.searchTerm).toBe('das'))
  expect(performance.now() - typed).toBeLessThan(500)
})

test('says when the server stopped counting', async () => {
  const report = byId('amc')
  serve(report, () => ({ ...pageOf([aRow(report, '1')], 1000), isCapped: true }))
  openStaffScreen('amc&q=a')
  expect(await screen.findByText(/There are more than 1,000\. Narrow the search/)).toBeTruthy()
})

test('a failed fetch keeps the rows and says so quietly', async () => {
  const report = byId('amc')
  serve(report, () => pageOf([aRow(report, '1')]))
  const { user } = openStaffScreen('amc')
  await screen.findByText(texts.report.showing(1, 1, 1))
  server.use(http.post(report.path, () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'SEARCH' }))
  expect(await screen.findByText('The report could not be loaded.')).toBeTruthy()
  expect(screen.getByText('name 1')).toBeTruthy()
})

describe('the quarantine', () => {
  test('is switched on in the address, asks for its own rows and says what it shows', async () => {
    const report = byId('enquiry')
    const asked = serve(report, ({ quarantined }) => pageOf([aRow(report, quarantined ? 'robot' : 'person')]))
    const { user, path } = openStaffScreen('enquiry&p=1')
    const turn = await screen.findByRole('switch', { name: 'Quarantine' })
    expect(turn.ariaChecked).toBe('false')
    await screen.findByText(texts.report.showing(1, 1, 1))
    expect(asked[0]).not.toHaveProperty('quarantined')
    expect(screen.queryByRole('button', { name: 'Not a robot' })).toBeNull()

    await user.click(turn)
    expect(await screen.findByRole('button', { name: 'Not a robot' })).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ quarantined: true, page: 1 })
    expect(path()).toContain('quarantine=yes')
    expect(screen.getByText(/^Only entries that look like a robot’s\./)).toBeTruthy()
    // A card on a phone carries the title of each column.
    expect(screen.getAllByRole('cell')[0]?.dataset.title).toBe('Quarantine')

    await user.click(turn)
    await waitFor(() => expect(path()).not.toContain('quarantine'))
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('quarantined'))
  })

  test('gives a row back to the report, and says when it could not', async () => {
    const report = byId('amc')
    let rows = [aRow(report, 'one')]
    serve(report, () => pageOf(rows))
    const released: string[] = []
    server.use(
      http.post('/api/reports/:report/:id/release', ({ params }) => {
        released.push(`${params.report} ${params.id}`)
        if (released.length === 1) return HttpResponse.error()
        rows = []
        return HttpResponse.json({ message: 'Released.' })
      }),
    )
    const { user } = openStaffScreen('amc&quarantine=yes')
    const button = await screen.findByRole('button', { name: 'Not a robot' })
    await user.click(button)
    expect(await screen.findByText('It could not be moved. Please try again.')).toBeTruthy()
    await user.click(button)
    expect(await screen.findByText(`Moved to ${report.title}.`)).toBeTruthy()
    expect(await screen.findByText('Nothing is in quarantine.')).toBeTruthy()
    expect(released).toEqual(['amc one', 'amc one'])
  })

  test('its files say that they are of the quarantine', () => {
    const question = { page: 1, fromDate: '', toDate: '', term: '', quarantined: true }
    expect(fileNotes(question, { from: 1, to: 1, total: 1 }, new Date()).join()).toContain(
      'Filters: only what is in quarantine',
    )
  })
})
