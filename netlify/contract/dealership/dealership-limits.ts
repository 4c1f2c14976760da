/** The longest texts of the dealership in characters, the same in form, schema and database. */
export const dealershipLimits = {
  name: 80,
  wordmark: 16,
  wordmarkBelow: 28,
  place: 60,
  network: 40,
  url: 300,
  socialLinks: 8,
  mailFooter: 500,
} as const
