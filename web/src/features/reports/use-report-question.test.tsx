import { expect, test } from 'vitest'
import { queryAfter } from '#web/testing/quick-changes.tsx'
import { type AskReport, useReportQuestion } from './use-report-question.ts'

let ask: AskReport = () => undefined

function Page() {
  ask = useReportQuestion()[1]
  return null
}

test('the words of a search leave the address at once, and never come into it', async () => {
  const query = await queryAfter('?page=message&q=98610+00003&all=yes', <Page />, () => undefined)
  expect(query).toBe('?page=message&all=yes')
  expect(await queryAfter('?page=message', <Page />, () => ask({ term: '98610 00003', page: 1 }))).toBe(
    '?page=message',
  )
})

test('two quick choices both stand in the address', async () => {
  const query = await queryAfter('?page=message&q=das&all=yes&p=3', <Page />, () => {
    ask({ fromDate: '2026-11-01', toDate: '2026-11-20', page: 1 })
    ask({ pageSize: 25 })
    ask({ term: '' })
  })
  expect(query).toBe('?page=message&from=2026-11-01&to=2026-11-20&n=25')
})
