import { array, assert, boolean, constantFrom, integer, option, property, record, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChargeFuel, type ChargeKind, chargeKindIds, coverKinds } from '#contract/prices/charge-kinds.ts'
import type { ChargeRule, ChargeStep } from '#contract/prices/charge-rule.ts'
import { paiseFromRupees } from '#contract/prices/paise.ts'
import type { PriceLine } from '#contract/prices/price-line.ts'
import { offerFor } from '#contract/prices/price-offer.ts'
import { type OnRoadChoices, type OnRoadFacts, plainChoices, priceOnRoad, rulesOn } from './on-road-price.ts'
import { ruleInWords } from './rule-words.ts'

const today = '2026-07-04'
let lastId = 0

function rule(kind: ChargeKind, steps: Partial<ChargeStep>[], more: Partial<ChargeRule> = {}): ChargeRule {
  return {
    id: ++lastId,
    kind,
    fuel: 'any',
    beginsOn: '2024-01-01',
    steps: steps.map((step) => ({ upTo: null, percent: null, rupees: null, ...step })),
    insuredPercent: 100,
    gstPercent: 0,
    source: 'The gazette',
    sourceUrl: '',
    isEstimate: false,
    ...more,
  }
}

const roadTax = rule('road_tax', [{ upTo: 500_000, percent: 6 }, { percent: 8 }])
const thirdParty = rule(
  'third_party',
  [{ upTo: 75, rupees: 2901 }, { upTo: 150, rupees: 3851 }, { upTo: 350, rupees: 7365 }, { rupees: 15_117 }],
  { fuel: 'petrol' },
)
const rules = [roadTax, rule('registration', [{ rupees: 300 }]), thirdParty]
const petrol = (price: number, size: number | null = 109.51) => ({ price, size, fuel: 'petrol' as const })

const price = (facts: OnRoadFacts, given = rules, choices: OnRoadChoices = plainChoices, day = today) =>
  priceOnRoad(facts, given, choices, day)
const line = (id: string, ...given: Parameters<typeof price>) =>
  price(...given)?.lines.find((one) => one.id === id)

const wordsOf = (of?: PriceLine) => (of?.rule ? ruleInWords(of.rule) : undefined)

test('every line says what it is, who takes it, by which rule and since when', () => {
  const answer = price(petrol(100_000))
  expect(answer?.lines.map(({ id, paise }) => [id, paise])).toEqual([
    ['ex_showroom', 10_000_000],
    ['road_tax', 600_000],
    ['registration', 30_000],
    ['third_party', 385_100],
  ])
  expect(answer).toMatchObject({ paise: 11_015_100, isFrom: false })
  expect(answer?.lines[1]).toEqual({
    id: 'road_tax',
    label: 'Road tax',
    paise: 600_000,
    taker: 'state',
    isOptional: false,
    rule: {
      kind: 'road_tax',
      fuel: 'petrol',
      insuredPercent: 100,
      gstPercent: 0,
      step: { from: null, upTo: 500_000, percent: 6, rupees: null },
    },
    since: '2024-01-01',
    until: '',
    source: 'The gazette',
    link: '',
    isEstimate: false,
    ruleId: roadTax.id,
  })
  expect(answer?.lines.map(wordsOf)).toEqual([
    undefined,
    '6% of the ex-showroom price, under ₹5,00,000',
    '₹300',
    '₹3,851, over 75 cc, up to 150 cc',
  ])
})

const offer = (id: number, rupees: number, models: string[] = []) => ({
  id,
  title: 'Diwali',
  models,
  rupees,
  from: '2026-07-01',
  to: '2026-07-31',
})

