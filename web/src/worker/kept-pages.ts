/**
 * Pages that open without a line although nobody opened them before, by their file in `routes/site`: every form, the
 * catalogue, the outlets, and what is worked out on the device alone. The build keeps their code, the worker shows them at
 * their addresses, where `:id` is a number.
 */
export const keptPages = {
  home: ['', '/'],
  listing: ['/motorcycle', '/scooters', '/ev', '/bigWing'],
  models: ['/models'],
  compare: ['/compare'],
  bike: ['/view-details'],
  'product-enquiry': ['/text-ride-booking'],
  services: ['/services'],
  'service-booking': ['/service-booking'],
  amc: ['/amc'],
  'extended-warranty': ['/extendedWarranty'],
  'extended-warranty-plus': ['/extendedWarrantyPlus'],
  finance: ['/finance'],
  emi: ['/emi'],
  owners: ['/owners'],
  networks: ['/networks'],
  'become-network': ['/dealers/become-honda-network'],
  dealer: ['/dealers/:id'],
  'opt-in': ['/optain'],
  'joy-club': ['/joy-club'],
  contact: ['/contact'],
  career: ['/career'],
  offers: ['/offers'],
  asking: ['/spare-parts', '/service-enquiry', '/sales-enquiry'],
  exchange: ['/exchange'],
  review: ['/review'],
} as const satisfies Record<string, readonly string[]>
