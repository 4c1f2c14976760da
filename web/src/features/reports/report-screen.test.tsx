import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportPage, ReportRow } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { serverNow } from '#web/lib/api/server-clock.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { fileNotes } from './file/report-file.ts'

const all: readonly ReportDefinition[] = reports
const byId = (id: string) => all.find((each) => each.id === id) as ReportDefinition

/** A row in which every field holds its own name. */
function aRow(report: ReportDefinition, id: string, given: Partial<ReportRow> = {}): ReportRow {
  const fields = report.columns.flatMap(({ keys, kind }) =>
    keys.map((key) => [key, kind === 'yes-no' ? true : kind === 'rupees' ? '75482' : `${key} ${id}`]),
  )
  const more = (report.more ?? []).map((key) => [key, false])
  return { ...Object.fromEntries([...fields, ...more]), ...given, id } as ReportRow
}

/** Answers a report and collects the bodies of the calls. */
function serve(report: ReportDefinition, answer: (body: Record<string, unknown>) => ReportPage) {
  const asked: Record<string, unknown>[] = []
  server.use(
    // Reports of a part that is off have no screen.
    answers('getDealership', { ...aDealership(), parts: { ...aDealership().parts, off: [] } }),
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
  leftOut: 0,
  doNotCall: [],
  withdrawn: [],
  leads: {},
  today: '2026-11-20',
  now: '2026-11-20T09:34:00.000Z',
})

