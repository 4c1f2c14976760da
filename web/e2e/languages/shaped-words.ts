import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A word as outlines, in units of its font, of which `perEm` make the size of the letters; the y axis points up. */
export interface Outlines {
  perEm: number
  glyphs: { path: string; x: number; y: number }[]
  /** How wide the word is. */
  advance: number
}

/** Shapes words by a font of the project with HarfBuzz, which needs no browser and no font of the machine. */
export async function openShaper(
  file: string,
  wght?: number,
): Promise<(parts: readonly string[]) => Outlines> {
  const bytes = await readFile(join(import.meta.dirname, '../..', file))
  const face = new Face(
    // HarfBuzz reads no packed font.
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
