import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { projectFolder } from '#server/command/project.ts'

type BuiltFile = Rolldown.RolldownOutput['output'][number]

let begun: Promise<BuiltFile[]> | undefined

/** The browser's files in English as the real build makes them, in memory: built once for all who look at them. */
export function builtFiles(): Promise<BuiltFile[]> {
  begun ??= buildInMemory()
  return begun
}

async function buildInMemory(): Promise<BuiltFile[]> {
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const root = join(projectFolder, 'web')
  const built = (await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  return built.output
}