describe.each(all)('$menu', (report) => {
  test('fills its columns under their titles', async () => {
    serve(report, () => pageOf([aRow(report, '1', { resume_url: '/api/resumes/one.pdf' })]))
    openStaffScreen(report.id)
    expect(await screen.findByText('Showing 1 to 1 of 1 entries')).toBeTruthy()
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    // A column of buttons may stand behind these titles.
    expect(titles.slice(0, report.columns.length)).toEqual(report.columns.map(({ title }) => title))
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.slice(0, report.columns.length)).toEqual(
      report.columns.map(({ keys, kind }) => {
        if (kind === 'yes-no') return 'Yes'
        if (kind === 'rupees') return '₹75,482'
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
    await screen.findByText('Showing 1 to 1 of 1 entries')
    const typed = performance.now()
    await user.type(screen.getByLabelText('Search', { exact: true }), 'zz')
    await waitFor(() => expect(history.state).toMatchObject({ usr: { term: 'zz' } }))
    expect(path()).not.toContain('zz')
    expect(performance.now() - typed).toBeGreaterThan(report.searchDebounceMs - 50)
    if (report.searchesPageBy) {
      // The server did not say that the report is empty, so those words are not shown.
      expect(await screen.findByText('No entry on this page matches “zz”.')).toBeTruthy()
      expect(screen.queryByText(report.emptyText)).toBeNull()
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

test('a call or a message from a row is noted with its lead; a row without one is noted nowhere', async () => {
  const report = byId('booking')
  const touches: unknown[] = []
  const leads = { '1': 'lead-of-1' }
  serve(report, () => ({
    ...pageOf([
      aRow(report, '1', { contactNumber: '9000000001' }),
      aRow(report, '2', { contactNumber: '9000000002' }),
    ]),
    leads,
  }))
  server.use(
    answers('addTouch', aLead('Bijaya'), ({ body, url }) =>
      touches.push([url.pathname, (body as { kind: string }).kind]),
    ),
  )
  const { user } = openStaffScreen('booking')
  await user.click(await screen.findByRole('link', { name: 'Call 9000000002' }))
  await user.click(screen.getByRole('link', { name: 'Call 9000000001' }))
  await user.click(screen.getByRole('link', { name: /^WhatsApp to 9000000001/ }))
  await waitFor(() =>
    expect(touches).toEqual([
      ['/api/lead/lead-of-1/touches', 'call'],
      ['/api/lead/lead-of-1/touches', 'whatsapp'],
    ]),
  )
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
  expect(await screen.findByText(/: 1 of the 2 entries on this page match “bijaya das”$/)).toBeTruthy()
  expect(screen.queryByText('Asha Patnaik')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('Enter in the box of the applicants asks at once, and View opens in a new tab', async () => {
  const report = byId('applicants')
  const { searchDebounceMs } = report
  // The pause is so long that only Enter can have started the search.
  Object.assign(report, { searchDebounceMs: 3_600_000 })
  const asked = serve(report, () => pageOf([aRow(report, '1', { resume_url: '/api/resumes/one.pdf' })]))
  const { user } = openStaffScreen('applicants')
  const link = await screen.findByRole('link', { name: /^View/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/resumes/one.pdf', '_blank'])
  expect(screen.getByRole('region', { name: report.title }).className).toContain('h-[60dvh]')
  await user.type(screen.getByLabelText('Search', { exact: true }), 'das{Enter}')
  await waitFor(() => expect(asked.at(-1)?.searchTerm).toBe('das'))
  Object.assign(report, { searchDebounceMs })
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
  await screen.findByText('Showing 1 to 1 of 1 entries')
  server.use(http.post(report.path, () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'SEARCH' }))
  expect(await screen.findByText('This is how it stood before: it could not be read again.')).toBeTruthy()
  expect(screen.getByText('name 1')).toBeTruthy()
})

describe('a page that could not be loaded', () => {
  const report = byId('booking')
  const pageOfRows = (number: unknown) =>
    pageOf([aRow(report, `of page ${number}`, { contactNumber: '98610 00003' })], 64)

  test('leaves rows, range, page and filters as they were, and says so', async () => {
    let fails = false
    const asked: unknown[] = []
    server.use(
      http.post(report.path, async ({ request }) => {
        const body = (await request.json()) as { page: number }
        asked.push(body.page)
        return fails ? HttpResponse.error() : HttpResponse.json(pageOfRows(body.page))
      }),
    )
    const { user } = openStaffScreen('booking&p=2&from=2026-11-01&to=2026-11-20')
    expect(await screen.findByText('name of page 2')).toBeTruthy()
    fails = true
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('The report could not be loaded.')).toBeTruthy()
    expect(screen.getByText('name of page 2')).toBeTruthy()
    expect(screen.getByText('Showing 11 to 20 of 64 entries')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 2' }).ariaCurrent).toBe('page')
    await user.click(screen.getByRole('button', { name: 'All dates' }))
    await waitFor(() => expect(asked).toEqual([2, 3, 1]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'SEARCH' }).ariaBusy).toBeNull())
    expect(screen.getByRole('button', { name: 'All dates' }).ariaPressed).toBe('false')
    expect(screen.getByText('Showing 11 to 20 of 64 entries')).toBeTruthy()

    fails = false
    await user.click(screen.getByRole('button', { name: 'All dates' }))
    expect(await screen.findByText('name of page 1')).toBeTruthy()
    expect(screen.queryByText('The report could not be loaded.')).toBeNull()
    expect(screen.getByRole('button', { name: 'All dates' }).ariaPressed).toBe('true')
  })

  test('is no report without data', async () => {
    server.use(http.post(report.path, () => HttpResponse.error()))
    openStaffScreen('booking')
    expect(await screen.findByText('The report could not be loaded.')).toBeTruthy()
    expect(screen.queryByText(report.emptyText)).toBeNull()
  })
})

describe('dates', () => {
  const report = byId('amc')
  const notApplied = 'These dates are not applied yet – press SEARCH.'

  test('that are typed and not applied say so, also while somebody turns pages', async () => {
    const asked = serve(report, () => pageOf([aRow(report, '1')], 64))
    const { user } = openStaffScreen('amc')
    await screen.findByText('name 1')
    expect(screen.queryByText(notApplied)).toBeNull()
    await user.type(screen.getByLabelText('From Date'), '2026-11-20')
    expect(screen.getByText(notApplied)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2, fromDate: '' }))
    expect(await screen.findByText(notApplied)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'SEARCH' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, fromDate: '2026-11-20' }))
    await waitFor(() => expect(screen.queryByText(notApplied)).toBeNull())
  })

  test('that are half typed are refused under their field and search nothing', async () => {
    const asked = serve(report, () => pageOf([aRow(report, '1')]))
    const { user } = openStaffScreen('amc')
    await screen.findByText('name 1')
    const to = screen.getByLabelText('To Date')
    // jsdom knows no half date; a browser reports one with this validity and an empty value.
    Object.defineProperty(to, 'validity', { value: { valid: false, badInput: true } })
    await user.click(screen.getByRole('button', { name: 'SEARCH' }))
    const words = await screen.findByText('Please enter the whole date, or clear it.')
    expect(to.getAttribute('aria-describedby')).toContain(words.id)
    expect(asked).toHaveLength(1)
  })

  test('of a quick range are counted from the day that the server says', async () => {
    const asked = serve(report, () => ({ ...pageOf([aRow(report, '1')]), today: '2031-02-03' }))
    const { user } = openStaffScreen('amc')
    await screen.findByText('name 1')
    await user.click(screen.getByRole('button', { name: 'Yesterday' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ fromDate: '2031-02-02', toDate: '2031-02-02' }))
  })
})

test('what a file says about its making is read off the server’s clock', async () => {
  const report = byId('amc')
  serve(report, () => ({ ...pageOf([aRow(report, '1')]), now: '2031-02-03T20:00:00.000Z' }))
  openStaffScreen('amc')
  await screen.findByText('name 1')
  const notes = fileNotes(
    { fromDate: '', toDate: '', term: '', quarantined: false },
    { from: 1, to: 1, total: 1 },
    serverNow(),
  )
  expect(notes.at(-1)).toBe('Made on 4 Feb 2031 at 1:30 am, Indian time')
})

test('a number can be called, written to and copied', async () => {
  const report = byId('enquiry')
  const rows = [
    aRow(report, '1', { mobile_no: '+91 98610-00003' }),
    aRow(report, '2', { mobile_no: '୯୮୬୧୦୦୦୦୦୪' }),
    aRow(report, '3', { mobile_no: '12' }),
  ]
  serve(report, () => pageOf(rows))
  const { user } = openStaffScreen('enquiry')
  const call = await screen.findByRole('link', { name: 'Call +91 98610-00003' })
  expect(call.getAttribute('href')).toBe('tel:+919861000003')
  expect(call.textContent).toBe('+91 98610-00003')
  const write = screen.getByRole('link', { name: /^WhatsApp to \+91 98610-00003/ })
  expect(write.getAttribute('href')).toBe('https://wa.me/919861000003')
  expect(screen.getByRole('link', { name: 'Call ୯୮୬୧୦୦୦୦୦୪' }).getAttribute('href')).toBe('tel:+919861000004')
  await user.click(screen.getByRole('button', { name: 'Copy +91 98610-00003' }))
  expect(await navigator.clipboard.readText()).toBe('9861000003')
  expect(await screen.findByText('Copied 9861000003')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Call 12' })).toBeNull()
})

test('a page holds 10, 25, 50 or 100 rows, and any page is one jump away', async () => {
  const report = byId('amc')
  const asked = serve(report, ({ limit }) => ({
    ...pageOf([aRow(report, '1')], 640),
    totalPages: Math.ceil(640 / Number(limit)),
  }))
  const { user, path } = openStaffScreen('amc')
  await screen.findByText('name 1')
  await user.selectOptions(screen.getByLabelText('Rows on a page'), '25')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ limit: 25, page: 1 }))
  expect(path()).toBe('/admin/dashboard?page=amc&n=25')
  const jump = await screen.findByLabelText('Go to page')
  await user.clear(jump)
  await user.type(jump, '17{Enter}')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ limit: 25, page: 17 }))
  expect(await screen.findByText('Showing 401 to 425 of 640 entries')).toBeTruthy()
  await user.clear(screen.getByLabelText('Go to page'))
  await user.type(screen.getByLabelText('Go to page'), '999{Enter}')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 26 }))
})

