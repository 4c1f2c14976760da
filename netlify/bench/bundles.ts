import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFunctions } from '#server/build/bundles/bundle-functions.ts'
import { coldStart } from '#server/build/bundles/cold-start.ts'
import { packFunctions } from '#server/build/bundles/pack-functions.ts'
import { median, quantile } from './samples.ts'
import type { Say } from './section.ts'
import { printTable, verdict } from './table.ts'

const mostKilobytes = 400
/** Budgets of functions with a large library of their own: jsPDF writes brochures, nodemailer mails. */
const mostWithLibrary: Record<string, number> = { brochures: 800, mails: 700 }
const mostMilliseconds = 150
const starts = 9

/** Measures the size of each deployed function, and how long a fresh process takes to import it. */
export async function benchBundles(say: Say): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bundles-'))
  try {
    await bundleFunctions(join(folder, 'bundles'))
    const packed = await packFunctions(join(folder, 'bundles'), join(folder, 'packed'))
    const rows: (string | number)[][] = []
    for (const { name, file, ownBytes } of packed) {
      const times: number[] = []
      for (let start = 0; start < starts; start++) times.push((await coldStart(file)).milliseconds)
      const most = mostWithLibrary[name] ?? mostKilobytes
      const isKept = ownBytes <= most * 1024 && median(times) <= mostMilliseconds
      rows.push([name, Math.ceil(ownBytes / 1024), median(times), quantile(times, 1), verdict(isKept)])
    }
    const title = `Functions: all of their own files unpacked, ≤ ${mostKilobytes} KB; cold import, ≤ ${mostMilliseconds} ms in the median of ${starts}`
    printTable(say, title, ['function', 'KB', 'ms', 'slowest', ''], rows)
    say(`  Netlify adds ${Math.ceil((packed[0]?.platformBytes ?? 0) / 1024)} KB of its own runtime to each.`)
    return rows.every((row) => row.at(-1) === verdict(true))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
