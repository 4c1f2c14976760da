import { startProduct } from './running-product.ts'
import { sendAwkwardForms } from './send-awkward-forms.ts'

export const firstPort: number = Number(process.env.E2E_PORT ?? 8870)
/** The built site and the demo data that each worker copies; a drill names a folder with its own data. */
export const firstSite = 'web/dist'
export const firstData: string = process.env.DEALER_E2E_DATA ?? '.local/e2e/first'

/** A time in seconds that is longer than a run of the tests. */
export const day: number = 24 * 60 * 60

/**
 * Runs once before all browser tests: builds the site and, unless a drill made data, makes demo data with
 * awkward enquiries in it.
 */
export default async function makeFirstProduct(): Promise<void> {
  const isMade = process.env.DEALER_E2E_DATA !== undefined
  const product = await startProduct({
    port: firstPort,
    folders: { data: firstData, site: firstSite },
    options: isMade ? [] : ['--fresh'],
    pauseSeconds: day,
  })
  if (!isMade) await sendAwkwardForms(product.url)
  await product.stop()
}
