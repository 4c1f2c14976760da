import { runTool } from '#server/command/tool.ts'

/**
 * So many ranges of days and moments in each of four time zones of machine and database: the page of a filter holds what an
 * oracle of plain arithmetic says. The test that `npm test` runs with fewer.
 */
export async function datesDrill(cases: number): Promise<boolean> {
  const code = await runTool(
    'vitest',
    ['run', '--config=web/vitest.config.ts', '--project=server', 'netlify/testing/date-ranges.test.ts'],
    { DATE_CASES: String(cases) },
  )
  return code === 0
}
