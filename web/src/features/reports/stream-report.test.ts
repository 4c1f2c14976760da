import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { reports } from '#contract/reports.ts'
import { server } from '#web/testing/server.ts'
import { IncompleteExport, type Progress, streamReport } from './stream-report.ts'

const review = reports.find(({ id }) => id === 'review')
if (!review) throw new Error('There is no review report.')

const question = { page: 3, fromDate: '2026-11-01', toDate: '', term: 'good', quarantined: false }
const row = (id: number) =>
  `${JSON.stringify({ id: String(id), message: `Good ${id}\nଭଲ`, created_date: '21/11/2026', created_time: '10:00 AM' })}\n`

/** Answers the export with pieces that cut lines and letters in two. */
function serve(text: string, total: string | null, size = 7) {
  const asked: unknown[] = []
  server.use(
    http.post('/api/reports/review/export', async ({ request }) => {
      asked.push(await request.json())
      const bytes = new TextEncoder().encode(text)
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

const stream = (
  onProgress: (progress: Progress) => void = () => undefined,
  signal = new AbortController().signal,
) => streamReport(review as NonNullable<typeof review>, question, { signal, onProgress })

test('gathers every row of the filter and tells how far it is', async () => {
  const asked = serve(`${row(1)}${row(2)}{"end":2}\n`, '2')
  const progress: Progress[] = []
  const rows = await stream((step) => progress.push(step))
  expect(rows.map(({ message }) => message)).toEqual(['Good 1\nଭଲ', 'Good 2\nଭଲ'])
  expect(progress.at(-1)).toEqual({ received: 2, total: 2 })
  expect(asked).toEqual([{ fromDate: '2026-11-01', toDate: '', searchTerm: 'good' }])
})

test.each([
  ['the last line is missing', `${row(1)}${row(2)}`, '2'],
  ['a line is cut off', `${row(1)}${row(2).slice(0, 20)}`, '2'],
  ['fewer came than were announced', `${row(1)}{"end":1}\n`, '2'],
  ['the last line counts otherwise', `${row(1)}{"end":2}\n`, '1'],
  ['nothing was announced', `${row(1)}{"end":1}\n`, null],
])('refuses to pretend when %s', async (_, text, total) => {
  serve(text, total)
  await expect(stream()).rejects.toBeInstanceOf(IncompleteExport)
})

test('a cancelled export ends as cancelled', async () => {
  serve(`${row(1)}{"end":1}\n`, '1')
  const abort = new AbortController()
  const running = stream(() => abort.abort(), abort.signal)
  await expect(running).rejects.toHaveProperty('name', 'AbortError')
})
