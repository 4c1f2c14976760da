import { textSize } from './paper-size.ts'
import { reportFontFamily } from './report-font.ts'
import { mustBeShaped } from './shaped-text.ts'
import { signWords } from './sign-words.ts'

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Letters are measured enlarged by this factor, because a canvas rounds. */
const scale = 10
const size = textSize * scale

/**
 * Measures texts in the report's font, in points, and knows which letters the font can show. The font must be
 * loaded.
 */
export class Ruler {
  readonly #context: OffscreenCanvasRenderingContext2D
  readonly #widths = new Map<string, number>()
  readonly #legible = new Map<string, string>()

  constructor() {
    const context = new OffscreenCanvas(2 * size, 2 * size).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser draws no text.')
    context.font = `${size}px ${reportFontFamily}`
    this.#context = context
  }

  /** The width of a text: letter by letter as a PDF sets it, or in one piece where its letters join. */
  width(text: string): number {
    if (mustBeShaped(text)) return this.#measured(text)
    let width = 0
    for (const letter of text) width += this.#measured(letter)
    return width
  }

  /**
   * A text in a form that can be shown: blanks of any kind become one blank, marks that show nothing by
   * themselves are left out, and a letter that would stay blank because no font has it becomes a word, once
   * where the same word would follow.
   */
  legible(text: string): string {
    const tidy = text.replace(/\s+/g, ' ').trim()
    if (!mustBeShaped(tidy)) return tidy
    let legible = ''
    let last = ''
    for (const { segment } of clusters.segment(tidy)) {
      const shown = mustBeShaped(segment) ? this.#legibleCluster(segment) : segment
      if (shown === segment || shown !== last) legible += shown
      last = shown
    }
    return legible
  }

  #measured(text: string): number {
    let width = this.#widths.get(text)
    if (width === undefined) {
      width = this.#context.measureText(text).width / scale
      this.#widths.set(text, width)
    }
    return width
  }

  #legibleCluster(cluster: string): string {
    let legible = this.#legible.get(cluster)
    if (legible === undefined) {
      if (/^[\p{Cf}\p{Cc}]+$/u.test(cluster)) legible = ''
      else legible = this.#leavesAMark(cluster) ? cluster : signWords(cluster)
      this.#legible.set(cluster, legible)
    }
    return legible
  }

  #leavesAMark(cluster: string): boolean {
    const { width, height } = this.#context.canvas
    this.#context.clearRect(0, 0, width, height)
    this.#context.fillText(cluster, size / 2, size * 1.2)
    return this.#context.getImageData(0, 0, width, height).data.some((channel) => channel > 0)
  }
}
