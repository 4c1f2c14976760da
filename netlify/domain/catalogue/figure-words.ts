import { t } from '#contract/wire/language.ts'

const units =
  /\b(mm|cm|kg|kw|kwh|ps|nm|rpm|cc|km|km\/l|km\/h|ah|wh|litres?|inch|tubeless|l|v|w|a|m|am|pm|led|lcd|tft|abs|cbs|usb|dc|cvt|pgm-fi)\b/gi

/** Is a text a figure with its unit, such as `790 mm` or `LED`? Nobody is asked to translate it. */
export function isFigure(text: string): boolean {
  return !/\p{L}{3}/u.test(text.replace(units, ''))
}

/**
 * A figure in the language of the call: `12 litres`, `12.5 kW (17.0 PS) at 8,500 rpm`, `110/70-17 tubeless`
 * and `5-inch LCD` hold a word; any other text stays as it is.
 */
export function figureInWords(text: string): string {
  if (!isFigure(text)) return text
  const [, amount] = /^([\d.,]+) litres?$/.exec(text) ?? []
  if (amount) return t`${amount} litres`
  const [, power, speed] = /^(.*\S) at ([\d,]+) rpm$/.exec(text) ?? []
  if (power && speed) return t`${power} at ${speed} rpm`
  const [, tyre] = /^(.*[^\s,]),? \(?tubeless\)?$/.exec(text) ?? []
  if (tyre) return t`${tyre}, tubeless`
  const [, size, screen] = /^([\d.]+)-inch (.+)$/.exec(text) ?? []
  return size && screen ? t`${size}-inch ${screen}` : text
}
