import type { OtherLanguage } from '#contract/wire/language.ts'

/**
 * Words with one spelling only, and things with one word only: the wrong spelling, or the other word, and the
 * one in use. A visitor who reads two words for one thing looks for two things. The terms stand in
 * `web/words/glossary.md`.
 */
const spellings: Record<OtherLanguage, readonly [wrong: RegExp, right: string][]> = {
  or: [
    [/ସାକ୍ଷାତ ସମୟ/, 'ଆପଏଣ୍ଟମେଣ୍ଟ'],
    [/ଚୁକ୍ତି/, 'କଣ୍ଟ୍ରାକ୍ଟ'],
    [/ରକ୍ଷଣାବେକ୍ଷଣ/, 'ମେଣ୍ଟେନାନ୍ସ'],
    [/ରେଜ୍ୟୁମେ/, 'ବାୟୋଡାଟା'],
    [/ବ୍ରୋଶର/, 'ବ୍ରୋସର'],
    [/ହୋମ ପୃଷ୍ଠା/, 'ମୂଳ ପୃଷ୍ଠା'],
    [/ମେସେଜ/, 'ବାର୍ତ୍ତା'],
    [/ଲୋନଦାତା|ଲୋନ ଦେ[ଉଇ]ଥିବା/, 'ଲୋନ ସଂସ୍ଥା'],
    [/କମୁଥିବା ବାକି|କମିଯାଉଥିବା ବାକି|ବାକି ଥିବା ଟଙ୍କା/, 'ବାକି ଟଙ୍କା'],
    [/(?<!ସୁଧ )ହାର ଲେଖନ୍ତୁ|ବାର୍ଷିକ ହାର$/, 'ସୁଧ ହାର'],
    [/ପିନ୍ କୋଡ୍?/, 'PIN କୋଡ'],
    [/ମାନଚିତ୍ର/, 'ମ୍ୟାପ୍'],
    [/ଷ୍ଟାର(?!୍)/, 'ତାରା'],
    [/କାର୍ଯ୍ୟ ଦିବସ/, 'କାମ ଦିନ'],
    [/ସଂସ୍କରଣ/, 'ଭର୍ସନ୍'],
    [/ଇଚ୍ଛାଧୀନ/, 'ଜରୁରୀ ନୁହେଁ'],
    [/ଅନୁମାନ|ଆକଳନ/, 'ଅନ୍ଦାଜ'],
    [/\} ଅନୁସାରେ/, '} ତାରିଖର'],
    [/ମାଗଣା ସର୍ଭିସ/, 'ଫ୍ରି ସର୍ଭିସ'],
    [/ପଞ୍ଜୀକରଣ ନମ୍ବର/, 'ଗାଡ଼ି ନମ୍ବର'],
    [/ପଞ୍ଜୀକରଣ ପ୍ରମାଣପତ୍ର/, 'RC'],
    [/ଗ୍ରାହକ ସେବା/, 'କଷ୍ଟମର କେୟାର'],
    [/ବିକ୍ରି ବିଭାଗ/, 'ସେଲ୍ସ'],
    [/(?<![ଁ-୿])ଛବି/, 'ଫଟୋ'],
    [/ଫିଲ୍ମ/, 'ଭିଡିଓ'],
    [/ଅସଲ(?!ି)/, 'ଅସଲି'],
    [/ଶକ୍ତି/, 'ପାୱାର'],
    [/ହେଡଲ୍ୟାମ୍ପ/, 'ହେଡଲାଇଟ୍'],
    [/ଟେଲ ଲ୍ୟାମ୍ପ/, 'ପଛ ଲାଇଟ୍'],
    [/ସର୍ବାଧିକ ବେଗ/, 'ଟପ୍ ସ୍ପିଡ୍'],
    [/ଚାଳକ/, 'ରାଇଡର'],
    [/ତିନିଟି/, 'ତିନୋଟି'],
    [/ଡାଟା ସିଟ/, 'କମ୍ପାନୀର ତଥ୍ୟ'],
    [/କନେକ୍ସନ୍/, 'ଇଣ୍ଟରନେଟ୍'],
    [/ରେଫରେନ୍ସ(?! ନମ୍ବର)/, 'ରେଫରେନ୍ସ ନମ୍ବର'],
    [/ଅପ୍ଟ-ଇନ୍/, 'ବାର୍ତ୍ତାରେ ଖବର'],
    [/ଏକ୍ସଟେଣ୍ଡେଡ୍? ୱାରେଣ୍ଟି ପ୍ଲସ/, 'Extended Warranty Plus'],
    [/ଛାଣନ୍ତୁ/, 'ଫିଲ୍ଟର କରନ୍ତୁ'],
    [/ସପ୍ତାହାନ୍ତ/, 'ଛୁଟିଦିନ'],
    [/କ୍ଲିୟରାନ୍ସ/, 'କ୍ଲିଅରାନ୍ସ'],
    [/ଗିୟର/, 'ଗିଅର'],
    [/କାଲକୁଲେଟର/, 'କ୍ୟାଲକୁଲେଟର'],
    [/ହୁଇଲ/, 'ହ୍ୱିଲ'],
    [/ଚ୍ୟାନେଲ/, 'ଚାନେଲ୍'],
    [/ଆକ୍ସିଲେରେସନ/, 'ଆକ୍ସିଲରେସନ୍'],
    [/ଟର୍ଣ୍ଣ/, 'ଟର୍ନ୍'],
    [/ଅତିବେଶୀ/, 'ଅତି ବେଶୀ'],
    [/ଘୂରା/, 'ଘୁରା'],
    [/ବଢୁ/, 'ବଢ଼ୁ'],
    [/(?<![ଁ-୿])କଣ(?![ଁ-୿])/, "କ'ଣ"],
    [/\{(?:phone|number|sales_no)\} ?କୁ କଲ୍/, '{number}ରେ କଲ୍'],
    // A number, a Latin name or an inserted value and what belongs to it are one word.
    [/[}\d] ଟି(?:ରେ|ରୁ|କୁ|ର)?(?![ଁ-୿])/, '}ଟି'],
    [/[}\dA-Za-z)] (?:ରେ?|ରୁ|କୁ|ଙ୍କର?|ଙ୍କୁ)(?![ଁ-୿])/, '}ର'],
    // The invisible sign keeps a final hasanta apart from what follows; anywhere else it is a slip.
    [/(?<!୍)\u200c/, 'without U+200C'],
  ],
  hi: [
    [/अनुबंध/, 'कॉन्ट्रैक्ट'],
    [/रखरखाव/, 'मेंटेनेंस'],
    [/वार्षिक/, 'सालाना'],
    [/(?<![ऀ-ॿ])वर्ष/, 'साल'],
    [/रेज़्यूमे/, 'बायोडाटा'],
    [/स्लिप(?!र)/, 'पर्ची'],
    [/मैसेज/, 'संदेश'],
    [/ज्यादा/, 'ज़्यादा'],
    [/जरूर/, 'ज़रूर'],
    [/जिल[ाे]/, 'ज़िला'],
    [/फ़ोन/, 'फोन'],
    [/कागज(?!़)|काग़ज़/, 'कागज़'],
    [/ख़र्च/, 'खर्च'],
    [/रेफ़रेंस/, 'रेफरेंस'],
    [/रेफरेंस(?! नंबर)/, 'रेफरेंस नंबर'],
    [/आखिरी/, 'आख़िरी'],
    [/वहां/, 'वहाँ'],
    [/कंपनियां/, 'कंपनियाँ'],
    [/फॉर्म/, 'फ़ॉर्म'],
    [/नक्श/, 'मैप'],
    [/कार्य दिवस/, 'वर्किंग डे'],
    [/संस्करण/, 'वर्शन'],
    [/वैकल्पिक/, 'ज़रूरी नहीं'],
    [/अंदाज़ा/, 'अनुमान'],
    [/\} के अनुसार/, '} की'],
    [/मासिक|प्रति माह|\} महीना/, 'हर महीने'],
    [/लोन देने वाल/, 'फाइनेंस कंपनी'],
    [/बाकी रकम|घटती बाकी/, 'घटते बकाया'],
    [/बीमित मूल्य/, 'IDV'],
    [/मुफ़्त सर्विस/, 'फ्री सर्विस'],
    [/नवीनीकरण/, 'रिन्यूअल'],
    [/ग्राहक सेवा/, 'कस्टमर केयर'],
    [/बिक्री विभाग/, 'सेल्स'],
    [/तस्वीर|(?<![ऀ-ॿ])चित्र/, 'फोटो'],
    [/फ़?िल्म/, 'वीडियो'],
    [/सितार/, 'स्टार'],
    [/राइडर्स|(?<![ऀ-ॿ])सवारों|चालक/, 'राइडर'],
    [/पिन कोड/, 'PIN कोड'],
    [/कौन-सी/, 'कौन सी'],
    [/वाहन/, 'गाड़ी'],
    [/ईंधन/, 'पेट्रोल'],
    [/उत्सर्जन/, 'एमिशन'],
    [/निजता/, 'प्राइवेसी'],
    [/(?<![ऀ-ॿ])मदों?(?![ऀ-ॿ])/, 'खर्च'],
    [/हेडलैंप/, 'हेडलाइट'],
    [/टेल लैंप/, 'टेल लाइट'],
    [/आगे का (?=टायर|ब्रेक|सस्पेंशन)/, 'अगला'],
    [/पीछे का (?=टायर|ब्रेक|सस्पेंशन)/, 'पिछला'],
    [/(?<![ऀ-ॿ])ड्यूल/, 'डुअल'],
    [/(?<!सर्वर से )कनेक्शन/, 'इंटरनेट'],
    [/ऑप्ट-इन/, 'संदेश से जानकारी'],
    [/एक्सटेंडेड वारंटी प्लस/, 'Extended Warranty Plus'],
    [/[ऀ-ॿ]इए(?![ऀ-ॿ])/, '-एँ'],
  ],
}

