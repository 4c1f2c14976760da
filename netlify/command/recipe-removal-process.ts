/**
 * Runs the project in whose folder it is, a copy without the club: makes the generated files as `npm run
 * schema` does, starts the site over its schema, and writes what is left of the club as one line of JSON.
 */
import { publicPages } from '#contract/site/pages.ts'
import { writeGeneratedFiles } from '#server/build/schema/generated-files.ts'
import { wordFaults } from '#server/build/words/missing-words.ts'
import { startTestApi } from '#server/testing/helpers/test-api.ts'
import { demoParts } from '../../supabase/seed/dealership.ts'

await writeGeneratedFiles()
const { siteRoutes } = await import('#web/generated/site-routes.ts')

const api = await startTestApi()
const visitor = api.caller()
const isClub = (text: string) => /club/i.test(text)
const document = (await visitor.call('GET', '/api/openapi.json')).body as { paths: object }
const { parts } = (await visitor.call('GET', '/api/dealership')).body as {
  parts: { off: string[]; names: object }
}
const tables = await api.db.sql<{ name: string }>(
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace`,
)
await api.close()

console.log(
  JSON.stringify({
    listed: Object.keys(document.paths).filter(isClub),
    routes: [...siteRoutes.map(({ path = '' }) => path), ...publicPages(demoParts)].filter(isClub),
    tables: tables.map(({ name }) => name).filter(isClub),
    parts: [...parts.off, ...Object.keys(parts.names)].filter(isClub),
    stale: wordFaults().flatMap((fault) => /nobody says “(.*)” any more/.exec(fault)?.[1] ?? []),
  }),
)
process.exit(0)
