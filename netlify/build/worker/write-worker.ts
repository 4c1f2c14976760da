import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { tryAgainPath } from '#web/worker/addresses.ts'
import type { KeptFile } from '#web/worker/scope.ts'

const workerSource = join(projectFolder, 'web/src/worker/service-worker.ts')
/** The worker's code without its list; no server answers with a file whose name begins with a dot. */
const codeFile = '.service-worker.js'

/** Builds the code of the service worker as one file. */
export async function bundleWorker(publishFolder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(projectFolder, 'web'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: publishFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: workerSource,
        output: { format: 'iife', entryFileNames: codeFile },
      },
    },
  })
}

/**
 * Writes `sw.js`, the code with the list of files to keep. Called whenever pages were rendered: a page
 * without content names the dealer, so its revision follows its content and not the build alone.
 */
export async function writeWorker(publishFolder: string): Promise<void> {
  const files: KeptFile[] = [
    { url: tryAgainPath, revision: await revisionOf(publishFolder, tryAgainPath), folder: '', isWords: true },
  ]
  for (const name of (await readdir(publishFolder)).sort()) {
    const language = /^\.kept-files-(\w+)\.json$/.exec(name)?.[1]
    // A language that is switched off has no pages.
    const folder = language === 'en' ? '' : `/${language}`
    if (language && existsSync(join(publishFolder, folder, 'offline.html')))
      files.push(...(await filesOf(publishFolder, name, folder)))
  }
  const code = await readFile(join(publishFolder, codeFile), 'utf8')
  await writeFile(join(publishFolder, 'sw.js'), `self.keptFiles=${JSON.stringify(files)};\n${code}`)
}

async function filesOf(publishFolder: string, listName: string, folder: string): Promise<KeptFile[]> {
  const named = JSON.parse(await readFile(join(publishFolder, listName), 'utf8')) as string[]
  const page = async (name: string) => {
    const url = `${folder}/${name}`
    return { url, revision: await revisionOf(publishFolder, url) }
  }
  return [
    // First, so that a page with an explanation is kept even where the rest did not arrive.
    { ...(await page('offline.html')), folder, isWords: true },
    ...named.map((url) => ({ url, revision: null, folder, isWords: false })),
    // Last, once all files that it names are there.
    { ...(await page('app.html')), folder, isWords: false },
  ]
}

async function revisionOf(publishFolder: string, url: string): Promise<string> {
  const content = await readFile(join(publishFolder, url))
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}
