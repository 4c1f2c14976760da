import { CheckIcon } from '#web/ui/icon/sign.tsx'

/** The benefits, storefront section 2, "Extended Warranty Plus". */
const benefits = [
  'Customer retention and peace of mind',
  'Covers manufacturing defects',
  'Coverage up to 10 years',
  'Higher resale value with regular maintenance',
  'Renewal up to 9 years after purchase',
  'All-India applicability',
  'Policy transferable',
]

export function WarrantyPlusBenefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-2xl font-bold">
        Benefits for Customer
      </h2>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-4 py-3.5 text-lg">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-success-soft text-success">
              <CheckIcon />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}
