/** The pages of the forms that lead into the reports; apart from `paths`, which every first load has. */
export const askingPaths = {
  spareParts: '/spare-parts',
  serviceEnquiry: '/service-enquiry',
  salesEnquiry: '/sales-enquiry',
  review: '/review',
  exchange: '/exchange',
} as const

/** One of them with fields filled in, by the names of these; an empty one is left out. */
export function askingWith(path: string, fields: Readonly<Record<string, string>>): string {
  const query = String(new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')))
  return query === '' ? path : `${path}?${query}`
}
