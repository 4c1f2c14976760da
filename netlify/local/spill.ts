import { runCommand } from './failure.ts'
import { loadDotEnv, readSettings } from './settings.ts'
import { readOrder } from './spill/order.ts'
import { runOrder } from './spill/orders.ts'
import { reachSecondStore } from './spill/reach.ts'

/** `npm run spill -- list | show | retry | remove`: what waits in the second store, and what the database refused for good. */
await runCommand(async () => {
  loadDotEnv()
  const order = readOrder(process.argv.slice(2))
  const reached = await reachSecondStore(readSettings([], process.env), process.env, order)
  try {
    await runOrder(order, (line) => console.log(line))
  } finally {
    await reached.close()
  }
  process.exit(0)
})
