import { brotliCompressSync, constants } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { Language } from '#contract/wire/language.ts'
import { builtFiles } from './memory-build.ts'

export interface PageWeight {
  /** The page's file in a folder of `web/src/routes/site`, without its ending. */
  page: string
  /**
   * JavaScript that the browser loads before anybody touches the page: bytes of brotli, each file compressed
   * on its own.
   */
  javascript: number
}

export interface SiteWeight {
  pages: PageWeight[]
  /** Bytes of brotli. */
  stylesheet: number
  /** Bytes of the fonts that are preloaded; other fonts load where their letters are used. */
  font: number
  /** The code that one visit in ten loads once the page is at rest: bytes of brotli. */
  measuring: number
}

/** Builds the browser's side of a language in memory and weighs the first load of every public page. */
export async function weighSite(language: Language): Promise<SiteWeight> {
  const files = await builtFiles(language)
  const chunks = files.filter((file) => file.type === 'chunk')
  const assets = files.filter((file) => file.type === 'asset')
  const weights = new Map(chunks.map(({ fileName, code }) => [fileName, brotli(code)]))
  const first = [...chunks.filter(({ isEntry }) => isEntry), chunkOf(chunks, /app\/entry-client\.tsx$/)]
  const weightOf = (files: Iterable<string>) => sum([...files].map((file) => weights.get(file) ?? 0))
  const ofFirst = withImports(first, chunks)
  const ofMeasuring = withImports([chunkOf(chunks, /vitals\/watch-visit\.ts$/)], chunks)

  const pages = chunks.flatMap((chunk) => {
    const page = /routes\/site\/[\w-]+\/([\w-]+-page)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (!page) return []
    return [{ page, javascript: weightOf(withImports([...first, chunk], chunks)) }]
  })
  return {
    pages: pages.sort((one, other) => other.javascript - one.javascript),
    stylesheet: sum(assets.filter(named(/\bboot-[^/]*\.css$/)).map(({ source }) => brotli(source))),
    font: sum(assets.filter(isPreloaded(assets)).map(({ source }) => source.length)),
    measuring: weightOf([...ofMeasuring].filter((file) => !ofFirst.has(file))),
  }
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: RegExp): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId && module.test(facadeModuleId))
  if (!chunk) throw new Error(`No chunk begins at ${module}.`)
  return chunk
}

/** The files of these chunks and of all their static imports. */
function withImports(begun: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]): Set<string> {
  const files = new Set(begun.map(({ fileName }) => fileName))
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  }
  return files
}

/** Answers whether the page asks for a font before any stylesheet names it. */
function isPreloaded(assets: Rolldown.OutputAsset[]): (file: { fileName: string }) => boolean {
  const page = assets.find(({ fileName }) => fileName === 'index.html')
  if (!page) throw new Error('There is no page.')
  const links = String(page.source).match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? []
  return ({ fileName }) => links.some((link) => link.includes(`/${fileName}"`))
}

function named(pattern: RegExp): (file: { fileName: string }) => boolean {
  return ({ fileName }) => pattern.test(fileName)
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function sum(figures: number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
