/** The addresses of pages that are one visitor's alone, by a link or a choice; apart from `paths`, which every first load has. */
export const quietPaths = {
  enquiryStatus: '/enquiry-status',
  withdraw: '/withdraw',
  appointment: '/appointment',
  compare: '/compare',
} as const
