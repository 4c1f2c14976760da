import type { ChargeKind } from '#contract/prices/charge-kinds.ts'
import type { ChargeRule, ChargeStep } from '#contract/prices/charge-rule.ts'

/** A charge as it is when nobody has stored it yet. */
export type UsualCharge = Omit<ChargeRule, 'id' | 'at'>

type Given = Pick<ChargeRule, 'beginsOn' | 'source'> &
  Partial<Pick<ChargeRule, 'fuel' | 'insuredPercent' | 'gstPercent' | 'sourceUrl'>>

const upTo = (end: number | null, amount: Partial<ChargeStep>): ChargeStep => ({
  upTo: end,
  percent: null,
  rupees: null,
  ...amount,
})
const flat = (rupees: number) => [upTo(null, { rupees })]

/** One charge, always marked as an estimate, because nobody has checked it. */
const charge = (kind: ChargeKind, steps: ChargeStep[], given: Given): UsualCharge => ({
  kind,
  fuel: given.fuel ?? 'any',
  beginsOn: given.beginsOn,
  steps,
  insuredPercent: given.insuredPercent ?? 100,
  gstPercent: given.gstPercent ?? 0,
  source: given.source,
  sourceUrl: given.sourceUrl ?? '',
  isEstimate: true,
})

const insurance = { gstPercent: 18, beginsOn: '2022-06-01' }
const thirdParty = { ...insurance, sourceUrl: 'https://irdai.gov.in/' }
const insurer = 'Insurers set it themselves; a usual rate. Ask for a quotation.'

/**
 * The charges of Odisha, as far as public sources tell: the figures are from secondary sources or from
 * memory, for a dealer to check. A charge that nobody knows has no amount.
 */
export const usualCharges: readonly UsualCharge[] = [
  charge(
    'road_tax',
    [
      upTo(500_000, { percent: 6 }),
      upTo(1_000_000, { percent: 8 }),
      upTo(2_000_000, { percent: 10 }),
      upTo(4_000_000, { percent: 12 }),
      upTo(null, { percent: 20 }),
    ],
    {
      beginsOn: '2017-01-01',
      source: 'One-time tax of Odisha as amended in 2017. The RTO has the last word.',
      sourceUrl: 'https://odishatransport.gov.in/',
    },
  ),
  charge('road_tax', flat(0), {
    fuel: 'electric',
    beginsOn: '2021-09-01',
    source: 'Odisha Electric Vehicle Policy 2021: no tax until 31 December 2025.',
  }),
  charge('road_tax', [upTo(null, {})], {
    fuel: 'electric',
    beginsOn: '2026-01-01',
    source: 'The policy of 2021 ended on 31 December 2025. Please ask the RTO what holds since then.',
  }),
  charge('registration', flat(300), {
    beginsOn: '2017-01-01',
    source: 'Central Motor Vehicles Rules, rule 81, as a state prints it: 2,500 rupees for an imported one.',
    sourceUrl: 'https://parivahan.gov.in/',
  }),
  charge('smart_card', flat(200), {
    beginsOn: '2017-01-01',
    source: 'Central Motor Vehicles Rules, rule 81, as a state prints it.',
    sourceUrl: 'https://parivahan.gov.in/',
  }),
  charge('number_plate', flat(365), {
    beginsOn: '2019-04-01',
    source: 'A plate costs 320 to 380 rupees, as states print it.',
  }),
  charge('hypothecation', flat(500), {
    beginsOn: '2017-01-01',
    source: 'The RTO notes the lender in the registration.',
  }),
  charge(
    'third_party',
    [
      upTo(75, { rupees: 2901 }),
      upTo(150, { rupees: 3851 }),
      upTo(350, { rupees: 7365 }),
      upTo(null, { rupees: 15_117 }),
    ],
    { ...thirdParty, fuel: 'petrol', source: 'Five-year premiums of June 2022.' },
  ),
  charge(
    'third_party',
    [
      upTo(3, { rupees: 2466 }),
      upTo(7, { rupees: 3273 }),
      upTo(16, { rupees: 6260 }),
      upTo(null, { rupees: 12_849 }),
    ],
    { ...thirdParty, fuel: 'electric', source: 'Five-year premiums of June 2022.' },
  ),
  charge(
    'own_damage',
    [upTo(150, { percent: 1.676 }), upTo(350, { percent: 1.76 }), upTo(null, { percent: 1.844 })],
    { ...insurance, fuel: 'petrol', insuredPercent: 95, source: insurer },
  ),
  charge('own_damage', [upTo(null, { percent: 1.676 })], {
    ...insurance,
    fuel: 'electric',
    insuredPercent: 95,
    source: insurer,
  }),
  charge('zero_dep', [upTo(null, { percent: 0.4 })], { ...insurance, insuredPercent: 95, source: insurer }),
  charge('personal_accident', flat(375), {
    ...insurance,
    source: 'One year, 15 lakh rupees. The law asks for it unless the owner has such a cover already.',
  }),
]
