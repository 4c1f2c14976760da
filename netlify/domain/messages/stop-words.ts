/** What people write who want no more messages, in the languages of the site and in Latin letters. */
const stopWords = [
  'stop',
  'stop all',
  'stop it',
  'stop now',
  'stop messages',
  'stop message',
  'stop msg',
  'stop whatsapp',
  'no more messages',
  'unsubscribe',
  'band',
  'band karo',
  'band kara',
  'band karen',
  'band kijiye',
  'ବନ୍ଦ',
  'ବନ୍ଦ କର',
  'ବନ୍ଦ କରନ୍ତୁ',
  'ବନ୍ଦ କରିଦିଅନ୍ତୁ',
  'ଷ୍ଟପ',
  'ଷ୍ଟପ୍',
  'बंद',
  'बन्द',
  'बन्द करो',
  'बन्द करें',
  'बंद करो',
  'बंद करें',
  'बंद करे',
  'बंद कीजिए',
  'बंद करिए',
  'बंद कर दो',
  'बंद कर दीजिए',
  'स्टॉप',
].map(bare)

/** What makes the same wish polite, in front or behind. */
const polite = '(?:please|pls|plz|kindly|ଦୟାକରି|କୃପୟା|कृपया|प्लीज़|प्लीज)'
const politely = new RegExp(`^${polite}|${polite}$`, 'g')

/**
 * Does a message ask for no more messages? Case, gaps and signs do not count. A sentence that only holds such
 * a word is none: “please do not stop” is for a person to read.
 */
export function isStop(words: string): boolean {
  return stopWords.includes(bare(words).replace(politely, ''))
}

/** Small letters and signs of vowels alone: no gaps, no punctuation, no joiners. */
function bare(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
}
