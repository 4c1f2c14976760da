/**
 * Renders models into one contact sheet for looking: `node web/studio/preview.ts SHINE125 --turns 0,45,90`.
 * Options: --turns, --backdrop, --detail, --size (width of one picture), --colour, --out. Writes below .local/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { readCatalogue } from '../../supabase/seed/catalogue.ts'
import type { Backdrop, BodyType, Detail, Scene, Vehicle } from './scene.ts'
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

async function stageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'stage/stage.ts'), formats: ['iife'], name: 'Stage' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('The stage was not built.')
  return bundle.output[0].code
}

const millimetres = (text: string | undefined) => Number((text ?? '').replace(/[^\d.]/g, '')) || 0

async function vehicles(): Promise<Vehicle[]> {
  const wanted = positionals.map((word) => word.toUpperCase())
  return (await readCatalogue())
    .filter(({ bikeName }) => wanted.includes('ALL') || wanted.includes(bikeName.toUpperCase()))
    .map((model): Vehicle => {
      const body = model.specifications.bodyDimensions as Record<string, string>
      return {
        bikeName: model.bikeName,
        bodyType: model.bodyType as BodyType,
        lettering: model.displayName,
        paint: model.colours[Number(values.colour) % model.colours.length]?.paint ?? [],
        dimensions: {
          length: millimetres(body.overallLength),
          width: millimetres(body.overallWidth),
          height: millimetres(body.overallHeight),
          wheelbase: millimetres(body.wheelbase),
          clearance: millimetres(body.groundClearance),
          seatHeight: millimetres(body.seatHeight),
        },
      }
    })
}

const scenes: Scene[] = [
  ...(await vehicles()).flatMap((vehicle) =>
    values.turns.split(',').map(
      (turn): Scene => ({
        kind: 'vehicles',
        backdrop: values.backdrop as Backdrop,
        vehicles: [vehicle],
        ...(values.detail ? { detail: values.detail as Detail } : { turn: Number(turn) }),
      }),
    ),
  ),
  ...values.scene.map((text) => JSON.parse(text) as Scene),
]

const font = join(import.meta.dirname, '../src/ui/fonts/archivo.woff2')
const width = Number(values.size)
const height = Math.round(width * Number(values.ratio))
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  ...(executablePath ? { executablePath } : {}),
})
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
  await page.addScriptTag({ content: await stageScript() })
  for (const scene of scenes) {
    const began = Date.now()
    await page.evaluate(
      async (request: StageRequest) => {
        const { Stage } = globalThis as unknown as { Stage: { render(one: StageRequest): Promise<string> } }
        const image = new Image()
        image.src = await Stage.render(request)
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
