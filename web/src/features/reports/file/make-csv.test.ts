import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { csvCells } from './csv-cells.ts'
import { CsvFile } from './make-csv.ts'
import { fileName, fileNotes, type ReportHeading } from './report-file.ts'

const report: ReportDefinition = {
  id: 'test',
  family: 'other',
  view: 'test_report',
  path: '/api/test',
  menu: 'Test Report',
  title: 'Test Report',
  columns: [column('name', 'Name'), column('mobile', 'Mobile')],
  emptyText: 'Nothing',
  paging: 'simple',
  searchField: 'search',
  searchDebounceMs: 600,
  fileNames: { pdf: 'test.pdf', csv: 'test.csv' },
  orientation: 'portrait',
}

const heading: ReportHeading = { report, notes: [], isComplete: false }

/** The file of rows with these names, which arrive in slices. */
async function csvOf(slices: string[][], given: ReportHeading = heading): Promise<string> {
  const file = new CsvFile(given)
  for (const names of slices) {
    const rows = names.map((name, index) => ({ id: String(index), name, mobile: '+91 98765 43210' }))
    file.add(csvCells(report, rows))
  }
  // A blob's `text()` would drop the byte-order mark.
  return Buffer.from(await file.toBlob().arrayBuffer()).toString()
}

const namesOf = (csv: string) =>
  Papa.parse<string[]>(csv.slice(1))
    .data.slice(1)
    .map(([name]) => name)

test('begins with a byte-order mark and quotes every cell', async () => {
  expect(await csvOf([['D"Souza, B.']])).toBe('\uFEFF"Name","Mobile"\r\n"D""Souza, B.","+91 98765 43210"')
})

test.each(['=1+1', '@SUM(A1)', '+cmd|x', '-2+3', '\u200B=1', '\u202E=1', '\u2060@x', '\u0001+a', '＝1'])(
  '%j cannot run',
  async (name) => {
    expect(namesOf(await csvOf([[name]]))).toEqual([`'${name}`])
  },
)

test.each(['-5', '+91 98765-43210', '-1,200.50', '3=3', 'Asha'])('%j stays as it is', async (name) => {
  expect(namesOf(await csvOf([[name]]))).toEqual([name])
})

test('names of every script stay as they were typed, between a byte-order mark and UTF-8', async () => {
  const names = ['ସଂଯୁକ୍ତା ମହାପାତ୍ର', 'क्षितिज श्रीवास्तव', 'କୃଷ୍ଣ Kumar त्रिपाठी', 'क्\u200Dष']
  const csv = await csvOf([names])
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(namesOf(csv)).toEqual(names)
})

test('slices join into one table', async () => {
  const csv = await csvOf([['Asha'], [], ['Bijaya', '=1'], ['Chitra']])
  expect(namesOf(csv)).toEqual(['Asha', 'Bijaya', "'=1", 'Chitra'])
  expect(csv.match(/"Name"/g)).toHaveLength(1)
})

test('a file of every row says what it holds', async () => {
  const question = { page: 1, fromDate: '2026-11-01', toDate: '2026-11-21', term: 'asha', quarantined: false }
  const notes = fileNotes(question, { from: 1, to: 438, total: 438 }, new Date('2026-11-21T02:02:00Z'))
  const file = { report, notes, isComplete: true }
  expect(fileName(file, 'csv')).toBe('test_all.csv')
  expect(Papa.parse<string[]>((await csvOf([['Asha']], file)).slice(1)).data).toEqual([
    ['Test Report'],
    ['Entries 1 to 438 of 438'],
    ['Filters: From Date 1 Nov 2026, To Date 21 Nov 2026, Search “asha”'],
    ['Made on 21 Nov 2026 at 7:32 am, Indian time'],
    [''],
    ['Name', 'Mobile'],
    ['Asha', '+91 98765 43210'],
  ])
})
