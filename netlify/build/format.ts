import { runCommand } from '#server/command/failure.ts'
import { runTool } from '#server/command/tool.ts'
import { wrapAll } from './comments/wrap-all.ts'

/** `npm run format`: wraps comments, formats every file, and mends what the linter can mend. */
await runCommand(async () => {
  await wrapAll()
  process.exit(await runTool('biome', ['check', '--write', '.']))
})
