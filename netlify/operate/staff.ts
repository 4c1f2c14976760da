import { runCommand } from '#server/command/failure.ts'
import { loadDotEnv, readSettings } from '#server/command/settings.ts'
import { readStaffOrder } from './staff/order.ts'
import { runStaffOrder } from './staff/orders.ts'
import { readPassword } from './staff/password-prompt.ts'
import { openStaffProject } from './staff/project.ts'

/**
 * `npm run staff -- list | create | extend | disable | password`: keeps the staff accounts of the hosted
 * project that the environment names, otherwise of the embedded one.
 */
await runCommand(async () => {
  loadDotEnv()
  const order = readStaffOrder(process.argv.slice(2))
  const project = await openStaffProject(readSettings([], process.env), process.env)
  try {
    await runStaffOrder(order, project, { readPassword, say: (line) => console.log(line) })
  } finally {
    await project.close()
  }
  process.exit(0)
})
