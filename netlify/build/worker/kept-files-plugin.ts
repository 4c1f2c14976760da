import type { Plugin, Rolldown } from 'vite'
import { type PageName, pageFile, pages } from '#contract/site/pages.ts'

const keptPages = (Object.keys(pages) as PageName[])
  .filter((name) => pages[name].withoutLine === 'always')
  .map(pageFile)
const isKeptPage = new RegExp(`/routes/site/[\\w-]+/(${keptPages.join('|')})-page\\.tsx$`)
/** Parts of a page lie beside it and come with it; other pages and the back office do not. */
const isPage = /\/routes\/(admin\/|.*-page\.tsx?$)/
/** Large, and wanted by few: reports, charts, judging passwords. */
const isLeftOut = /\/node_modules\/(jspdf|jspdf-autotable|recharts|papaparse|@zxcvbn-ts|react-image-crop)\//

/** Where a language's list stands in the publish folder, which serves no file that begins with a dot. */
export const keptFilesName = (language: string): string => `.kept-files-${language}.json`

/**
 * Leaves the list of code, styles and fonts that pages need to open without a line; the service worker keeps them. The list
 * follows the code itself: what the kept pages import, at once or late, but for other pages.
 */
export function keptFilesPlugin(language: string): Plugin {
  return {
    name: 'kept-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has taken out chunks that hold nothing.
      order: 'post',
      handler(_, bundle) {
        const fileName = keptFilesName(language)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(keptFiles(bundle)) })
      },
    },
  }
}

/** What the pages of a bundle's language need. Its fonts are those its stylesheets name: the back office has more. */
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
  return [...files, ...styles.map(({ fileName }) => fileName), ...fonts].sort().map((file) => `/${file}`)
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
