import { runTool } from '#server/command/tool.ts'

/**
 * Compares so many filters and moments in each of four time zones of machine and database with plain
 * arithmetic. The drill runs the same test as `npm test`, with more cases.
 */
export async function datesDrill(cases: number): Promise<boolean> {
  const code = await runTool(
    'vitest',
    [
      'run',
      '--config=web/vitest.config.ts',
      '--project=server',
      'netlify/functions/reports/date-ranges.test.ts',
    ],
    { environment: { DATE_CASES: String(cases) } },
  )
  return code === 0
}
