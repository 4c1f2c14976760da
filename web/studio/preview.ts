/**
 * Renders models into one contact sheet for looking: `npm run preview -- SHINE125 --turns 0,45,90`.
 * Options: --turns, --backdrop, --detail, --size (width of one picture), --colour, --columns, --out, --scene (as JSON),
 * --ratio. Writes below .local/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCatalogue } from './catalogue.ts'
import { findChromium } from './chromium.ts'
import { drawingScript, openBrowser } from './easel.ts'
import { vehicleOf } from './jobs/vehicle.ts'
import type { Backdrop, Detail, Scene } from './scene.ts'
import type { StageRequest } from './stage/stage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: 'string', default: '0' },
    backdrop: { type: 'string', default: 'studio' },
    detail: { type: 'string' },
    size: { type: 'string', default: '480' },
    colour: { type: 'string', default: '0' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: '.local/preview.png' },
    /** Scenes as JSON, for everything that is not a model. */
    scene: { type: 'string', multiple: true, default: [] },
    ratio: { type: 'string', default: '0.75' },
  },
})

const wanted = positionals.map((word) => word.toUpperCase())
const models = (await readCatalogue()).filter(
  ({ bikeName }) => wanted.includes('ALL') || wanted.includes(bikeName.toUpperCase()),
)
const scenes: Scene[] = [
  ...models.flatMap((model) =>
    values.turns.split(',').map(
      (turn): Scene => ({
        kind: 'vehicles',
        backdrop: values.backdrop as Backdrop,
        vehicles: [vehicleOf(model, Number(values.colour) % model.colours.length)],
        ...(values.detail ? { detail: values.detail as Detail } : { turn: Number(turn) }),
      }),
    ),
  ),
  ...values.scene.map((text) => JSON.parse(text) as Scene),
]

const font = join(import.meta.dirname, '../src/ui/fonts/archivo.woff2')
const width = Number(values.size)
const height = Math.round(width * Number(values.ratio))
const browser = await openBrowser(findChromium())
try {
  const page = await browser.newPage({
    viewport: { width: Math.min(scenes.length, Number(values.columns)) * width, height },
  })
  page.on('console', (message) => process.stdout.write(`${message.type()}: ${message.text()}\n`))
  page.on('pageerror', (error) => process.stdout.write(`${error.stack}\n`))
  await page.setContent(
    `<style>@font-face{font-family:Wordmark;src:url(data:font/woff2;base64,${readFileSync(font, 'base64')});font-weight:100 900;font-stretch:62% 125%}
    body{margin:0;display:flex;flex-wrap:wrap}img{display:block;width:${width}px}</style><p style="font:800 20px Wordmark;position:fixed">A</p>`,
  )
  await page.addScriptTag({ content: await drawingScript() })
  for (const scene of scenes) {
    const began = Date.now()
    await page.evaluate(
      async (request: StageRequest) => {
        const { Studio } = globalThis as unknown as { Studio: { render(one: StageRequest): Promise<string> } }
        const image = new Image()
        image.src = await Studio.render(request)
        await image.decode()
        document.querySelector('p')?.remove()
        document.body.append(image)
      },
      { scene, width, height },
    )
    process.stdout.write(`${Date.now() - began} ms\n`)
  }
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, await page.screenshot({ fullPage: true }))
} finally {
  await browser.close()
}
