import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv } from '#server/command/settings.ts'
import { backTo } from './release/go-live.ts'
import { readReleaseOrder } from './release/order.ts'
import { openTools } from './release/real-tools.ts'
import { release } from './release/release.ts'

/**
 * `npm run release`: brings the checked-out commit to visitors, and the version before back where the new one
 * is not ready. `--check` changes nothing; `--back <deploy>` publishes an older deploy.
 */
await runCommand(async () => {
  loadDotEnv()
  const order = readReleaseOrder(process.argv.slice(2))
  const tools = await openTools(process.env, { isCheck: order.act === 'release' && order.isCheck })
  try {
    if (order.act === 'release') await release(tools, order)
    else {
      const before = await tools.netlify.publishedDeploy()
      await tools.netlify.publish(order.deploy)
      console.log(`Visitors see the deploy ${order.deploy}.`)
      if (before) console.log(`The way back: ${backTo(before)}`)
    }
  } finally {
    await tools.close()
  }
  process.exit(0)
})
