import { type AgeingQuestion, type StockAgeing, standingDays } from '#contract/stock/stock-units.ts'

/** A count of single vehicles, and what the address of the screen says for the list of exactly these. */
export interface AgeingFigure {
  label: string
  units: number
  /** What they cost ex showroom; figures that only narrow the list have none. */
  rupees?: number
  /** Parameters of the address that change; an empty text takes one out. */
  choice: Partial<Record<'outlet' | 'kind' | 'days', string>>
}

/** The question that the address of the screen asks; what the address says wrongly asks nothing. */
export function ageingQuestion(address: URLSearchParams): AgeingQuestion {
  const whole = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined)
  const [vehicle, variant, colour] = (address.get('kind') ?? '').split('-').map(whole)
  return {
    outlet: whole(address.get('outlet') ?? '') || undefined,
    vehicle: vehicle || undefined,
    variant,
    colour,
    days: standingDays.find((days) => days === address.get('days')),
    page: Math.min(1000, whole(address.get('p') ?? '') || 1),
  }
}

/** How many stand in all and since how long, of the outlet and kind that the list shows. */
export function totalFigures({ totals }: Pick<StockAgeing, 'totals'>): AgeingFigure[] {
  return [
    { label: 'Standing', ...totals.all, choice: { days: '' } },
    { label: '45 days and more', ...totals.from45, choice: { days: '45' } },
    { label: '60 days and more', ...totals.from60, choice: { days: '60' } },
    { label: '90 days and more', ...totals.from90, choice: { days: '90' } },
  ]
}

/** How many the list would have of each outlet. */
export function outletFigures({ outlets }: Pick<StockAgeing, 'outlets'>): AgeingFigure[] {
  return outlets.map(({ id, name, units }) => ({ label: name, units, choice: { outlet: String(id) } }))
}

/** How many the list would have of each model, and of each variant and colour of it. */
export function kindFigures({ kinds }: Pick<StockAgeing, 'kinds'>): AgeingFigure[] {
  const models = new Map<number, StockAgeing['kinds']>()
  for (const kind of kinds) models.set(kind.vehicleId, [...(models.get(kind.vehicleId) ?? []), kind])
  return [...models].flatMap(([vehicleId, ofModel]) => [
    {
      label: ofModel[0]?.model ?? '',
      units: ofModel.reduce((sum, { units }) => sum + units, 0),
      choice: { kind: String(vehicleId) },
    },
    ...ofModel.map(({ model, variantId, variant, colourId, colour, units }) => ({
      label: [model, variant, colour].filter(Boolean).join(' · '),
      units,
      choice: { kind: `${vehicleId}-${variantId}-${colourId}` },
    })),
  ])
}
