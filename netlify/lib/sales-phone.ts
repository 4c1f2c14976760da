/**
 * The number to call when an enquiry cannot be taken; empty when none is known. It is that of the last build, which writes it
 * into the functions, because it is named while the database is away. Each change of it asks for a build.
 */
export function salesPhone(): string {
  return process.env.SALES_PHONE ?? ''
}
