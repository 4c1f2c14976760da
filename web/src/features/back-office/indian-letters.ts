import hindi from '#web/ui/fonts/noto-sans-devanagari.woff2?url'
import odiaRegular from '#web/ui/fonts/noto-sans-oriya-400.woff2?url'
import odiaBold from '#web/ui/fonts/noto-sans-oriya-700.woff2?url'

const odiaRange = 'U+0B00-0B7F, U+0964-0965, U+200C-200D, U+25CC'
const faces = [
  { family: 'Noto Sans Oriya', url: odiaRegular, weight: '400 549', unicodeRange: odiaRange },
  { family: 'Noto Sans Oriya', url: odiaBold, weight: '550 900', unicodeRange: odiaRange },
  { family: 'Noto Sans Devanagari', url: hindi, weight: '400 800', unicodeRange: 'U+0900-097F, U+200C-200D' },
]

let areGiven = false

/**
 * Lets the back office show Odia and Hindi of visitors in the fonts of the site. The browser fetches the file
 * of a font only when the first letter of its range stands on the screen.
 */
export function giveIndianLetters(): void {
  if (areGiven) return
  areGiven = true
  for (const { family, url, ...range } of faces)
    document.fonts.add(new FontFace(family, `url("${url}")`, { ...range, display: 'swap' }))
  const { style } = document.documentElement
  for (const name of ['--font-sans', '--font-display']) {
    const stack = getComputedStyle(document.documentElement).getPropertyValue(name)
    style.setProperty(
      name,
      stack.replace('system-ui', '"Noto Sans Oriya", "Noto Sans Devanagari", system-ui'),
    )
  }
}
