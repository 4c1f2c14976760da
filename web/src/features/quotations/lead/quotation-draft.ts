import type { Variant } from '#contract/catalogue/catalogue.ts'
import type { CoverKind } from '#contract/prices/charge-kinds.ts'
import { rupeesFromPaise } from '#contract/prices/paise.ts'
import type { Quotation, QuotationQuestion } from '#contract/quotations/quotations.ts'
import { plainChoices } from '#domain/prices/on-road-price.ts'
import { counterOutlet } from '#web/shop/counter-outlet.ts'

/** What is known of a lead before anybody makes a quotation; the model may be a name or a code. */
export interface QuotedLead {
  id: string
  model: string
  variant: string
  colour: string
  outletId: number | null
}

/** A quotation while staff choose; amounts as they are typed, empty for none. */
export interface QuotationDraft {
  bikeName: string
  variant: string
  colour: string
  outletId: string
  covers: readonly CoverKind[]
  accessories: readonly string[]
  exchange: string
  oldVehicle: string
  discount: string
  hasLoan: boolean
  lender: string
  downPayment: string
  months: string
  annualRate: string
}

/** The draft of a new quotation: the choices of the lead, else this counter's, and what most buyers take. */
export function draftOf(lead: QuotedLead): QuotationDraft {
  return {
    bikeName: lead.model,
    variant: lead.variant,
    colour: lead.colour,
    outletId: lead.outletId === null ? counterOutlet() : String(lead.outletId),
    covers: plainChoices.covers,
    accessories: [],
    exchange: '',
    oldVehicle: '',
    discount: '',
    hasLoan: false,
    lender: '',
    downPayment: '',
    months: '36',
    annualRate: '',
  }
}

/** The draft of a next version: what the version before says. */
export function draftAfter({ sheet, ...before }: Quotation): QuotationDraft {
  const amount = (id: string) => {
    const paise = sheet.lines.find((line) => line.id === id)?.paise
    return paise ? String(-rupeesFromPaise(paise)) : ''
  }
  const { loan } = sheet
  return {
    bikeName: before.bikeName,
    variant: before.variant,
    colour: before.colour,
    outletId: String(before.outlet.id),
    covers: sheet.covers.filter(
      (cover): cover is CoverKind => cover === 'zero_dep' || cover === 'personal_accident',
    ),
    accessories: sheet.lines.flatMap(({ id }) => (id.startsWith('accessory:') ? [id.slice(10)] : [])),
    exchange: amount('exchange'),
    oldVehicle: before.oldVehicle,
    discount: amount('discount'),
    hasLoan: loan !== null,
    lender: before.lender,
    downPayment: loan ? String(rupeesFromPaise(loan.downPaise)) : '',
    months: String(loan?.months ?? 36),
    annualRate: loan ? String(loan.annualRate) : '',
  }
}

/** Whole rupees of a typed amount such as `1,500`; 0 for none. */
export function rupeesIn(typed: string): number {
  return Number(typed.replace(/[,\s₹]/g, '') || 0)
}

/** The variant that a draft means: the named one, else the cheapest; undefined where the model has none. */
export function variantIn({ variant }: QuotationDraft, variants: readonly Variant[]): Variant | undefined {
  return variants.find(({ name }) => name === variant) ?? variants[0]
}

/** What the server is asked for; a figure that is none becomes NaN, which the server's schema refuses. */
export function questionOf(
  draft: QuotationDraft,
  variantId: number | null,
): Omit<QuotationQuestion, 'id' | 'after'> {
  const { bikeName, colour, covers, accessories, oldVehicle, hasLoan, lender } = draft
  return {
    bikeName,
    variantId,
    colour,
    outletId: Number(draft.outletId),
    covers: [...covers],
    accessories: [...accessories],
    exchange: rupeesIn(draft.exchange),
    oldVehicle,
    discount: rupeesIn(draft.discount),
    loan: hasLoan
      ? {
          lender,
          downPayment: rupeesIn(draft.downPayment),
          months: Number(draft.months),
          annualRate: Number(draft.annualRate),
        }
      : null,
  }
}