test('the message report says how far it searches, and searches all when asked', async () => {
  const report = byId('message')
  const asked = serve(report, () => pageOf([aRow(report, '1', { mobile_no: '98610 00003' })]))
  const { user, path } = openStaffScreen('message&q=%2B919861000003')
  expect(
    await screen.findByText(/^Searching this page only: 1 of the 1 entries on this page match/),
  ).toBeTruthy()
  expect(asked[0]).not.toHaveProperty('search')
  await user.click(screen.getByRole('button', { name: 'Search all' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '+919861000003', page: 1 }))
  expect(path()).toContain('all=yes')
  expect(await screen.findByText('Searching all entries for “+919861000003”.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'This page only' }))
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('search'))
})

test('a page past the end gives way to the last one, and Back does not come to it again', async () => {
  const pushes = vi.spyOn(history, 'pushState')
  const report = byId('booking')
  serve(report, ({ page }) => pageOf(Number(page) > 7 ? [] : [aRow(report, String(page))], 64))
  const { path } = openStaffScreen('booking&p=9')
  expect(await screen.findByText('name 7')).toBeTruthy()
  expect(path()).toBe('/admin/dashboard?page=booking&p=7')
  expect(pushes).not.toHaveBeenCalled()
})

test('the message report that could not search all goes on saying that it searched the page', async () => {
  const report = byId('message')
  serve(report, () => pageOf([aRow(report, '1', { first_name: 'Bijaya' })]))
  const { user } = openStaffScreen('message&q=xyz')
  expect(await screen.findByText('No entry on this page matches “xyz”.')).toBeTruthy()
  server.use(http.post(report.path, () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'Search all' }))
  expect(await screen.findByText('The report could not be loaded.')).toBeTruthy()
  expect(screen.getByText(/^Searching this page only: 0 of the 1 entries on this page match/)).toBeTruthy()
  expect(screen.queryByText('Bijaya', { exact: false })).toBeNull()
  serve(report, () => pageOf([aRow(report, '2', { message: 'xyz' })]))
  await user.click(screen.getByRole('button', { name: 'Search all' }))
  expect(await screen.findByText('Searching all entries for “xyz”.')).toBeTruthy()
})

