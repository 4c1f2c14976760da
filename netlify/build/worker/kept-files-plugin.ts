import type { Plugin, Rolldown } from 'vite'
import { type PageName, pageFile, pages } from '#contract/site/pages.ts'

const keptPages = (Object.keys(pages) as PageName[])
  .filter((name) => pages[name].withoutConnection === 'always')
  .map(pageFile)
const isKeptPage = new RegExp(`/routes/site/[\\w-]+/(${keptPages.join('|')})-page\\.tsx$`)
/**
 * The file of a page, or one of the back office: kept for kept pages alone. The parts in a page's folder come
 * with the page.
 */
const isPage = /\/routes\/(admin\/|.*-page\.tsx?$)/
/** Large packages that few visitors need: reports, charts, judging passwords. */
const isLeftOut = /\/node_modules\/(jspdf|jspdf-autotable|recharts|papaparse|@zxcvbn-ts|react-image-crop)\//

/** The name of a language's list in the publish folder, which serves no file that begins with a dot. */
export const keptFilesName = (language: string): string => `.kept-files-${language}.json`

/**
 * Leaves the list of code, styles, fonts and drawn letters that pages need to open offline; the service
 * worker keeps these files. The list follows the code itself: everything that the kept pages import, at once
 * or late, except other pages.
 */
export function keptFilesPlugin(language: string): Plugin {
  return {
    name: 'kept-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has removed chunks that hold nothing.
      order: 'post',
      handler(_, bundle) {
        const fileName = keptFilesName(language)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(keptFiles(bundle)) })
      },
    },
  }
}

/**
 * The files that the pages in a bundle's language need. Fonts count only if the pages' stylesheets name them:
 * the back office has more.
 */
export function keptFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set(chunks.filter(isBegun).map(({ fileName }) => fileName))
  for (const file of files) {
    const chunk = byName.get(file)
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      const found = byName.get(next)
      if (found && !files.has(next) && belongs(found)) files.add(next)
    }
  }
  const styles = Object.values(bundle).filter(isStyle)
  const letters = styles.map(({ source }) => String(source)).join()
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2') && letters.includes(file))
  const code = [...files].map((file) => byName.get(file)?.code).join()
  const pictures = Object.keys(bundle).filter((file) => file.endsWith('.svg') && code.includes(file))
  return [...files, ...styles.map(({ fileName }) => fileName), ...fonts, ...pictures]
    .sort()
    .map((file) => `/${file}`)
}

function isStyle(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset {
  return file.type === 'asset' && /\/boot-[^/]*\.css$/.test(file.fileName)
}

function isBegun({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry || isKeptPage.test(facadeModuleId ?? '')
}

function belongs({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): boolean {
  if (isPage.test(facadeModuleId ?? '') && !isKeptPage.test(facadeModuleId ?? '')) return false
  return !moduleIds.some((id) => isLeftOut.test(id))
}
