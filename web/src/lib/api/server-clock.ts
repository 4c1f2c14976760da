/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0

/**
 * Notes the time of the server's clock in an answer that has just come (ISO 8601, or the format of the header
 * `date`).
 */
export function noteServerTime(now: string): void {
  ahead = Date.parse(now) - Date.now()
}

/**
 * The present moment by the server's clock, because the clock of a computer at the counter may be days off.
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}
