import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { readOrder } from './second-store/order.ts'
import { runOrder } from './second-store/orders.ts'
import { reachSecondStore } from './second-store/reach.ts'

/**
 * `npm run second-store -- list | show | retry | remove`: shows and handles waiting enquiries, and those that
 * the database refused.
 */
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
