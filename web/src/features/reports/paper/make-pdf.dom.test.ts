import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ReportRow } from '#contract/reports/report-endpoint.ts'
import { reports } from '#contract/reports/reports.ts'
import { overlappingTexts, type PdfPage, readPdfPages } from '#web/testing/pdf-pages.ts'
import { provideReportFont } from '#web/testing/report-font.ts'
import { reportRows } from '#web/testing/report-rows.ts'
import { ReportMaker } from '../file/report-maker.ts'
import { ShapedText } from './shaped-text.ts'

const all: readonly ReportDefinition[] = reports
const byId = (id: string) => all.find((each) => each.id === id) as ReportDefinition
const notes = ['Entries 1 to 10 of 438', 'Filters: none', 'Made on 21 Nov 2026 at 7:32 am, Indian time']

beforeEach(provideReportFont)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function pagesOf(report: ReportDefinition, rows: ReportRow[]): Promise<PdfPage[]> {
  const maker = new ReportMaker('PDF', report)
  maker.begin({ report, notes, isComplete: false })
  maker.addRows(rows)
  return readPdfPages(await maker.finish(() => undefined))
}

const textsOf = (pages: PdfPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text))
const [message, ew, applicants, enquiry] = ['message', 'ew', 'applicants', 'enquiry'].map(byId) as [
  ReportDefinition,
  ReportDefinition,
  ReportDefinition,
  ReportDefinition,
]

describe.each(all)('the PDF of the $menu', (report) => {
  test.each(['ordinary', 'worst'] as const)('holds ten rows with %s texts on one page', async (kind) => {
    const rows = reportRows(report, kind, 10)
    const pages = await pagesOf(report, rows)
    expect(pages).toHaveLength(1)
    const [page] = pages as [PdfPage]
    expect(page.width > page.height).toBe(report.orientation === 'landscape')
    expect(overlappingTexts(page)).toEqual([])
    expect(page.texts.filter(({ right, baseline }) => right > page.width - 20 || baseline < 10)).toEqual([])
    expect(page.texts.filter(({ text }) => /^\p{L}$/u.test(text))).toEqual([])
  })

  test('breaks no phone number, no date and no time', async () => {
    const rows = reportRows(report, 'worst', 10)
    const texts = textsOf(await pagesOf(report, rows))
    for (const { kind, keys } of report.columns)
      if (kind === 'date' || kind === 'time' || kind === 'phone')
        for (const row of rows) expect(texts).toContain(row[keys[0]])
  })
})

test('5,312 enquiries take at most 350 pages, each with its header and number', async () => {
  const pages = await pagesOf(enquiry, reportRows(enquiry, 'ordinary', 5312))
  expect(pages.length).toBeLessThanOrEqual(350)
  for (const [index, { texts }] of pages.entries()) {
    const words = texts.map(({ text }) => text)
    expect(words).toContain('Email ID')
    expect(words).toContain(`Page ${index + 1} of ${pages.length}`)
  }
})

const contact = (given: Partial<ReportRow>) => [
  { ...reportRows(message, 'ordinary', 1)[0], ...given } as ReportRow,
]

test('a text that has no room ends in a sign, and a note says where the rest is', async () => {
  const long = textsOf(await pagesOf(message, contact({ message: 'Good bike. '.repeat(180) })))
  expect(long.filter((text) => text.endsWith('…'))).toHaveLength(1)
  expect(long).toContain('… ends a text that was cut to fit. The CSV has it in full.')
  const short = textsOf(await pagesOf(message, contact({ message: 'Good bike.' })))
  expect(short.join(' ')).not.toContain('…')
})

test('Odia, Hindi and ₹ stay, and what no font has becomes a word', async () => {
  const words = 'ଦୟାକରି ଫୋନ୍ କରନ୍ତୁ ₹ 92,200 🙏🏽🙏🏽 प्रस्तुत क्षमता \uE123\uE124 🦤 end'
  const texts = textsOf(await pagesOf(message, contact({ message: words }))).join(' ')
  expect(texts).toContain('ଦୟାକରି ଫୋନ୍ କରନ୍ତୁ ₹ 92,200 [folded hands]')
  expect(texts).toContain('प्रस्तुत क्षमता ')
  expect(texts).toContain('[?] [emoji] end')
  expect(texts).not.toContain('\uFFFD')
})

test('a title that staff wrote in Odia or Hindi is set as well as the rows', async () => {
  const draw = vi.spyOn(ShapedText.prototype, 'draw')
  const pages = await pagesOf({ ...message, title: 'ସାଥୀ साथी Report' }, reportRows(message, 'ordinary', 1))
  const drawn = draw.mock.calls.map(([, text]) => text).filter((text) => text.endsWith('Report'))
  // In the heading and at the foot of the page.
  expect(drawn).toEqual(['ସାଥୀ साथी Report', 'ସାଥୀ साथी Report'])
  expect(textsOf(pages).join(' ')).toContain('ସାଥୀ ')
})

test('a resume is a word on paper', async () => {
  const texts = textsOf(await pagesOf(applicants, reportRows(applicants, 'ordinary', 1)))
  // "Resume" stands once in the header and once in the row.
  expect(texts.filter((text) => text === 'Resume')).toHaveLength(2)
  expect(texts.join(' ')).not.toContain('/api/')
})

test('an address without a gap breaks behind its signs', async () => {
  const [row] = reportRows(ew, 'ordinary', 1) as [ReportRow]
  const email = 'subhashree.mohapatra.of.salepur@the-mail-of-the-example.example'
  const texts = textsOf(await pagesOf(ew, [{ ...row, email }]))
  expect(texts).toContain('subhashree.mohapatra.of.salepur@the-')
  expect(texts).toContain('mail-of-the-example.example')
})
