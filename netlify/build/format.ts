import { runCommand } from '#server/command/failure.ts'
import { runTool } from '#server/command/tool.ts'

/** `npm run format`: formats every file, and mends what the linter can mend. */
await runCommand(async () => process.exit(await runTool('biome', ['check', '--write', '.'])))
