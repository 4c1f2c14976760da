/** A dealer's own colours, each `#rrggbb`; in the place of an empty one pages show the standard colour. */
export interface BrandColours {
  accent: string
  accentStrong: string
  onAccent: string
}

/** The colours that staff choose, each with its words and its standard value. */
export const brandTokens = [
  { id: 'accent', label: 'Buttons', house: '#d40f2c' },
  { id: 'accentStrong', label: 'Buttons under the pointer', house: '#ad0a22' },
  { id: 'onAccent', label: 'Text on buttons', house: '#ffffff' },
] as const satisfies readonly { id: keyof BrandColours; label: string; house: string }[]

/** The least contrast that text must have, WCAG 2.2 AA. */
export const leastContrast = 4.5

/** The darker of the light grounds, and the colour of all text, both as in the stylesheet. */
const soft = '#f5f4f2'
const content = '#14161a'

/**
 * Each pair of text and ground that a page shows with these colours, with its contrast, the weakest first.
 */
export function contrastsOf(chosen: BrandColours): { pair: string; contrast: number }[] {
  const { accent, accentStrong, onAccent } = withHouse(chosen)
  return [
    { pair: 'Text on buttons, on a button', contrast: contrast(onAccent, accent) },
    { pair: 'Text on buttons, on a button under the pointer', contrast: contrast(onAccent, accentStrong) },
  ].sort((one, other) => one.contrast - other.contrast)
}

/**
 * The colour of lines and of accented words: the first of the dealer's colours that is readable on the light
 * grounds, because a light colour can be a button's alone. Empty for the standard colour.
 */
export function lineColour(chosen: BrandColours): string {
  if (!chosen.accent) return ''
  const { accent, accentStrong } = withHouse(chosen)
  return [accent, accentStrong].find((colour) => contrast(colour, soft) >= leastContrast) ?? content
}

function withHouse(chosen: BrandColours): BrandColours {
  const own = { ...chosen }
  for (const { id, house } of brandTokens) own[id] ||= house
  return own
}

/** The pairs of text and ground with too little contrast, in words; empty when every pair has enough. */
export function weakPairs(chosen: BrandColours): string[] {
  return contrastsOf(chosen)
    .filter(({ contrast }) => contrast < leastContrast)
    .map(({ pair, contrast }) => `${pair}: ${contrast.toFixed(2)} to 1`)
}

/** The contrast of two colours, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((low, high) => low - high)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
