import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchIndex } from '#contract/search-index.ts'
import { openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { entriesOf } from '#web/features/search/entries.ts'
import { type Finder, makeFinder } from '#web/features/search/finder.ts'
import { seedCatalogue } from '../../supabase/seed/catalogue.ts'
import { seedDealers } from '../../supabase/seed/dealers.ts'
import type { Run } from '../../supabase/seed/rows.ts'
import { typedSearches } from './typed-searches.ts'

let api: TestApi
let finder: Finder

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  const run: Run = async (sql, params) => ({ rows: await api.db.sql(sql, params) })
  await seedCatalogue(run)
  await seedDealers(run, new Date())
  const { body } = await api.caller().call('GET', '/api/searchIndex')
  finder = await makeFinder(entriesOf(body as SearchIndex))
})
afterAll(() => api.close())

test('of 150 and more typed searches, a third of them misspelt, 95 in 100 find what was meant among the first three', () => {
  expect(typedSearches.length).toBeGreaterThanOrEqual(150)
  expect(typedSearches.filter(({ misspelt }) => misspelt).length).toBeGreaterThanOrEqual(50)
  const missed = typedSearches.flatMap(({ typed, wanted }) => {
    const ids = finder.find(typed).flatMap(({ entries }) => entries.map(({ id }) => id))
    // A wanted entry that does not exist would be a wrong table, no bad search.
    expect(finder.entryOf(wanted)?.id).toBe(wanted)
    return ids.slice(0, 3).includes(wanted)
      ? []
      : [`${typed}: ${wanted} is not in ${ids.slice(0, 3).join(', ')}`]
  })
  // Those that miss are told in any case, so that whoever changes the search sees which.
  if (missed.length > 0) console.info(missed.join('\n'))
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(typedSearches.length * 0.05)
})

test('what is nowhere near anything finds nothing', () => {
  expect(['zzzz', 'refrigerator', '??', '  '].map((typed) => finder.find(typed))).toEqual([[], [], [], []])
})