test('that there is nothing is not said of a range before its answer has come', async () => {
  const report = byId('booking')
  const answer = Promise.withResolvers<ReportPage>()
  serve(report, () => pageOf([]))
  const { user } = openStaffScreen('booking&from=2026-11-20&to=2026-11-20')
  expect(await screen.findByText(report.emptyText)).toBeTruthy()
  server.use(http.post(report.path, async () => HttpResponse.json(await answer.promise)))
  await user.click(screen.getByRole('button', { name: 'All dates' }))
  expect(await screen.findByText('Loading…')).toBeTruthy()
  expect(screen.queryByText(report.emptyText)).toBeNull()
  answer.resolve(pageOf([]))
  expect(await screen.findByText(report.emptyText)).toBeTruthy()
})

describe('the quarantine', () => {
  test('is switched on in the address, asks for its own rows and says what it shows', async () => {
    const report = byId('enquiry')
    const asked = serve(report, ({ quarantined }) => pageOf([aRow(report, quarantined ? 'robot' : 'person')]))
    const { user, path } = openStaffScreen('enquiry&p=1')
    const turn = await screen.findByRole('switch', { name: 'Quarantine' })
    expect(turn.ariaChecked).toBe('false')
    await screen.findByText('Showing 1 to 1 of 1 entries')
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
    const question = { fromDate: '', toDate: '', term: '', quarantined: true }
    expect(fileNotes(question, { from: 1, to: 1, total: 1 }, new Date()).join()).toContain(
      'Filters: only what is in quarantine',
    )
  })
})
