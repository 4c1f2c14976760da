import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { server } from '#web/testing/server.ts'
import { RowReader } from './row-reader.ts'
import { IncompleteExport, type Progress, type RowSink, streamReport } from './stream-report.ts'

const review = reports.find(({ id }) => id === 'review')
if (!review) throw new Error('There is no review report.')

const question = { page: 3, fromDate: '2026-11-01', toDate: '', term: 'good', quarantined: false }
const rest = {
  created_date: '21/11/2026',
  created_time: '10:00 AM',
  rating: 4,
  name: 'Anita Sahoo',
  mobile_no: '9000000002',
  place: 'Banki',
  model: 'SP125',
  may_publish: true,
}
const row = (id: number) => `${JSON.stringify({ id: String(id), message: `Good ${id}\nଭଲ`, ...rest })}\n`

/** Answers the export, part by part, in pieces that cut lines and letters in two. */
function serve(parts: string[], total: string | null, size = 7) {
  const asked: unknown[] = []
  const answers = parts.values()
  server.use(
    http.post('/api/reports/review/export', async ({ request }) => {
      asked.push(await request.json())
      const bytes = new TextEncoder().encode(answers.next().value ?? '')
      const body = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
          controller.close()
        },
      })
      return new HttpResponse(body, { headers: total === null ? {} : { 'x-total-records': total } })
    }),
  )
  return asked
}

/** A sink that keeps the rows. */
function keeper(): RowSink & { rows: ReportRow[]; announced: number[] } {
  const reader = new RowReader(review as NonNullable<typeof review>)
  const rows: ReportRow[] = []
  const announced: number[] = []
  return {
    rows,
    announced,
    begin: async (total) => void announced.push(total),
    take: async (piece) => {
      rows.push(...reader.read(piece))
      return reader.received
    },
    endPart: async () => reader.endPart(),
  }
}

const stream = (
  sink: RowSink = keeper(),
  onProgress: (progress: Progress) => void = () => undefined,
  signal = new AbortController().signal,
) => streamReport(review as NonNullable<typeof review>, question, sink, { signal, onProgress })

const filters = { fromDate: '2026-11-01', toDate: '', searchTerm: 'good' }

test('hands over every row of the filter and tells how far it is', async () => {
  const asked = serve([`${row(1)}${row(2)}{"end":2}\n`], '2')
  const progress: Progress[] = []
  const sink = keeper()
  expect(await stream(sink, (step) => progress.push(step))).toBe(2)
  expect(sink.announced).toEqual([2])
  expect(sink.rows.map(({ message }) => message)).toEqual(['Good 1\nଭଲ', 'Good 2\nଭଲ'])
  expect(progress.at(-1)).toEqual({ received: 2, total: 2 })
  expect(asked).toEqual([filters])
})

test('goes on where a part ended, until the last one', async () => {
  const asked = serve(
    [`${row(1)}${row(2)}{"next":"a place"}\n`, `${row(3)}{"next":"another"}\n`, `${row(4)}{"end":4}\n`],
    '4',
  )
  const sink = keeper()
  expect(await stream(sink)).toBe(4)
  expect(sink.rows.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
  expect(asked).toEqual([filters, { ...filters, after: 'a place' }, { ...filters, after: 'another' }])
})

test.each([
  ['the last line is missing', [`${row(1)}${row(2)}`], '2'],
  ['a line is cut off', [`${row(1)}${row(2).slice(0, 20)}`], '2'],
  ['fewer came than were announced', [`${row(1)}{"end":1}\n`], '2'],
  ['the last line counts otherwise', [`${row(1)}{"end":2}\n`], '1'],
  ['nothing was announced', [`${row(1)}{"end":1}\n`], null],
  ['something follows the end', [`${row(1)}{"end":1}\n${row(2)}`], '2'],
  ['a later part breaks off', [`${row(1)}{"next":"a place"}\n`, row(2)], '2'],
  ['a later part is empty', [`${row(1)}{"next":"a place"}\n`], '2'],
])('refuses to pretend when %s', async (_, parts, total) => {
  serve(parts, total)
  await expect(stream()).rejects.toBeInstanceOf(IncompleteExport)
})

test('a cancelled export ends as cancelled', async () => {
  serve([`${row(1)}{"end":1}\n`], '1')
  const abort = new AbortController()
  const running = stream(keeper(), () => abort.abort(), abort.signal)
  await expect(running).rejects.toHaveProperty('name', 'AbortError')
})

test('a sink that wants none of it ends it in its own words', async () => {
  serve([`${row(1)}{"end":1}\n`], '1')
  const refusing = { ...keeper(), begin: () => Promise.reject(new RangeError('Too many.')) }
  await expect(stream(refusing)).rejects.toBeInstanceOf(RangeError)
})
