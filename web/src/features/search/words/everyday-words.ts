/**
 * The everyday words of people in Odisha beside the word of the site: colours above all, in Hindi, Odia and
 * Latin letters.
 */
const spoken: Record<string, readonly string[]> = {
  red: ['lal', 'laal', 'nali', 'लाल', 'ନାଲି', 'ଲାଲ', 'ଲାଲ୍'],
  black: ['kala', 'kaala', 'kalo', 'काला', 'काली', 'କଳା'],
  white: ['safed', 'dhala', 'सफेद', 'सफ़ेद', 'ଧଳା'],
  blue: ['nila', 'neela', 'nil', 'नीला', 'नीली', 'ନୀଳ', 'ନେଳି'],
  yellow: ['pila', 'peela', 'haldia', 'पीला', 'पीली', 'ହଳଦିଆ'],
  silver: ['chandi', 'चांदी', 'ରୂପା'],
  brown: ['bhura', 'भूरा', 'ମାଟିଆ'],
  gray: ['grey', 'ग्रे', 'ଧୂସର', 'ଗ୍ରେ'],
  scooter: ['scooty', 'scooti', 'skuti', 'स्कूटी', 'ସ୍କୁଟି'],
  loan: ['लोन', 'कर्ज', 'क़र्ज़', 'ऋण', 'ଲୋନ', 'ଲୋନ୍', 'ଋଣ'],
  emi: ['kist', 'ईएमआई', 'इएमआई', 'किस्त', 'ଇଏମଆଇ', 'ଇଏମ୍‌ଆଇ', 'କିସ୍ତି'],
  tyre: ['tire', 'tayar', 'टायर', 'ଟାୟାର', 'ଟାୟର'],
  petrol: ['fuel', 'पेट्रोल', 'ପେଟ୍ରୋଲ', 'ପେଟ୍ରୋଲ୍'],
  job: ['naukri', 'nokri', 'chakiri', 'नौकरी', 'ଚାକିରି', 'ଚାକିରୀ'],
  price: ['dam', 'daam', 'kimat', 'दाम', 'कीमत', 'क़ीमत', 'ଦାମ', 'ମୂଲ୍ୟ'],
  insurance: ['bima', 'बीमा', 'ବୀମା', 'ବିମା'],
  compare: ['tulna', 'तुलना', 'ତୁଳନା'],
  electric: ['battery', 'बैटरी', 'बिजली', 'ବ୍ୟାଟେରୀ', 'ବିଦ୍ୟୁତ'],
}

const meaning = new Map(
  Object.entries(spoken).flatMap(([word, names]) =>
    names.map((name) => [name.normalize('NFKD'), word] as const),
  ),
)

/** The site's word for an everyday word; undefined where there is no other word. */
export function meaningOf(word: string): string | undefined {
  return meaning.get(word)
}
