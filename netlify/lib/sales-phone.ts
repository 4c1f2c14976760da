/**
 * The number to call when an enquiry cannot be taken; empty when no number is known. It is the number of the
 * last build, which writes it into the functions, because the number is needed while the database is away.
 * Each change of the number asks for a build.
 */
export function salesPhone(): string {
  return process.env.SALES_PHONE ?? ''
}
