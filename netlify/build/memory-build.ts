import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { Language } from '#contract/wire/language.ts'
import { projectFolder } from '#server/command/project.ts'

type BuiltFile = Rolldown.RolldownOutput['output'][number]

const begun = new Map<Language, BuiltFile[]>()

/**
 * The browser's files in a language as the real build makes them, in memory: built once for all callers, one
 * language after the other.
 */
export async function builtFiles(language: Language): Promise<BuiltFile[]> {
  const files = begun.get(language) ?? (await buildInMemory(language))
  begun.set(language, files)
  return files
}

async function buildInMemory(language: Language): Promise<BuiltFile[]> {
  process.env.NODE_ENV = 'production'
  // `web/vite.config.ts` reads this variable.
  process.env.SITE_LANGUAGE = language
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
