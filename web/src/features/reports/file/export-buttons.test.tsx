import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import { reports } from '#contract/reports/reports.ts'
import { Toaster } from '#web/ui/overlay/toast.tsx'
import { ExportButtons } from './export-buttons.tsx'
import type { ExportKind } from './export-kinds.ts'
import { ReportMaker } from './report-maker.ts'

const { saved } = vi.hoisted(() => ({ saved: [] as Blob[] }))
// jsdom has no workers, so the maker works here.
vi.mock('./open-maker.ts', () => ({
  openMaker: async (kind: ExportKind, report: ConstructorParameters<typeof ReportMaker>[1]) =>
    new ReportMaker(kind, report),
}))
vi.mock('#web/lib/device/save-file.ts', () => ({ saveFile: (_: string, file: Blob) => saved.push(file) }))

const report = reports[0]
const rows = ['1', '2', '3'].map((id) => ({ id, name: `Person ${id}` }))
const question = {
  page: 1,
  pageSize: 10,
  fromDate: '',
  toDate: '',
  term: '',
  quarantined: false,
  everywhere: false,
}

/** Takes the CSV of a page, of which some rows may belong to people who are not to be called. */
async function takeCsv(given: { doNotCall: string[]; leftOut: number }) {
  render(
    <>
      <Toaster />
      <ExportButtons
        report={report}
        question={question}
        rows={rows}
        page={{
          data: rows,
          totalPages: 3,
          totalRecords: 28,
          isCapped: false,
          withdrawn: [],
          leads: {},
          today: '2026-11-20',
          now: '2026-11-20T09:34:00.000Z',
          ...given,
        }}
        isPageSearch={false}
        isLoading={false}
        mayTakeAll={false}
      />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  return Papa.parse<string[]>((await saved.pop()?.text()) ?? '').data
}

test('a CSV of a page that leaves rows out says on the screen how many', async () => {
  expect(await takeCsv({ doNotCall: ['2'], leftOut: 0 })).toHaveLength(3)
  expect(await screen.findByText('CSV saved: 2 rows.')).toBeTruthy()
  expect(screen.getByText(/^1 entry is left out, of people who asked not to be called/)).toBeTruthy()
})

test('a CSV of all rows of a page says nothing', async () => {
  expect(await takeCsv({ doNotCall: [], leftOut: 0 })).toHaveLength(4)
  expect(screen.queryByText(/^CSV saved/)).toBeNull()
})
