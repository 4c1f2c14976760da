import { describe, expect, test } from 'vitest'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { type ReportId, reports } from '#contract/reports/reports.ts'
import { paperColumns, reportTitles } from './report-cells.ts'
import { reportColumns } from './report-columns.tsx'

const person = ['Name', 'Mobile', 'Email']
const registered = [
  ...person,
  'Model',
  'Registration Number',
  'Year of Purchase',
  'Message',
  'Enq.Date',
  'Enq.Time',
]
const pinned = [...person, 'Model', 'Pin Code']

/**
 * The columns of back-office section 2. "Booking fields" and "AMC fields" are those of section 3; `Booking`
 * has them in an order of ours, with the date of the enquiry beside that of the booking.
 */
const specified: Partial<Record<ReportId, readonly string[]>> = {
  booking: [
    'Booking Date',
    'Enq.Date',
    'Enq.Time',
    'Name',
    'Contact Number',
    'Email',
    'Model',
    'Entered Model',
    'Registration Number',
    'Service Type',
    'Year of Purchase',
    'Message',
  ],
  amc: registered,
  ew: registered,
  finance: ['Name', 'Mobile', 'Email ID', 'Model', 'Loan Amount', 'Comment', 'Enq. Date', 'Enq. Time'],
  enquiry: ['Name', 'Mobile', 'Email ID', 'Model', 'Color', 'Comment', 'Enq.Date', 'Enq.Time'],
  service: [...pinned, 'Enq.Date', 'Enq.Time'],
  message: ['Full Name', 'Mobile', 'Postal Code', 'Message', 'Enq. Date', 'Enq. Time'],
  'become-dealer': ['LOCATION', 'ADDRESS', 'NAME', 'MOBILE', 'ENQDATE', 'ENQTIME'],
  applicants: ['Name', 'Email', 'Phone', 'Post', 'Date', 'Resume'],
  'spare-part': [...pinned, 'Message', 'Enq.Date', 'Enq.Time'],
  sales: [...pinned, 'Enq.Date', 'Enq.Time'],
  review: ['Review', 'Enq. Date', 'Enq. Time'],
  offer: [...person, 'Enq.Date', 'Enq.Time'],
}
const all: readonly ReportDefinition[] = reports
const titlesOf = (columns: readonly { title: string }[]) => columns.map(({ title }) => title)

describe.each(Object.entries(specified))('the report %s', (id, first) => {
  const report = all.find((each) => each.id === id) ?? reports[0]

  test('begins with the specified columns on the screen, in the CSV and on paper', () => {
    for (const titles of [
      titlesOf(reportColumns(report)),
      reportTitles(report),
      titlesOf(paperColumns(report)),
    ])
      expect(titles.slice(0, first.length)).toEqual(first)
  })
})

test('where there is no room for all columns, who it is and since when stand first, and none is missing', () => {
  const finance = all.find(({ id }) => id === 'finance') ?? reports[0]
  const narrow = titlesOf(reportColumns(finance, undefined, true))
  expect(narrow.slice(0, 4)).toEqual(['Name', 'Mobile', 'Enq. Date', 'Enq. Time'])
  expect(narrow.toSorted()).toEqual(reportTitles(finance).toSorted())
})