test('an offer is a line below zero with its days; tax stays that of the whole price', () => {
  const answer = price(petrol(100_000), rules, { ...plainChoices, offer: offer(4, 2000) })
  expect(answer?.lines.at(-1)).toMatchObject({
    id: 'offer:4',
    label: 'Diwali',
    paise: -200_000,
    taker: 'dealer',
    since: '2026-07-01',
    until: '2026-07-31',
  })
  expect(answer?.paise).toBe(11_015_100 - 200_000)
  const free = price(petrol(1000), rules, { ...plainChoices, offer: offer(4, 2000) })
  expect(free?.lines.at(-1)?.paise).toBe(-100_000)
})

test('of the offers for a model the largest counts, and none of another model', () => {
  const offers = [offer(3, 1000), offer(2, 3000, ['SP125']), offer(1, 9000, ['LIVO'])]
  expect(['SP125', 'SHINE125', 'LIVO'].map((name) => offerFor(offers, name)?.id)).toEqual([2, 3, 1])
})

test.each([
  [499_999.99, 6],
  [500_000, 8],
])('a price of %d is taxed at %d per cent: a slab ends below its price', (rupees, percent) => {
  expect(wordsOf(line('road_tax', petrol(rupees)))).toContain(`${percent}% of`)
})

test.each([
  [75, 2901],
  [75.01, 3851],
  [150, 3851],
  [150.5, 7365],
  [350, 7365],
  [350.1, 15_117],
])('an engine of %d cc is insured at %d: a slab ends with its size', (size, rupees) => {
  expect(line('third_party', petrol(1, size))?.paise).toBe(rupees * 100)
})

test('what depends on a size that nobody knows is to be asked for, and the total is a "from"', () => {
  const answer = price(petrol(100_000, null))
  const thirdPartyLine = line('third_party', petrol(100_000, null))
  expect(thirdPartyLine?.paise).toBeNull()
  expect(wordsOf(thirdPartyLine)).toBe('Depends on the size of the engine.')
  expect(answer).toMatchObject({ paise: 10_630_000, isFrom: true })
})

test('what nobody has settled, and what everybody pays and no rule says, is to be asked for', () => {
  const unsettled = [rule('road_tax', [{}], { fuel: 'electric' }), rule('registration', [{ rupees: 300 }])]
  const answer = priceOnRoad({ price: 100_000, fuel: 'electric', size: 4.2 }, unsettled, plainChoices, today)
  expect(answer?.lines.map(({ id, paise }) => [id, paise])).toEqual([
    ['ex_showroom', 10_000_000],
    ['road_tax', null],
    ['registration', 30_000],
    ['third_party', null],
  ])
  expect(answer?.isFrom).toBe(true)
})

test('a premium is of the insured value, with its tax on top, to the rupee', () => {
  const ownDamage = rule('own_damage', [{ percent: 1.676 }], { insuredPercent: 95, gstPercent: 18 })
  // 87,450 × 95 % = 83,077.50; × 1.676 % = 1,392.38; with GST 1,643.01
  const ownDamageLine = line('own_damage', petrol(87_450), [ownDamage])
  expect(ownDamageLine?.paise).toBe(164_300)
  expect(wordsOf(ownDamageLine)).toBe(
    '1.676% of the insured value (95% of the ex-showroom price) plus 18% GST',
  )
})

test('no rule at all is no on-road price', () => {
  expect(price(petrol(1), [])).toBeUndefined()
  expect(price(petrol(1), rules, plainChoices, '2023-12-31')).toBeUndefined()
})

describe('days', () => {
  const [old, later] = [
    rule('registration', [{ rupees: 300 }]),
    rule('registration', [{ rupees: 500 }], { beginsOn: '2026-08-01' }),
  ]

  test.each([
    ['2026-07-31', 30_000],
    ['2026-08-01', 50_000],
  ])('on %s the later rule has ended the older one or not', (day, paise) => {
    expect(line('registration', petrol(1), [later, old], plainChoices, day)?.paise).toBe(paise)
    expect(rulesOn([old, later], day)).toHaveLength(1)
  })

  test('a rule for one fuel goes before one for all, and ends none of it', () => {
    const exempt = rule('road_tax', [{ percent: 0 }], { fuel: 'electric' })
    const all = [exempt, rule('road_tax', [{ percent: 6 }], { beginsOn: '2026-01-01' })]
    const facts = { price: 100_000, size: 4 }
    const tax = (fuel: 'petrol' | 'electric') => line('road_tax', { ...facts, fuel }, all)?.paise
    expect([tax('electric'), tax('petrol')]).toEqual([0, 600_000])
  })
})

