import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Context } from '@netlify/functions'

type FunctionHandler = (request: Request, context: Context) => Promise<Response | undefined> | Response

/** A function as Netlify sees it: its name, its handler and its literal config. */
export interface LoadedFunction {
  name: string
  file: string
  handler: FunctionHandler
  config: Config
}

/** Does Netlify call this function on a schedule? Then it has no address. */
export function isScheduled({ config }: LoadedFunction): boolean {
  return 'schedule' in config && Boolean(config.schedule)
}

/** Imports a file and answers its exports. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>

export const loadWithNode: LoadModule = (file) => import(pathToFileURL(file).href)

/** Finds and imports every `<folder>/<noun>/<noun>.ts`; a folder that does not exist holds none. */
export async function loadFunctions(
  folder: string,
  load: LoadModule = loadWithNode,
): Promise<LoadedFunction[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const loaded = await Promise.all(
    names.sort().map(async (name) => {
      const file = join(folder, name, `${name}.ts`)
      const files = await readdir(join(folder, name))
      if (!files.includes(`${name}.ts`)) return []
      const { default: handler, config = {} } = await load(file)
      if (typeof handler !== 'function') throw new Error(`${file} has no default export to call.`)
      return [{ name, file, handler: handler as FunctionHandler, config: config as Config }]
    }),
  )
  return loaded.flat()
}
