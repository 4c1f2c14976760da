import type { OtherLanguage } from '#contract/wire/language.ts'

/**
 * Words with one spelling only, and things with one word only: the wrong spelling, or the other word, and the
 * one in use. A visitor who reads two words for one thing looks for two things.
 */
const spellings: Record<OtherLanguage, readonly [wrong: RegExp, right: string][]> = {
  or: [
    [/ସାକ୍ଷାତ ସମୟ/, 'ଆପଏଣ୍ଟମେଣ୍ଟ'],
    [/ଚୁକ୍ତି/, 'କଣ୍ଟ୍ରାକ୍ଟ'],
    [/ରେଜ୍ୟୁମେ/, 'ବାୟୋଡାଟା'],
    [/ବ୍ରୋଶର/, 'ବ୍ରୋସର'],
    [/ହୋମ ପୃଷ୍ଠା/, 'ମୂଳ ପୃଷ୍ଠା'],
    [/ମେସେଜ/, 'ବାର୍ତ୍ତା'],
    [/ଲୋନଦାତା/, 'ଲୋନ ସଂସ୍ଥା'],
    [/ପିନ୍ କୋଡ୍/, 'PIN କୋଡ'],
    [/ମାନଚିତ୍ର/, 'ମ୍ୟାପ'],
    [/ଷ୍ଟାର(?!୍)/, 'ତାରା'],
    [/\} ଟି(?![ଁ-୿])/, '}ଟି'],
  ],
  hi: [
    [/अनुबंध/, 'कॉन्ट्रैक्ट'],
    [/रेज़्यूमे/, 'बायोडाटा'],
    [/स्लिप/, 'पर्ची'],
    [/मैसेज/, 'संदेश'],
    [/ज्यादा/, 'ज़्यादा'],
    [/जरूर/, 'ज़रूर'],
    [/जिल[ाे]/, 'ज़िला'],
    [/फ़ोन/, 'फोन'],
    [/कागज(?!़)|काग़ज़/, 'कागज़'],
    [/ख़र्च/, 'खर्च'],
    [/रेफ़रेंस/, 'रेफरेंस'],
    [/आखिरी/, 'आख़िरी'],
    [/वहां/, 'वहाँ'],
    [/कंपनियां/, 'कंपनियाँ'],
    [/फॉर्म/, 'फ़ॉर्म'],
    [/नक्श/, 'मैप'],
  ],
}

/** The misspellings in a translation, each with the spelling in the rest of the site. */
export function misspellings(language: OtherLanguage, wording: string): string[] {
  return spellings[language].flatMap(([wrong, right]) => {
    const found = wrong.exec(wording)
    return found ? [`${found[0]} is written ${right}`] : []
  })
}
