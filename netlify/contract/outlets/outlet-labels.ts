import type { OutletFacts } from './outlets.ts'

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
