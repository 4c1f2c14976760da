import type { OutletFacts } from '#contract/outlets/outlets.ts'

/** The labels of the facts of an outlet. */
export const outletLabels: Record<keyof OutletFacts, string> = {
  name: 'Name',
  address: 'Address',
  services: 'Services',
  salesNumber: 'Sales',
  serviceNumber: 'Service',
  sparesNumber: 'Spare parts',
  careNumber: 'Customer care',
  email: 'E-mail of sales',
  serviceEmail: 'E-mail of service',
  hours: 'Hours',
  openTime: 'Hours in words',
  holidays: 'Holidays',
  image: 'Picture',
  latitude: 'Latitude',
  longitude: 'Longitude',
}

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
