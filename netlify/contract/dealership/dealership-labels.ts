import type { DealershipFacts } from './dealership.ts'

/** The labels of the facts of the dealership. */
export const dealershipLabels: Record<keyof DealershipFacts, string> = {
  name: 'Name',
  logo: 'Logo',
  wordmark: 'Words of the logo',
  wordmarkBelow: 'Words below them',
  city: 'City',
  district: 'District',
  state: 'State',
  since: 'In business since',
  customers: 'Customers so far',
  salesNumber: 'Sales',
  serviceNumber: 'Service',
  bookingNumber: 'Service booking',
  careNumber: 'Customer care',
  whatsAppNumber: 'WhatsApp, with the country code',
  salesEmail: 'E-mail of sales',
  serviceEmail: 'E-mail of service',
  careEmail: 'E-mail of customer care',
  socialLinks: 'Social links',
  mailFooter: 'Below every mail',
  builderName: 'Who built the site',
  builderUrl: 'Address of who built the site',
  providerName: 'Who provides this software',
  providerUrl: 'Address of who provides this software',
  colours: 'Colours',
}
