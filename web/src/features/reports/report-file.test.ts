import { expect, test } from 'vitest'
import { fileNotes } from './report-file.ts'

const question = { page: 2, fromDate: '', toDate: '', term: 'asha', quarantined: false }
const now = new Date('2026-11-21T02:02:00Z')
const span = { from: 11, to: 20, total: 153 }

test('a file of a page that was searched by itself says how many rows of it it holds', () => {
  const [entries, filters] = fileNotes(question, { ...span, found: 2 }, now)
  expect(entries).toBe('2 of the 10 entries on this page, which holds 11 to 20 of 153')
  expect(filters).toBe('Filters: Search “asha” on this page only')
})

test('a file of a page that the server searched says which rows of all it holds', () => {
  const [entries, filters] = fileNotes(question, span, now)
  expect(entries).toBe('Entries 11 to 20 of 153')
  expect(filters).toBe('Filters: Search “asha”')
})
