/** Spellings of one unit or norm, each with the spelling that stands for all of them. */
const spellings: readonly [spelt: RegExp, as: string][] = [
  [/(?<=\d) ?(?:ltrs?|lit|litres?|liters?|l)\b\.?/g, ' litres'],
  [/(?<=\d) ?(?:kgs?|kilograms?|kilos?)\b\.?/g, ' kg'],
  [/(?<=\d) ?(?:mms?|millimetres?|millimeters?)\b\.?/g, ' mm'],
  [/(?<=\d) ?(?:cc|cm3|cm³)(?!\w)/g, ' cc'],
  [/(?<=\d) ?(?:kmph|kph|km ?\/ ?hr?)\b/g, ' km/h'],
  [/(?<=\d) ?(?:kmpl|km ?\/ ?l(?:tr|itre)?)\b/g, ' km/l'],
  [/(?<=\d) ?(?:nm|n-m|n\.m)\b\.?/g, ' nm'],
  [/(?<=\d) ?(kw|kwh|ps|bhp|hp|rpm|km|v|w|ah)\b/g, ' $1'],
  [/ ?@ ?/g, ' at '],
  [/\bbs[ -]?(?:vi|6)\b/g, 'bs6'],
  [/\bobd[ -]?(?:ii|2)[ -]?/g, 'obd2'],
]

/**
 * A text of a data sheet in the form in which two texts are compared, never in which one is shown: without
 * case, needless blanks, commas within numbers and zeros at the end of fractions, and with one spelling of
 * each unit. `10.0 : 1` and `10:1` are one, as are `12 L` and `12 litres`; nothing that a reader would call
 * another value becomes one.
 */
export function comparableText(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replaceAll(/(?<=\d) ?: ?(?=\d)/g, ':')
    .replaceAll(/(?<![\d.])(\d+)\.(\d*?)0+(?!\d|\.\d)/g, (_, whole: string, rest: string) =>
      rest ? `${whole}.${rest}` : whole,
    )
  return spellings.reduce((said, [spelt, as]) => said.replaceAll(spelt, as), plain).trim()
}
