import { contentLabels } from '#contract/content/content-labels.ts'
import { dealershipLabels } from '#contract/dealership/dealership-labels.ts'
import { outletLabels } from '#contract/outlets/outlet-labels.ts'
import { chargeLabels } from '#contract/prices/charge-labels.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'

/** The names of columns that differ from those of the wire in more than the letters between their words. */
const wireNames: Record<string, string> = {
  sales_no: 'salesNumber',
  service_no: 'serviceNumber',
  spare_no: 'sparesNumber',
  customer_no: 'careNumber',
  booking_no: 'bookingNumber',
  care_no: 'careNumber',
  whatsapp_no: 'whatsAppNumber',
  first_day: 'from',
  last_day: 'to',
  rupees_off: 'amount',
}

const content = { ...contentLabels, image: 'Picture' }

/** The labels of the forms, by table and by the field's name on the wire. */
const labels: Record<string, Readonly<Record<string, string>>> = {
  vehicles: { pricePaise: 'Ex-showroom price', isActive: 'Visitors see it' },
  variants: { pricePaise: 'Ex-showroom price' },
  accessories: { pricePaise: 'Price' },
  slides: content,
  offers: content,
  notifications: content,
  gallery_images: content,
  page_texts: { markdown: 'Words' },
  dealers: outletLabels,
  dealership: dealershipLabels,
  charge_rules: chargeLabels,
  promise_settings: {
    targets: 'How soon you call',
    mailLists: 'Who gets mail',
    asksForReviews: 'Asks for reviews',
  },
  payment_settings: {
    upiId: 'UPI id',
    payee: 'Payee',
    tokenPaise: 'Token',
    capPaise: 'The most that is taken ahead',
    refundLines: 'What is returned',
  },
  quotation_settings: {
    prefix: 'Letters of the number',
    validDays: 'Days that a quotation holds',
    salesLimitPaise: 'Discount of sales',
    managerLimitPaise: 'Discount of managers',
    salesExchangePaise: 'Exchange of sales',
    managerExchangePaise: 'Exchange of managers',
    hsnPetrol: 'HSN of engines',
    hsnElectric: 'HSN of electric vehicles',
    gstRates: 'GST inside prices',
  },
  whatsapp_settings: {
    offKinds: 'Not written',
    capRupees: 'Rupees a month',
    priceMills: 'Price of a message, in thousandths of a rupee',
    priceSource: 'Source of the price',
    priceDay: 'Day of the price',
  },
  site_parts: { isOn: 'Visitors see it' },
  staff: {
    email: 'Email',
    mobile: 'Mobile Number',
    expiresOn: 'Last day',
    outletIds: 'Outlets',
    changesAll: 'May change what holds for all outlets',
    isOnDuty: 'Takes new leads',
  },
}

/** Every label of a form with its table and column, by which a search of the trail finds its rows. */
export function labelledColumns(): { table: string; column: string; label: string }[] {
  const columns = new Map(Object.entries(wireNames).map(([column, wireName]) => [wireName, column]))
  return Object.entries(labels).flatMap(([table, fields]) =>
    Object.entries(fields).flatMap(([field, label]) => {
      const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const names = new Set([column, columns.get(field) ?? column])
      return [...names].map((name) => ({ table, column: name, label }))
    }),
  )
}

/** The label that the form of a table's rows gives a column; the column's name where no form has it. */
export function columnLabel(table: string, column: string): string {
  const wireName = wireNames[column] ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return labels[table]?.[wireName] ?? sentenceCase(column.replaceAll('_', ' '))
}