test('the accident cover that the law asks for is in, and goes for an owner who has one', () => {
  const all = [...rules, rule('personal_accident', [{ rupees: 375 }], { gstPercent: 18 })]
  const answer = price(petrol(100_000), all)
  expect(answer?.lines.at(-1)).toMatchObject({ id: 'personal_accident', paise: 44_300, isOptional: false })
  expect(answer?.paise).toBe(11_015_100 + 44_300)
  expect(price(petrol(100_000), all, { ...plainChoices, covers: [] })?.paise).toBe(11_015_100)
})

test('a loan, covers and accessories add their lines, and nothing else does', () => {
  const all = [...rules, rule('hypothecation', [{ rupees: 500 }]), rule('zero_dep', [{ percent: 0.4 }])]
  expect(price(petrol(100_000), all)?.lines).toHaveLength(4)
  const choices = {
    loan: true,
    covers: ['zero_dep'] as const,
    accessories: [{ partNumber: 'A-1', heading: 'Leg guard', price: 990.5 }],
  }
  expect(
    price(petrol(100_000), all, choices)
      ?.lines.slice(4)
      .map(({ id, taker, isOptional, paise }) => [id, taker, isOptional, paise]),
  ).toEqual([
    ['third_party', 'insurer', false, 385_100],
    ['zero_dep', 'insurer', true, 40_000],
    ['accessory:A-1', 'dealer', true, 99_050],
  ])
})

test('whatever the vehicle, the rules and the choices: lines are whole paise, none below zero, and sum exactly', () => {
  const amounts = integer({ min: 1, max: 10_000_000_000 }).map((paise) => paise / 100)
  const steps = array(
    record({
      upTo: option(integer({ min: 1, max: 4_000_000 })),
      percent: option(integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)),
      rupees: option(integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const anyRule = record({
    id: integer({ min: 1 }),
    kind: constantFrom(...chargeKindIds),
    fuel: constantFrom<ChargeFuel>('any', 'petrol', 'electric'),
    beginsOn: constantFrom('2025-01-01', today, '2027-01-01'),
    steps,
    insuredPercent: integer({ min: 1, max: 100 }),
    gstPercent: integer({ min: 0, max: 40 }),
    source: constantFrom('RTO'),
    sourceUrl: constantFrom(''),
    isEstimate: boolean(),
  })
  const anyFacts = record({
    price: amounts,
    fuel: constantFrom('petrol' as const, 'electric' as const),
    size: option(integer({ min: 1, max: 2000 })),
  })
  const anyChoices = record({
    loan: boolean(),
    covers: subarray([...coverKinds]),
    accessories: array(
      record({ partNumber: constantFrom('A', 'B'), heading: constantFrom('Guard'), price: amounts }),
    ),
  })
  assert(
    property(anyFacts, array(anyRule), anyChoices, (facts, given, choices) => {
      const answer = priceOnRoad(facts, given, choices, today)
      if (!answer) return
      const known = answer.lines.flatMap(({ paise }) => (paise === null ? [] : [paise]))
      expect(known.every((paise) => Number.isSafeInteger(paise) && paise >= 0)).toBe(true)
      expect(BigInt(answer.paise)).toBe(known.reduce((sum, paise) => sum + BigInt(paise), 0n))
      expect(answer.isFrom).toBe(known.length < answer.lines.length)
      expect(answer.lines[0]?.paise).toBe(paiseFromRupees(facts.price))
      expect(answer.lines.some(({ label }) => /handling|logistic/i.test(label))).toBe(false)
    }),
  )
})
