import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchIndex } from '#contract/site/search-index.ts'
import { type Language, languages } from '#contract/wire/language.ts'
import { wordsPlugin } from '#server/build/words/words-plugin.ts'
import { projectFolder } from '#server/command/project.ts'
import { openTheSite, startTestApi, type TestApi } from '#server/testing/helpers/test-api.ts'
import { typedSearches } from '#server/testing/helpers/typed-searches.ts'
import type { FoundBy } from '#web/features/search/entry.ts'
import { type Finder, makeFinder } from '#web/features/search/finder.ts'
import { seedCatalogue } from '../../../supabase/seed/catalogue.ts'
import { seedDealers } from '../../../supabase/seed/dealers.ts'
import type { Run } from '../../../supabase/seed/rows.ts'

let api: TestApi
let index: SearchIndex

beforeAll(async () => {
  api = await startTestApi()
  await openTheSite(api.db)
  const run: Run = async (sql, params) => ({ rows: await api.db.sql(sql, params) })
  await seedCatalogue(run)
  await seedDealers(run, new Date())
  const { body } = await api.caller().call('GET', '/api/searchIndex')
  index = body as SearchIndex
})
afterAll(() => api.close())

/** The finder of a language's build, with the titles of pages in the words of that language. */
async function finderIn(language: Language): Promise<Finder> {
  const vite = await createServer({
    configFile: false,
    root: projectFolder,
    appType: 'custom',
    logLevel: 'error',
    plugins: [wordsPlugin(language)],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { entriesOf } = (await vite.ssrLoadModule('/web/src/features/search/entries.ts')) as {
      entriesOf: (index: SearchIndex) => FoundBy[]
    }
    return await makeFinder(entriesOf(index))
  } finally {
    await vite.close()
  }
}

test.each(Object.keys(languages) as Language[])(
  'in the build of %s, of 150 and more typed searches, a third of them misspelt, 95 in 100 find what was meant among the first three',
  async (language) => {
    const finder = await finderIn(language)
    expect(typedSearches.length).toBeGreaterThanOrEqual(150)
    expect(typedSearches.filter(({ misspelt }) => misspelt).length).toBeGreaterThanOrEqual(50)
    const missed = typedSearches.flatMap(({ typed, wanted }) => {
      const ids = finder.find(typed).flatMap(({ entries }) => entries.map(({ id }) => id))
      // A wanted entry that does not exist is a fault of the table, not of the search.
      expect(finder.entryOf(wanted)?.id).toBe(wanted)
      return ids.slice(0, 3).includes(wanted)
        ? []
        : [`${typed}: ${wanted} is not in ${ids.slice(0, 3).join(', ')}`]
    })
    // The searches that miss are printed in any case, so that a developer who changes the search sees them.
    if (missed.length > 0) console.info(missed.join('\n'))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(typedSearches.length * 0.05)
  },
)

/** What people ask in their own words, with the only answer that may come first. */
const questions: readonly (readonly [typed: string, first: string])[] = [
  ['753001', 'page:/networks?near=753001'],
  ['୭୫୪ ୨୦୨', 'page:/networks?near=754202'],
  ['७५४२०२', 'page:/networks?near=754202'],
  ['EMI', 'page:/finance'],
  ['ଇଏମଆଇ', 'page:/finance'],
  ['ईएमआई', 'page:/finance'],
  ['job', 'page:/career'],
  ['ଚାକିରି', 'page:/career'],
  ['नौकरी', 'page:/career'],
  ['tyre', 'page:/spare-parts'],
  ['ଟାୟାର', 'page:/spare-parts'],
  ['टायर', 'page:/spare-parts'],
  ['price of activa', 'model:ACTIVA110'],
  ['activa का दाम', 'model:ACTIVA110'],
  ['ଆକ୍ଟିଭାର ଦାମ', 'model:ACTIVA110'],
  ['ଆକ୍ଟିଭା ର ଦାମ କେତେ', 'model:ACTIVA110'],
  ['the warranty of my bike', 'page:/extendedWarranty'],
  ['on road price', 'page:/slip'],
]

test.each(Object.keys(languages) as Language[])(
  'in the build of %s a question has its best answer first, and a budget its models',
  async (language) => {
    const finder = await finderIn(language)
    const firstOf = (typed: string) => finder.find(typed)[0]?.entries[0]?.id
    expect(questions.map(([typed]) => [typed, firstOf(typed)])).toEqual(questions)
    for (const typed of [
      'under 80000',
      '80,000 से कम',
      '୮୦୦୦୦ ତଳେ',
      'below 0.8 lakh',
      '0.8 lakh',
      '₹80,000',
      '80 हज़ार',
    ]) {
      const [group, ...others] = finder.find(typed)
      expect([typed, group?.kind, others]).toEqual([typed, 'model', []])
      expect(group?.entries.every(({ price = 0 }) => price > 60_000 && price <= 80_000)).toBe(true)
    }
    expect(finder.find('8 lakh')[0]?.entries.every(({ price = 0 }) => price <= 800_000)).toBe(true)
    expect(finder.find('9437012345')).toEqual([])
    const petrol = finder.find('petrol')[0]
    expect([petrol?.kind, petrol?.total]).toEqual(['model', 23])
    for (const typed of ['पेट्रोल', 'ପେଟ୍ରୋଲ']) expect(finder.find(typed)[0]?.total).toBe(23)
    // A budget beside the word of a line means the models of that line.
    for (const typed of ['scooter under 90000', '90,000 तक स्कूटर', '୯୦୦୦୦ ତଳେ ସ୍କୁଟର', 'scooty 90000 tak']) {
      const [group] = finder.find(typed)
      const names = group?.entries.map(({ id }) => id)
      const scooters = ['ACTIVA125', 'DIO125', 'ACTIVA110', 'DIO110'].map((name) => `model:${name}`)
      expect([typed, names]).toEqual([typed, scooters])
    }
    // A word of many, or letters that are not near, are no answer.
    for (const typed of ['pizza with cheese and olives near', 'washing machine', 'under 21000'])
      expect([typed, finder.find(typed)]).toEqual([typed, []])
  },
)

test('what is nowhere near anything finds nothing', async () => {
  const finder = await finderIn('en')
  expect(['zzzz', 'refrigerator', '??', '  '].map((typed) => finder.find(typed))).toEqual([[], [], [], []])
})
