import type { OtherModel, WarrantyPlan } from '#contract/content/page-lists.ts'

/** When vehicles are due for service; written from memory, to be checked against the maker's booklet. */
export const servicePlan = (['scooter', 'motorcycle'] as const).flatMap((vehicle) => [
  { name: 'First free service', vehicle, kind: 'free', km: 1_000, months: 1 },
  { name: 'Second free service', vehicle, kind: 'free', km: 6_000, months: 6 },
  { name: 'Third free service', vehicle, kind: 'free', km: 12_000, months: 12 },
  { name: 'Paid service', vehicle, kind: 'every', km: 6_000, months: 6 },
])

/** Terms of warranty, storefront section 9. */
export const warrantyPlans: WarrantyPlan[] = [
  ...plansOf('scooter', 36_000, { 1: 12_000, 2: 24_000, 3: 36_000, 7: 84_000 }),
  ...plansOf('motorcycle', 42_000, { 1: 16_000, 2: 28_000, 3: 40_000, 7: 88_000 }),
]

/** The plans of a kind of vehicle; `added` has the kilometres of the extended plans by their years. */
function plansOf(
  vehicle: WarrantyPlan['vehicle'],
  standardKm: number,
  added: Record<number, number>,
): WarrantyPlan[] {
  const plan = (kind: WarrantyPlan['kind'], years: number, km: number, renewYears = 0) => ({
    vehicle,
    kind,
    years,
    km,
    renewYears,
  })
  return [
    plan('standard', 3, standardKm),
    ...Object.entries(added).map(([years, km]) => plan('extended', Number(years), km)),
    plan('plus', 10, 0, 9),
  ]
}

/**
 * The older models of the service forms, storefront section 3, which leaves out one that is made up here, and
 * the models of the club, storefront section 5.
 */
export const otherModels: OtherModel[] = [
  { form: 'service', code: 'honda-activa-6g', name: 'Activa 6G' },
  { form: 'service', code: 'honda-cb-shine', name: 'CB Shine' },
  { form: 'service', code: 'honda-unicorn', name: 'Unicorn' },
  { form: 'service', code: 'honda-cbr-150r', name: 'CBR 150R' },
  { form: 'service', code: 'honda-x-blade', name: 'X-Blade' },
  { form: 'service', code: 'honda-hornet-2-0', name: 'Hornet 2.0' },
  { form: 'service', code: 'honda-dio', name: 'Dio' },
  { form: 'service', code: 'honda-cb500x', name: 'CB500X' },
  { form: 'service', code: 'honda-cbr1000rr', name: 'CBR1000RR' },
  { form: 'service', code: 'honda-cb1000r', name: 'CB1000R' },
  { form: 'club', code: 'shine', name: 'Shine' },
  { form: 'club', code: 'activa', name: 'Activa' },
  { form: 'club', code: 'unicorn', name: 'Unicorn' },
  { form: 'club', code: 'CBR 150R', name: 'CBR 150R' },
]
