import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import type { FilmJob } from './job.ts'
import type { Scene } from './scene.ts'

/** The functions that page.ts defines in the browser. */
interface Studio {
  render(what: { scene: Scene; width: number; height: number }): Promise<string>
  film(job: FilmJob, bitsPerSecond: number): Promise<string>
}

/** Draws one thing after the other. */
export interface Easel {
  /** A PNG file. */
  draw(scene: Scene, width: number, height: number): Promise<Buffer>
  /** A WebM file. */
  film(job: FilmJob, bitsPerSecond: number): Promise<Buffer>
}

/** On Linux Mesa's renderer takes a third of the time of Chromium's own, which serves elsewhere. */
const renderer =
  process.platform === 'linux' ? ['--use-gl=angle', '--use-angle=gl-egl'] : ['--use-angle=swiftshader']

/** Opens a browser that draws in software, so that no machine needs a graphics card. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', ...renderer],
    env: { ...process.env, EGL_PLATFORM: 'surfaceless', LIBGL_ALWAYS_SOFTWARE: '1', LP_NUM_THREADS: '1' },
  })
}

/** The drawing code as one script that defines `Studio`. */
export async function drawingScript(): Promise<string> {
  const built = await build({
    configFile: false,
    // Names of files stand in the script, so that its hash would be another one in another folder.
    root: import.meta.dirname,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'Studio' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('The stage was not built.')
  return bundle.output[0].code
}

/** A page with the drawing code in it. */
export async function openEasel(browser: Browser, script: string): Promise<Easel> {
  const page = await browser.newPage()
  // Browsers encode films only in secure contexts, which localhost is. No server listens there: the page is answered
  // here.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: blankPage() }),
  )
  await page.goto('http://localhost/')
  await page.addScriptTag({ content: script })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return {
    draw: async (scene, width, height) => bytesOf(await drawIn(page, { scene, width, height })),
    film: async (job, bitsPerSecond) => bytesOf(await filmIn(page, job, bitsPerSecond)),
  }
}

function drawIn(page: Page, what: Parameters<Studio['render']>[0]): Promise<string> {
  return page.evaluate((one) => (globalThis as unknown as { Studio: Studio }).Studio.render(one), what)
}

function filmIn(page: Page, job: FilmJob, bitsPerSecond: number): Promise<string> {
  return page.evaluate(
    ([one, bits]) => (globalThis as unknown as { Studio: Studio }).Studio.film(one, bits),
    [job, bitsPerSecond] as const,
  )
}

/** A page that has loaded the typeface of model names, expanded. */
function blankPage(): string {
  const file = join(import.meta.dirname, '../src/ui/fonts/archivo.woff2')
  const address = `data:font/woff2;base64,${readFileSync(file, 'base64')}`
  return `<!doctype html><style>@font-face { font-family: Wordmark; src: url(${address}); font-weight: 100 900; font-stretch: 125% }</style><p style="font: 800 20px Wordmark">A</p>`
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
