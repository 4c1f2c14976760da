import { Failure, runCommand } from '#server/command/failure.ts'
import { benchBundles } from './bundles.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchCost } from './cost/cost.ts'
import { benchEndpoints } from './endpoints.ts'
import { benchExport } from './export.ts'
import { benchLeads } from './leads.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchReports } from './reports.ts'
import type { Section } from './section.ts'
import { benchStart } from './start.ts'
import { benchStock } from './stock.ts'

const sections: readonly Section[] = [
  { name: 'pages', run: benchPages },
  { name: 'bundles', run: benchBundles },
  { name: 'start', run: benchStart },
  { name: 'endpoints', run: benchEndpoints },
  { name: 'catalogue', run: benchCatalogue },
  { name: 'reports', run: benchReports },
  { name: 'leads', run: benchLeads },
  { name: 'stock', run: benchStock },
  { name: 'orders', run: benchOrders },
  { name: 'export', run: benchExport },
  { name: 'cost', run: benchCost },
]

/**
 * `npm run bench`: measures every figure of `netlify/bench/README.md` on this machine; names of sections
 * limit the run.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const names = sections.map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown)
    throw new Failure(`There is no section ${unknown}.`, `Sections: npm run bench -- ${names.join(' ')}`)
  const over: string[] = []
  for (const { name, run } of sections) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    if (!(await run((line) => console.log(line)))) over.push(name)
  }
  console.log(over.length === 0 ? '\nEvery budget is kept.' : `\nOver a budget: ${over.join(', ')}.`)
  process.exit(over.length === 0 ? 0 : 1)
})
