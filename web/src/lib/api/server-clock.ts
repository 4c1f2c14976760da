/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0

/** Notes what the server's clock read in an answer that has just come (ISO 8601, or as the header `date` has it). */
export function noteServerTime(now: string): void {
  ahead = Date.parse(now) - Date.now()
}

/** The moment by the server's clock: the machine at the counter may be days off. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}
