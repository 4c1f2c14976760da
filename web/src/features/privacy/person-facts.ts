import { cancelReasonLabel } from '#contract/orders/cancel-reasons.ts'
import { moveReasonLabel, orderPapers, stepLabel } from '#contract/orders/order-steps.ts'
import { paymentWayLabel } from '#contract/payments/payment-lists.ts'
import type { HeldEnquiry } from '#contract/privacy/privacy.ts'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import { reports } from '#contract/reports/reports.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'
import { formatDay, formatMoment } from '#web/lib/dates.ts'

/** A fact with its name, as a person reads it. */
export interface Fact {
  name: string
  value: string
}

const all: readonly ReportDefinition[] = reports

/** Columns that say nothing to a person: what only links rows, and what stands elsewhere on the page. */
const left = new Set(['id', 'created_at', 'outlet_id', 'staff_id', 'is_quarantined', 'language', 'seen'])

const ownNames: Record<string, string> = {
  resume_path: 'Resume',
  price_paise: 'Price',
  low_paise: 'Estimate from',
  high_paise: 'Estimate to',
  created_at: 'Sent',
  landing: 'First page',
  referrer: 'Came from',
}

/** What was sent with a form, each field under the title that it has in its report. */
export function sentFacts({ kind, sent }: Pick<HeldEnquiry, 'kind' | 'sent'>): Fact[] {
  const columns = all.find(({ id }) => id === kind)?.columns ?? []
  const titleOf = (key: string) => columns.find(({ keys }) => keys.length === 1 && keys[0] === key)?.title
  return factsOf(sent, titleOf)
}

/** The visit that an enquiry came from, and what its sender saw beside the form. */
export function visitFacts({ context }: Pick<HeldEnquiry, 'context'>): Fact[] {
  if (!context) return []
  const { seen, ...visit } = context
  const saw = typeof seen === 'object' && seen !== null ? Object.entries(seen) : []
  return [
    ...factsOf(visit, () => undefined),
    ...saw.flatMap(([key, value]) => (value === '' ? [] : [{ name: nameOf(key), value: String(value) }])),
  ]
}

type HeldOrder = NonNullable<HeldEnquiry['work']>['orders'][number]

/** An order with its steps, what is empty left out. */
export function orderFacts(order: HeldOrder): Fact[] {
  const { price, token, papersWanted, papersSeen, steps, deliveryAt, cancelledBecause } = order
  const papers = (ids: readonly string[]) =>
    orderPapers.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(', ')
  return [
    { name: 'Vehicle', value: [order.model, order.variant, order.colour].filter(Boolean).join(', ') },
    { name: 'Outlet', value: order.outlet },
    { name: 'Price on the road', value: formatRupees(price) },
    { name: 'Token', value: token > 0 ? formatRupees(token) : '' },
    ...order.payments.map(({ number, paidOn, amount, way, reference, returned, returnedReference }) => ({
      name: 'Paid ahead',
      value: [
        formatRupees(amount),
        formatDay(paidOn),
        paymentWayLabel(way),
        reference,
        number && `voucher ${number}`,
        returned !== null && `${formatRupees(returned)} returned`,
        returnedReference,
      ]
        .filter(Boolean)
        .join(', '),
    })),
    { name: 'Lender', value: order.lender },
    { name: 'Papers asked for', value: papers(papersWanted) },
    { name: 'Papers seen', value: papers(papersSeen) },
    { name: 'Registration number', value: order.registrationNumber },
    { name: 'Handed over without plate', value: order.releasedBecause },
    { name: 'Cancelled', value: cancelledBecause && cancelReasonLabel(cancelledBecause) },
    { name: 'Taken home', value: deliveryAt ? formatMoment(new Date(deliveryAt)) : '' },
    ...steps.map(({ step, plannedOn, doneOn, doneBy, moves }) => ({
      name: stepLabel(step),
      value: [
        doneOn ? `done ${formatDay(doneOn)} by ${doneBy}` : `planned for ${formatDay(plannedOn)}`,
        ...moves.map(({ from, because }) => `before: ${formatDay(from)}, ${moveReasonLabel(because)}`),
      ].join('; '),
    })),
  ].filter(({ value }) => value !== '')
}

type HeldQuotation = NonNullable<HeldEnquiry['work']>['quotations'][number]

/** A version of a quotation with its lines, what is empty left out. */
export function quotationFacts(quotation: HeldQuotation): Fact[] {
  const { model, variant, colour, price, lines, validUntil, oldVehicle, lender, sentAt, agreedAt } = quotation
  const momentOf = (moment: string | null) => (moment ? formatMoment(new Date(moment)) : '')
  return [
    { name: 'Vehicle', value: [model, variant, colour].filter(Boolean).join(', ') },
    ...lines.map(({ label, rupees }) => ({
      name: label,
      value: rupees === null ? 'Ask us' : formatRupees(rupees),
    })),
    { name: 'To pay', value: formatRupees(price) },
    { name: 'In exchange', value: oldVehicle },
    { name: 'Lender', value: lender },
    { name: 'Given to you', value: momentOf(sentAt) },
    { name: 'Held until', value: formatDay(validUntil) },
    { name: 'You said yes', value: momentOf(agreedAt) },
  ].filter(({ value }) => value !== '')
}

/** The names, numbers and addresses under which a person wrote, each once. */
export function whoFacts(enquiries: readonly Pick<HeldEnquiry, 'sent'>[]): Fact[] {
  const used = (...columns: string[]) =>
    [
      ...new Set(
        enquiries.map(({ sent }) =>
          columns
            .map((column) => sent[column])
            .filter((text): text is string => typeof text === 'string' && text !== '')
            .join(' '),
        ),
      ),
    ]
      .filter(Boolean)
      .join(', ')
  return [
    { name: 'Name', value: [used('name'), used('first_name', 'last_name')].filter(Boolean).join(', ') },
    { name: 'Mobile', value: used('mobile') },
    { name: 'E-mail', value: used('email') },
  ].filter(({ value }) => value !== '')
}

function factsOf(fields: Record<string, unknown>, titleOf: (key: string) => string | undefined): Fact[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const text = left.has(key) ? '' : textOf(key, value)
    return text === '' ? [] : [{ name: titleOf(key) ?? nameOf(key), value: text }]
  })
}

/** The name of a column: `year_of_purchase` as `Year of purchase`. */
function nameOf(column: string): string {
  return sentenceCase(ownNames[column] ?? column.replaceAll('_', ' '))
}

function textOf(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} kept as files`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (column.endsWith('_paise')) return formatRupees(Number(value) / 100)
  if (column === 'resume_path') return 'Kept as a file'
  const text = String(value)
  if (column.endsWith('_at')) return formatMoment(new Date(text))
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}
