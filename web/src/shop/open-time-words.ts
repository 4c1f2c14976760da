import { type OutletHours, openTimeOf } from '#contract/outlets/outlet-hours.ts'
import { language } from '#web/lib/language.ts'

/**
 * The opening hours of an outlet in one text. The server writes this text in English; in other languages the
 * text is made from the hours.
 */
export function openTimeWords(outlet: { hours: OutletHours; open_time: string }): string {
  return (language !== 'en' && openTimeOf(outlet.hours)) || outlet.open_time
}
