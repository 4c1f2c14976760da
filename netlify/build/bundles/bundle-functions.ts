import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { projectFolder } from '#server/command/project.ts'
import { mostCommon } from '#server/lib/session/common-password.ts'
import { type LoadedFunction, loadFunctions } from '#server/local/functions/function-files.ts'
import { functionsFolder } from '#server/local/functions/functions-host.ts'
import { builtCommit } from './built-commit.ts'
import { noWords, serverWordsPlugin } from './server-words.ts'

/** Where `npm run build` leaves the bundles; netlify.toml names it as the folder of the functions. */
export const bundlesFolder: string = join(projectFolder, '.local/functions')

const noRealtime = fileURLToPath(new URL('./no-realtime.ts', import.meta.url))
const noHtml = fileURLToPath(new URL('./no-html.ts', import.meta.url))

/**
 * Functions whose answers stay English: programmers read them, and this bundle is the largest without a
 * brochure or a mail.
 */
const inEnglish = ['open-api']

/**
 * Bundles each function with everything it imports into the one file `<folder>/<noun>/<noun>.mjs`, which
 * Netlify deploys as it is; Netlify's own bundler would copy whole packages, ten times as much. Answers how
 * many functions there are.
 */
export async function bundleFunctions(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  const functions = await loadFunctions(functionsFolder)
  const words = serverWordsPlugin()
  for (const one of functions)
    await bundleFunction(one, folder, inEnglish.includes(one.name) ? noWords : words)
  return functions.length
}

async function bundleFunction(
  { name, file, config }: LoadedFunction,
  folder: string,
  words: Plugin,
): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    publicDir: false,
    // The functions know the number where the database is away, and their own version; see
    // `lib/sales-phone.ts` and `lib/site-version.ts`.
    define: {
      'process.env.SALES_PHONE': JSON.stringify(process.env.SALES_PHONE ?? ''),
      'process.env.SITE_VERSION': JSON.stringify(builtCommit()),
    },
    plugins: [{ name: 'handler-alone', resolveId, load }, commonPasswordsAlone, words],
    resolve: {
      alias: { '@supabase/realtime-js': noRealtime, html2canvas: noHtml, canvg: noHtml, dompurify: noHtml },
    },
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, name),
      target: 'node22',
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

/**
 * Keeps only one list of words from a package of dictionaries, because all lists together are larger than the
 * functions.
 */
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

/** An entry without the function's config: Netlify could not read the config after minifying. */
const entryId = 'virtual:handler'

/**
 * Writes a function's config as a literal, because Netlify reads it from the source text. `none` tells
 * Netlify's bundler that nothing is left to trace or copy. `nodeVersion` names the runtime, because Netlify
 * would otherwise take the Node that runs the build, and below Node 20 the functions do not start. No
 * minified name is `config`, because minifying makes short names only.
 */
function literalConfig(config: LoadedFunction['config']): string {
  return `export const config = ${JSON.stringify({ ...config, nodeBundler: 'none', nodeVersion: '24' })}`
}
