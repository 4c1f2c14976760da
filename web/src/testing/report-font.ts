import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import hindi from '#web/features/reports/paper/fonts/noto-sans-devanagari.ttf?inline'
import odia from '#web/features/reports/paper/fonts/noto-sans-odia.ttf?inline'
import { server } from './server.ts'

const bytesOf = (inline: string) => Buffer.from(inline.slice(inline.indexOf(',') + 1), 'base64')
const fonts = { odia: bytesOf(odia), devanagari: bytesOf(hindi) }

/** A mock of the canvas in a worker, which jsdom lacks: it knows the report's fonts, and no emoji. */
class TestedCanvas {
  readonly #canvas: Canvas

  constructor(width: number, height: number) {
    this.#canvas = createCanvas(width, height)
  }

  set width(width: number) {
    this.#canvas.width = width
  }

  get width(): number {
    return this.#canvas.width
  }

  set height(height: number) {
    this.#canvas.height = height
  }

  get height(): number {
    return this.#canvas.height
  }

  getContext(): SKRSContext2D {
    return this.#canvas.getContext('2d')
  }

  async convertToBlob(): Promise<Blob> {
    return new Blob([new Uint8Array(await this.#canvas.encode('png'))])
  }
}

/** Lets a test make a PDF in the way that a browser's worker does. */
export function provideReportFont(): void {
  GlobalFonts.register(fonts.odia, 'NotoSansOdia')
  GlobalFonts.register(fonts.devanagari, 'NotoSansDevanagari')
  server.use(
    http.get('*/noto-sans-:script.ttf', ({ params }) => {
      const file = fonts[params.script as keyof typeof fonts]
      return HttpResponse.arrayBuffer(new Uint8Array(file).buffer)
    }),
  )
  vi.stubGlobal('OffscreenCanvas', TestedCanvas)
  vi.stubGlobal('fonts', { add: () => undefined })
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => this
    },
  )
}
