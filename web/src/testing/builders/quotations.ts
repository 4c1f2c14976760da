import type { OwnQuotation } from '#contract/quotations/own-quotation.ts'
import type { QuotationFacts } from '#contract/quotations/quotation-parts.ts'
import type { Quotation } from '#contract/quotations/quotations.ts'

const line = { taker: 'dealer', isOptional: false, isEstimate: false } as const

const facts: QuotationFacts = {
  firstId: '00000000-0000-4000-8000-0000000000aa',
  number: 'Q/26-27/0007',
  version: 1,
  state: 'sent',
  bikeName: 'SP125',
  variant: 'Disc',
  colour: 'Red',
  sheet: {
    day: '2026-11-23',
    name: 'SP 125',
    lines: [
      { ...line, id: 'ex_showroom', label: 'Ex-showroom price', paise: 9_440_000 },
      { ...line, id: 'road_tax', label: 'Road tax', paise: 566_400, taker: 'state', isEstimate: true },
      { ...line, id: 'exchange', label: 'Your vehicle in exchange', paise: -1_500_000 },
    ],
    isFrom: false,
    rules: [],
    covers: [],
    gstin: '27AAPFU0939F1ZV',
    gst: { percent: 18, hsn: '8711', valuePaise: 8_000_000, halfPaise: 720_000, source: 'Council' },
    loan: {
      downPaise: 2_000_000,
      loanPaise: 6_506_400,
      annualRate: 9.75,
      months: 36,
      instalmentPaise: 209_200,
    },
  },
  paise: 8_506_400,
  validUntil: '2026-11-30',
  oldVehicle: 'Splendor 2014',
  lender: 'A Bank',
  madeAt: '2026-11-23T10:00:00.000Z',
  agreedAt: null,
  outlet: { id: 1, name: 'Cuttack', address: 'Link Road', phone: '0671-000-0101' },
}

/** A quotation as its buyer reads it. */
export function anOwnQuotation(given: Partial<OwnQuotation> = {}): OwnQuotation {
  return { ...facts, name: 'Asha', isExpired: false, ...given }
}

/** A quotation as staff read it. */
export function aQuotation(given: Partial<Quotation> = {}): Quotation {
  return {
    ...facts,
    id: facts.firstId,
    leadId: '00000000-0000-4000-8000-0000000000bb',
    discountPaise: 0,
    exchangePaise: 1_500_000,
    madeBy: 'Asha Sahoo',
    decidedBy: '',
    sentAt: null,
    link: 'key',
    messages: {
      en: 'Your quotation\nhttps://dealer.example/quotation#key',
      or: 'ଆପଣଙ୍କ କୋଟେସନ୍\nhttps://dealer.example/or/quotation#key',
      hi: 'आपका कोटेशन\nhttps://dealer.example/hi/quotation#key',
    },
    ...given,
  }
}