/** The misspellings in a translation, each with the spelling in the rest of the site. */
export function misspellings(language: OtherLanguage, wording: string): string[] {
  return spellings[language].flatMap(([wrong, right]) => {
    const found = wrong.exec(wording)
    return found ? [`${found[0]} is written ${right}`] : []
  })
}

/** A word of Odia or Hindi letters, with the invisible sign that may stand in it. */
const word = /[\u0900-\u0963\u0970-\u097f]+|[\u0b01-\u0b63\u0b70-\u0b7f\u200c]+/g

/** What two words share that are "mode" and "turn": only the dot below tells them apart. */
const modeAndTurn = new Set(['मोड', 'ମୋଡ', 'ମୋଡରେ'])

/**
 * The words that stand in the translations of a language in two spellings, each with all of them: with and
 * without the dot below, the moon's dot or a final hasanta.
 */
export function doubleSpellings(wordings: Iterable<string>): string[] {
  const alike = new Map<string, Set<string>>()
  for (const wording of wordings)
    for (const [found] of wording.normalize('NFC').matchAll(word)) {
      const plain = found.replace(/[\u093c\u0b3c]|\u0b4d\u200c|\u0b4d$/g, '').replaceAll('ँ', 'ं')
      alike.set(plain, (alike.get(plain) ?? new Set()).add(found))
    }
  return [...alike].flatMap(([plain, found]) =>
    found.size > 1 && !modeAndTurn.has(plain) ? [[...found].join(' and ')] : [],
  )
}
