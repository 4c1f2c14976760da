import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { projectFolder } from '#server/command/project.ts'
import { mostCommon } from '#server/lib/session/common-password.ts'
import { type LoadedFunction, loadFunctions } from '#server/local/function-files.ts'
import { functionsFolder } from '#server/local/functions-host.ts'

/** Where `npm run build` leaves the bundles; netlify.toml names it as the folder of the functions. */
export const bundlesFolder: string = join(projectFolder, '.local/functions')

const noRealtime = fileURLToPath(new URL('./no-realtime.ts', import.meta.url))

/**
 * Bundles each function with all it imports into the one file `<folder>/<noun>/<noun>.mjs`, which Netlify takes as it
 * is: its own bundler would copy every package whole, ten times as much. Answers how many there are.
 */
export async function bundleFunctions(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  const functions = await loadFunctions(functionsFolder)
  for (const one of functions) await bundleFunction(one, folder)
  return functions.length
}

async function bundleFunction({ name, file, config }: LoadedFunction, folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    publicDir: false,
    plugins: [{ name: 'handler-alone', resolveId, load }, commonPasswordsAlone],
    resolve: { alias: { '@supabase/realtime-js': noRealtime } },
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, name),
      target: 'node24',
      minify: true,
      rolldownOptions: {
        input: entryId,
        output: { entryFileNames: `${name}.mjs`, codeSplitting: false, postFooter: literalConfig(config) },
      },
    },
  })

  function resolveId(id: string) {
    return id === entryId ? id : undefined
  }

  function load(id: string) {
    return id === entryId ? `export { default } from ${JSON.stringify(file)}` : undefined
  }
}

/** Of a package of dictionaries, the words that are asked for: all of them are larger than the functions. */
const commonPasswordsAlone: Plugin = {
  name: 'common-passwords-alone',
  load: {
    filter: { id: /\/@zxcvbn-ts\/language-common\/dist\/index\./ },
    handler: async () => {
      const { dictionary } = await import('@zxcvbn-ts/language-common')
      const words = { 'passwords-common': mostCommon(dictionary['passwords-common']) }
      return `export const dictionary = ${JSON.stringify(words)}`
    },
  },
}

/** An entry without the function's config: minified it would be none that Netlify can read. */
const entryId = 'virtual:handler'

/**
 * Netlify reads a function's config from its source text; `none` tells its bundler that nothing is left to trace or
 * copy. The name is free, because minifying leaves short ones alone.
 */
function literalConfig(config: LoadedFunction['config']): string {
  return `export const config = ${JSON.stringify({ ...config, nodeBundler: 'none' })}`
}
