/**
 * Lets one address send any number of enquiries: for measurements and drills that are about something else.
 */
export async function liftEnquiryLimits(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query(
    `update private.enquiry_limits
     set in_ten_minutes = 1000000, in_a_day = 1000000, in_a_full_day = 1000000, bytes_a_day = 1000000000000, times_a_day = 1000000`,
  )
}
