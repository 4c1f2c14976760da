import { expect, test } from 'vitest'
import { reportFilters } from './report-endpoint.ts'
import { reports } from './reports.ts'

test('a bare body asks for the first page of everything', () => {
  expect(reportFilters.parse({})).toEqual({
    page: 1,
    limit: 10,
    fromDate: null,
    toDate: null,
    term: '',
    quarantined: false,
  })
})

test('both names of the search box are understood, and empty dates mean no bound', () => {
  expect(reportFilters.parse({ searchTerm: ' das ', fromDate: '', toDate: '' }).term).toBe('das')
  expect(reportFilters.parse({ search: 'das' }).term).toBe('das')
})

test('limit and page are clamped, not trusted', () => {
  expect(reportFilters.parse({ limit: 1_000_000 }).limit).toBe(100)
  expect(reportFilters.safeParse({ page: 0 }).success).toBe(false)
  expect(reportFilters.safeParse({ limit: 1.5 }).success).toBe(false)
})

test.each(['2026-02-30', '21/11/2026', 'today'])('%s is no date', (fromDate) => {
  expect(reportFilters.safeParse({ fromDate }).success).toBe(false)
})

test('a range that ends before it begins is refused in words', () => {
  const result = reportFilters.safeParse({ fromDate: '2026-11-21', toDate: '2026-11-20' })
  expect(result.error?.issues[0]?.message).toBe('From Date must not be after To Date.')
})

test('every report has its own id, path and menu entry', () => {
  for (const field of ['id', 'path', 'menu'] as const) {
    const values = reports.map((report) => report[field])
    expect(new Set(values).size).toBe(values.length)
  }
})
