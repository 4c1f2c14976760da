import type { jsPDF } from 'jspdf'
import hindiUrl from './fonts/noto-sans-devanagari.ttf?url'
import fontUrl from './fonts/noto-sans-odia.ttf?url'

/** A font of a report on paper, by its name in canvas, PDF and stylesheet. */
interface ReportFont {
  name: string
  url: string
}

/** Latin letters, ₹ and Odia, for every report. */
const always: ReportFont = { name: 'NotoSansOdia', url: fontUrl }
/** The font that is fetched only for a report with Devanagari letters. */
const hindi: ReportFont = { name: 'NotoSansDevanagari', url: hindiUrl }

/** The fonts in the order in which canvas and stylesheet look for a letter. */
export const reportFontFamily = `${always.name}, ${hindi.name}, sans-serif`

/** The letters of Devanagari without its full stops, which Odia has as well. */
const devanagari = /[\u0900-\u0963\u0966-\u097F]/
/** The parts of a text whose letters one font has; the second font has no blanks. */
const runs =
  /[\u0900-\u0963\u0966-\u097F](?:[\u0900-\u0963\u0966-\u097F]|\u200C|\u200D)*|[^\u0900-\u0963\u0966-\u097F]+/g

/** Whether a report needs the second font, because there is Devanagari in its texts. */
export function needsHindi(texts: Iterable<string>): boolean {
  for (const text of texts) if (devanagari.test(text)) return true
  return false
}

/** A text in parts, each with the name of the font that has its letters. */
export function fontRuns(text: string): { text: string; font: string }[] {
  if (!devanagari.test(text)) return [{ text, font: always.name }]
  return (text.match(runs) ?? []).map((run) => ({
    text: run,
    font: devanagari.test(run) ? hindi.name : always.name,
  }))
}

const files = new Map<string, Promise<ArrayBuffer>>()

/** Gives the fonts to this page or worker, which measures and draws with them. */
export async function loadReportFonts(withHindi: boolean): Promise<void> {
  await Promise.all(fontsFor(withHindi).map(fileOf))
}

/** Gives the fonts to a PDF: the built-in fonts of PDF lack ₹ and Indian letters. */
export async function addReportFonts(pdf: jsPDF, withHindi: boolean): Promise<void> {
  for (const font of fontsFor(withHindi)) {
    let binary = ''
    for (const byte of new Uint8Array(await fileOf(font))) binary += String.fromCharCode(byte)
    pdf.addFileToVFS(`${font.name}.ttf`, btoa(binary))
    pdf.addFont(`${font.name}.ttf`, font.name, 'normal')
  }
  pdf.setFont(always.name)
}

/** Gives the fonts to another document of this site, before it is printed. */
export async function addFontsTo(page: Document, withHindi: boolean): Promise<void> {
  const faces = fontsFor(withHindi).map(
    ({ name, url }) => new FontFace(name, `url("${new URL(url, location.href).href}")`),
  )
  for (const face of await Promise.all(faces.map((face) => face.load()))) page.fonts.add(face)
}

function fontsFor(withHindi: boolean): ReportFont[] {
  return withHindi ? [always, hindi] : [always]
}

function fileOf(font: ReportFont): Promise<ArrayBuffer> {
  const known = files.get(font.name)
  if (known) return known
  const loading = load(font)
  files.set(font.name, loading)
  // A failed font is forgotten, so that the next report fetches it again.
  loading.catch(() => files.delete(font.name))
  return loading
}

async function load({ name, url }: ReportFont): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error('The font of the report could not be loaded.')
  const font = await response.arrayBuffer()
  // The types of a page do not know that a worker has fonts.
  const { fonts } = globalThis as unknown as { fonts: FontFaceSet }
  fonts.add(await new FontFace(name, font.slice(0)).load())
  return font
}
