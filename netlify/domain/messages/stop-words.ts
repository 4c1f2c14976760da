/** What people write who want no more messages, in the languages of the site and in Latin letters. */
const stopWords = [
  'stop',
  'stop all',
  'stop it',
  'please stop',
  'unsubscribe',
  'band',
  'band karo',
  'band kara',
  'ବନ୍ଦ',
  'ବନ୍ଦ କର',
  'ବନ୍ଦ କରନ୍ତୁ',
  'ଷ୍ଟପ',
  'ଷ୍ଟପ୍',
  'बंद',
  'बन्द',
  'बंद करो',
  'बंद करें',
  'बंद करे',
  'बंद कीजिए',
  'स्टॉप',
].map(bare)

/**
 * Does a message ask for no more messages? Case, gaps and signs do not count. A sentence that only holds such
 * a word is none: “please do not stop” is for a person to read.
 */
export function isStop(words: string): boolean {
  return stopWords.includes(bare(words))
}

/** Small letters and signs of vowels alone: no gaps, no punctuation, no joiners. */
function bare(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
}
