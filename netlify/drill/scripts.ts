import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '#server/command/tool.ts'
import { startEmbeddedSupabase } from '#server/local/supabase/embedded-supabase.ts'
import { ensureChromium } from '#server/testing/run/chromium.ts'
import { samplePayloads } from '../../web/e2e/steps/script-payloads.ts'
import { fillWithPayloads } from './payload-rows.ts'

/**
 * Writes so many script payloads, without the API, into every text column of every report and of the content
 * of staff, then looks at them in Chromium: table, tooltip, print, PDF, CSV and toast. Holds when no payload
 * runs, calls another host or becomes a formula.
 */
export async function scriptsDrill(count: number, say: (line: string) => void): Promise<boolean> {
  const chromium = await ensureChromium()
  const dataFolder = await mkdtemp(join(tmpdir(), 'dealer-scripts-'))
  try {
    const product = await startEmbeddedSupabase({ dataFolder })
    const payloads = samplePayloads(count)
    const cells = await fillWithPayloads(product.engine.sql, payloads)
    await product.close()
    say(`${payloads.length} payloads in ${cells} cells`)
    const code = await runTool(
      'playwright',
      ['test', '--config=web/playwright.config.ts', '--project=desktop', 'script-payloads'],
      {
        environment: {
          CHROMIUM_PATH: chromium,
          DEALER_E2E_DATA: dataFolder,
          SCRIPT_PAYLOADS: String(count),
        },
      },
    )
    return code === 0
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
