import { lostReasonLabel } from '#contract/leads/lost-reasons.ts'
import type { OwnerReport, OwnerReportRow } from '#contract/reports/owner-report.ts'
import { saleFigures } from '#contract/reports/sale-figures.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { groupLakhs } from '#domain/prices/rupee-words.ts'
import type { WeekFacts } from '#server/data/messages/mails.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { reportOf } from '#server/services/reports/owner-report.ts'
import type { MailWords } from './staff-mails.ts'

type Report = Omit<OwnerReport, 'from' | 'to'>

/** A line of the mail: a name, its count, and the count that fills a whole bar. */
interface Bar {
  label: string
  count: number
  of: number
}

/**
 * The figures of the week before, for owners who asked for them. The bars are cells of a table: every mail
 * program draws these, and none has to fetch or trust a picture.
 */
export function weekMail({ from, to, week, weeks }: WeekFacts): MailWords {
  const report = reportOf(week)
  const parts = partsOf(report, reportOf(weeks))
  const title = `Leads of sales from ${dayInWords(from)} to ${dayInWords(to)}`
  const facts = factsOf(report)
  const address = `${siteUrl()}/admin/dashboard?page=figures`
  return {
    subject: `Last week: ${groupLakhs(report.all.came)} came, ${groupLakhs(report.all.delivered)} delivered`,
    text: [
      title,
      ...facts,
      ...parts.flatMap((part) => ['', part.title, ...part.bars.map(textOf)]),
      '',
      address,
    ].join('\n'),
    html: htmlOf(title, facts, parts, address),
  }
}

function partsOf(report: Report, before: Report): { title: string; bars: Bar[] }[] {
  const { all, lost, sources, people } = report
  const most = Math.max(1, ...before.weeks.map(({ came }) => came))
  const delivered = ({ came, delivered }: OwnerReportRow) =>
    `${groupLakhs(delivered)} of ${groupLakhs(came)} delivered`
  const parts = [
    {
      title: 'How far they came',
      bars: saleFigures.map(({ id, label }) => ({ label, count: all[id], of: all.came })),
    },
    {
      title: 'Why sales were lost',
      bars: lost.map(({ reason, leads }) => ({ label: lostReasonLabel(reason), count: leads, of: all.lost })),
    },
    {
      title: 'By source',
      bars: sources.slice(0, 8).map((row) => ({
        label: `${row.source || 'Not said'}, ${delivered(row)}`,
        count: row.came,
        of: all.came,
      })),
    },
    {
      title: 'By person',
      bars: people.slice(0, 12).map((row) => ({
        label: `${row.id === null ? 'Nobody yet' : row.name || 'Former staff'}, ${delivered(row)}`,
        count: row.came,
        of: all.came,
      })),
    },
    {
      title: 'Came, by week',
      bars: before.weeks.map((row) => ({ label: `From ${dayInWords(row.from)}`, count: row.came, of: most })),
    },
  ]
  return parts.filter(({ bars }) => bars.length > 0)
}

function factsOf({ all: { answers, score }, spend }: Report): string[] {
  return [
    answers &&
      `Half were answered within ${answers.p50} minutes of opening time, nine of ten within ${answers.p90}.`,
    score && `Score: ${score.points} of 100, by ${score.scored} of these leads.`,
    spend &&
      `Advertising cost ₹${groupLakhs(Math.round(spend.rupees))}${spend.perDelivered === null ? '' : `, ₹${groupLakhs(Math.round(spend.perDelivered))} for each delivered vehicle`}.`,
  ].filter((words) => words !== null)
}

const textOf = ({ label, count }: Bar) => `${label}: ${groupLakhs(count)}`

function htmlOf(
  title: string,
  facts: string[],
  parts: { title: string; bars: Bar[] }[],
  address: string,
): string {
  const tables = parts.map(
    (part) =>
      `<h2 style="font-size:16px;margin:20px 0 6px">${escaped(part.title)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${part.bars.map(rowOf).join('')}</table>`,
  )
  return `<div style="max-width:560px;font-family:sans-serif;font-size:14px;line-height:1.5;color:#1c1b1a"><h1 style="font-size:18px">${escaped(title)}</h1>${facts.map((words) => `<p style="margin:4px 0">${escaped(words)}</p>`).join('')}${tables.join('')}<p style="margin:20px 0 0"><a href="${escaped(address)}">All figures</a></p></div>`
}

function rowOf({ label, count, of }: Bar): string {
  const share = of > 0 ? Math.round((count / of) * 100) : 0
  const cell = (width: number, colour: string) =>
    width > 0
      ? `<td width="${width}%" height="6" bgcolor="${colour}" style="font-size:0;line-height:6px">&nbsp;</td>`
      : ''
  return `<tr><td style="padding:4px 0 0">${escaped(label)}</td><td align="right" style="padding:4px 0 0"><b>${groupLakhs(count)}</b></td></tr><tr><td colspan="2" style="padding:2px 0 4px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cell(share, '#1c1b1a')}${cell(100 - share, '#e9e7e4')}</tr></table></td></tr>`
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
