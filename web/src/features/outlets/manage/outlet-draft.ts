import type { OutletFacts } from '#contract/outlets/outlets.ts'

const day = { opens: '09:30', closes: '19:30' }

/** The facts of a new outlet: open from Monday to Saturday, at no place yet. */
export function newOutlet(): OutletFacts {
  return {
    name: '',
    address: '',
    services: ['sales', 'service'],
    salesNumber: '',
    serviceNumber: '',
    sparesNumber: '',
    careNumber: '',
    email: '',
    serviceEmail: '',
    hours: { sales: [day, day, day, day, day, day, null] },
    openTime: '',
    holidays: [],
    image: '',
    latitude: Number.NaN,
    longitude: Number.NaN,
  }
}
