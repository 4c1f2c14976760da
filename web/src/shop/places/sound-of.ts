/**
 * The consonants of Devanagari and of Odia by their place in the script's block of Unicode, from 0x15 on; a
 * blank stands for a place without a letter. Both blocks are ordered alike.
 */
const consonants = 'kkggnccjjnttddnttddnnppbbmirrlllbsssh'
const firstConsonant = 0x15

/** Vowels, as letters and as signs on a consonant, and nasal signs; the others sound like the short a. */
const soundOfPlace: Readonly<Record<number, string>> = {
  ...each('n', [0x01, 0x02]),
  ...each('i', [0x07, 0x08, 0x0f, 0x10, 0x3f, 0x40, 0x47, 0x48]),
  ...each('u', [0x09, 0x0a, 0x11, 0x13, 0x14, 0x41, 0x42, 0x49, 0x4b, 0x4c]),
  ...each('ri', [0x0b, 0x43]),
}
const firstVowelSign = 0x3e
const dotBelow = 0x3c
const noVowel = 0x4d

/** Letters outside that order: ଯ, ୟ and ୱ of Odia, and य़. */
const ownLetters: Readonly<Record<string, string>> = { ଯ: 'j', ୟ: 'i', ୱ: 'b', य़: 'i' }

/** Spellings of one sound in Latin letters, the longer ones first; C is ch, so that c can become k. */
const latin: readonly [spelling: RegExp, sound: string][] = [
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cqx]/g, 'k'],
  [/ph|f/g, 'p'],
  [/([kgjtdbrls])h/g, '$1'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/[ye]/g, 'i'],
  [/o/g, 'u'],
  [/C/g, 'c'],
]

/**
 * How a name sounds, in a few Latin letters that are the same for most of its spellings in Latin letters,
 * Odia and Hindi: breath, length and the short a, which people write or leave out as they like, do not count.
 * "Dolamundai", "ଦୋଳମୁଣ୍ଡାଇ" and "दोलमुंडाई" are `dulmundi`.
 */
export function soundOf(name: string): string {
  // Accents go; signs of two parts become one.
  let sound = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  for (const [spelling, letters] of latin) sound = sound.replace(spelling, letters)
  return (
    inLatin(sound)
      .replace(/[^a-z0-9]/g, '')
      .replace(/(.)\1+/g, '$1')
      .replace(/ks/g, 'k')
      .replace(/nh/g, 'ng')
      .replace(/m(?=[bp])/g, 'n')
      .replace(/a/g, '')
      .replace(/([iu])\1+/g, '$1')
      // A village is gaon, ଗାଁ or गांव.
      .replace(/gu?nb?$/, 'gn')
  )
}

/** Letters of Odia and Devanagari as Latin ones; a consonant without a sign has its short a. */
function inLatin(text: string): string {
  let written = ''
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const place = code & 0x7f
    const block = code - place
    const consonant = ownLetters[sign] ?? consonants[place - firstConsonant]
    if (block !== 0x0900 && block !== 0x0b00) written += sign
    else if (consonant) written += `${consonant}a`
    else if (place === dotBelow) written = written.replace(/da$/, 'ra')
    else if (place >= firstVowelSign) written = written.replace(/a$/, '') + vowelOf(place)
    else written += vowelOf(place)
  }
  return written
}

function vowelOf(place: number): string {
  return place === noVowel ? '' : (soundOfPlace[place] ?? 'a')
}

function each(sound: string, places: readonly number[]): Record<number, string> {
  return Object.fromEntries(places.map((place) => [place, sound]))
}
