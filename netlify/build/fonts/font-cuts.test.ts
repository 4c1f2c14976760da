import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { fontCuts } from './font-cuts.ts'

/** Words whose letters join, stack, change place or are left out where a font lacks the tables for it. */
const words = {
  oriya:
    'କ୍ଷମତା ଶକ୍ତି ପ୍ରସ୍ତୁତ ଆପଣଙ୍କ ମୂଲ୍ୟ କିସ୍ତି ଡିସ୍କାଉଣ୍ଟ ଫାଇନାନ୍ସ ଇଞ୍ଜିନ୍ ସର୍ଭିସ ୱାରେଣ୍ଟି ଶ୍ରୀ ସ୍ତ୍ରୀ ଦ୍ୱାରା ବିଜ୍ଞାନ ଉତ୍କଳ ଚନ୍ଦ୍ର କୃଷ୍ଣ ବ୍ରହ୍ମ ପଞ୍ଜୀକରଣ ଗୁରୁତ୍ୱପୂର୍ଣ୍ଣ ଦୁଃଖ ପାଞ୍ଚ ସିଂହ କୋଣାର୍କ ସୌରଭ ନୈତିକ ୨୦୨୬ ଭଲ।',
  devanagari:
    'क्षमता शक्ति प्रस्तुत श्री मूल्य किस्त डिस्काउंट इंजन सर्विस वारंटी स्त्री द्वारा विज्ञान ज्ञानेन्द्र चन्द्र कृष्ण ब्रह्म पंजीकरण महत्त्वपूर्ण दुःख पाँच सिंह कोणार्क सौरभ नैतिक ट्रक ड्राइविंग ऑन रोड एक्सचेंज ख़रीद पढ़ाई उत्कृष्ट शृंगार २०२६ अच्छा।',
}

/** The drawing of a text: the outline of each glyph, and its position. */
function drawn(file: Uint8Array, text: string, wght?: number) {
  const font = new Font(new Face(new Blob(file)))
  if (wght !== undefined) font.setVariations([new Variation('wght', wght)])
  const run = new Text()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const places = run.getGlyphPositions()
  return run.getGlyphInfos().map(({ codepoint: glyph }, index) => ({
    isMissing: glyph === 0,
    outline: font.glyphToPath(glyph),
    place: places[index],
  }))
}

/**
 * The numbers in a drawing, which a font of one weight rounds to whole units (a thousandth of the letters'
 * size).
 */
const figures = (what: unknown) => (JSON.stringify(what).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
const shapes = (what: unknown) => JSON.stringify(what).replaceAll(/-?\d+(?:\.\d+)?/g, '0')

test.each(fontCuts)('$file draws every word as the whole font does', async ({ file, source, wght }) => {
  const script = source.includes('oriya') ? 'oriya' : 'devanagari'
  const cut = await sfnt(join(projectFolder, file))
  const whole = await sfnt(createRequire(import.meta.url).resolve(source))
  for (const weight of typeof wght === 'number' ? [wght] : [wght.min, 550, wght.max])
    for (const word of words[script].split(' ')) {
      const small = drawn(cut, word, typeof wght === 'number' ? undefined : weight)
      const large = drawn(whole, word, weight)
      expect(small.filter(({ isMissing }) => isMissing)).toEqual([])
      expect(shapes(small), word).toBe(shapes(large))
      const wanted = figures(large)
      const apart = figures(small).map((figure, index) => Math.abs(figure - (wanted[index] ?? Number.NaN)))
      expect(Math.max(...apart), word).toBeLessThanOrEqual(2)
    }
})

test('what a page loads is at most 60 KB a file', async () => {
  for (const { file } of fontCuts.filter((cut) => cut.file.endsWith('.woff2')))
    expect((await readFile(join(projectFolder, file))).length).toBeLessThanOrEqual(60_000)
})

/** A font in the form that HarfBuzz reads: not packed as WOFF2. */
async function sfnt(path: string): Promise<Uint8Array> {
  return subsetFont(await readFile(path), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
}
