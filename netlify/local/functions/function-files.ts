import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

/** Does Netlify call this function on a schedule? Such a function has no address. */
export function isScheduled({ config }: LoadedFunction): boolean {
  return 'schedule' in config && Boolean(config.schedule)
}

/** Imports a file and answers its exports. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>

export const loadWithNode: LoadModule = (file) => import(pathToFileURL(file).href)

/**
 * Finds and imports the functions of a folder: every file in the folders of nouns, except tests. A function
 * has the name of its file. A folder that does not exist holds none. Throws for a file that exports no
 * handler.
 */
export async function loadFunctions(
  folder: string,
  load: LoadModule = loadWithNode,
): Promise<LoadedFunction[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nouns = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const files = await Promise.all(
    nouns.map(async (noun) => (await readdir(join(folder, noun))).map((file) => join(folder, noun, file))),
  )
  const loaded = await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => {
        const { default: handler, config = {} } = await load(file)
        if (typeof handler !== 'function') throw new Error(`${file} has no default export to call.`)
        const name = basename(file, '.ts')
        return { name, file, handler: handler as FunctionHandler, config: config as Config }
      }),
  )
  return loaded.sort((one, other) => (one.name < other.name ? -1 : 1))
}
