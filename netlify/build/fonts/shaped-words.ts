import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A word as outlines in units of its font, of which `perEm` make the font size; the y axis points up. */
export interface Outlines {
  perEm: number
  glyphs: { path: string; x: number; y: number }[]
  /** The width of the word. */
  advance: number
}

/**
 * Shapes words with HarfBuzz and a font of the project, so that neither a browser nor a font of the machine
 * matters.
 */
export async function openShaper(
  file: string,
  wght?: number,
): Promise<(parts: readonly string[]) => Outlines> {
  const bytes = await readFile(join(import.meta.dirname, '../../..', file))
  const face = new Face(
    // HarfBuzz cannot read a compressed font.
    new Blob(await subsetFont(bytes, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })),
  )
  const font = new Font(face)
  if (wght !== undefined) font.setVariations([new Variation('wght', wght)])
  return (parts) => {
    const glyphs: Outlines['glyphs'] = []
    let pen = 0
    for (const part of parts) {
      const run = new Text()
      run.addText(part)
      run.guessSegmentProperties()
      shape(font, run)
      const places = run.getGlyphPositions()
      for (const [index, { codepoint }] of run.getGlyphInfos().entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {}
        glyphs.push({ path: font.glyphToPath(codepoint), x: pen + xOffset, y: yOffset })
        pen += xAdvance
      }
    }
    return { perEm: face.upem, glyphs, advance: pen }
  }
}
