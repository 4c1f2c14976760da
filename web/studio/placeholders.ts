/**
 * Draws the demo pictures until the real renders come, and the brochures: `node web/studio/placeholders.ts`.
 * Run by hand; what it writes is committed. CHROMIUM_PATH names a browser other than Playwright's own; words on the
 * command line keep it to the files whose names hold one of them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { writeBrochures } from './brochures.ts'
import { allPictures } from './pictures.ts'
import type { Picture } from './scene.ts'

const media = join(import.meta.dirname, '../public/media')

/** The drawing code as one script that leaves `Stage.render` behind. */
async function stageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'stage.ts'), formats: ['iife'], name: 'Stage' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('The stage was not built.')
  return bundle.output[0].code
}

/** The typeface of model names, expanded. */
function wordmarkFont(): string {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  )
  const address = `data:font/woff2;base64,${readFileSync(file, 'base64')}`
  return `@font-face { font-family: Wordmark; src: url(${address}); font-weight: 100 900; font-stretch: 125% }`
}

async function draw(page: Page, picture: Picture): Promise<void> {
  const address = await page.evaluate((one) => {
    const { Stage } = globalThis as unknown as { Stage: { render(picture: Picture): string } }
    return Stage.render(one)
  }, picture)
  const file = join(media, picture.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

const words = process.argv.slice(2)
const wanted = allPictures().filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const page = await browser.newPage()
  await page.setContent(`<style>${wordmarkFont()}</style><p style="font: 800 20px Wordmark">A</p>`)
  await page.addScriptTag({ content: await stageScript() })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const picture of wanted) await draw(page, picture)
} finally {
  await browser.close()
}
if (words.length === 0) writeBrochures(media)
process.stdout.write(`${wanted.length} pictures drawn.\n`)
