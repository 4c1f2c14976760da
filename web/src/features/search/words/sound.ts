/**
 * How a word sounds, roughly: its consonants in Latin letters, after an `a` where the word begins with a
 * vowel. `Activa`, `aktiva`, `ଆକ୍ଟିଭା` and `एक्टिवा` all sound `aktb`. A table of one letter for each
 * character suffices: a library that transliterates exactly is four times as large as the search, and its
 * exact vowels would have to be dropped again.
 */
export function soundOf(word: string): string {
  const letters = /^[a-z]/.test(word) ? fromLatin(word) : fromIndic(word)
  return letters
    .replace(/([a-z])\1+/g, '$1')
    .replace(/n(?=[bfp])/g, 'm')
    .replace(/(?!^)a+/g, '')
}

/**
 * The sound of letters that are said one by one, as other scripts write `CB` or `SP`; empty for a text that
 * is said as a word.
 */
export function spelledSoundOf(word: string): string {
  if (!/^[b-df-hj-np-tv-xz]{1,4}$/.test(word)) return ''
  const names = [...word].map((letter) => letterNames[letter] ?? letter)
  return names.join('a').replace(/(?!^)a+/g, '')
}

/**
 * The sound of each letter's name, as `soundOf` gives it; a letter that is missing here is called by its own
 * sound.
 */
const letterNames: Record<string, string> = {
  c: 's',
  f: 'af',
  g: 'j',
  h: 'ac',
  l: 'al',
  m: 'am',
  n: 'an',
  q: 'k',
  r: 'ar',
  s: 'as',
  v: 'b',
  w: 'dbl',
  x: 'aks',
  z: 'j',
}

const latinRules: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'i'],
  [/tion/g, 'shn'],
  [/^kn/g, 'n'],
  [/s?ch/g, 'C'],
  [/sh/g, 's'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/g(?=e$|in)/g, 'j'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w(?![aeiouy])/g, ''],
  [/[vw]/g, 'b'],
  [/h$/g, ''],
  [/[aeiouy]/g, 'a'],
]

function fromLatin(word: string): string {
  return latinRules.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word)
}

// The blocks of the scripts of India are laid out alike, 128 characters each, so that one table serves Hindi
// and Odia.
const block = 0x80
/** The consonants from `ka` on, in the order of every block; `ya` counts as a vowel. */
const consonants = 'kkggnccjjnttddnttddnnpfbbmarrlllbsssh'
const firstConsonant = 0x15
const lastConsonant = firstConsonant + consonants.length - 1
const silent = new Set([0x01, 0x03, 0x3c, 0x3d])
const nasal = 0x02
const virama = 0x4d
/** Letters with a dot of their own, and the `wa` and `ya` that only Odia has. */
const others: Record<number, string> = {
  88: 'k',
  89: 'k',
  90: 'g',
  91: 'j',
  92: 'd',
  93: 'd',
  94: 'f',
  95: 'a',
  113: 'b',
}

function fromIndic(word: string): string {
  let sound = ''
  for (const character of word) {
    const place = (character.codePointAt(0) ?? 0) % block
    if (silent.has(place)) continue
    if (place === virama) sound = sound.replace(/a$/, '')
    else if (place === nasal) sound += 'n'
    else if (place >= firstConsonant && place <= lastConsonant)
      sound += `${consonants[place - firstConsonant]}a`
    else sound += others[place] ? `${others[place]}a` : 'a'
  }
  return sound
}
