// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are texts with templates in them
import { expect, test } from 'vitest'
import { otherLanguages } from '#contract/wire/language.ts'
import { englishWordsIn, withoutFigures } from '#domain/content/latin-words.ts'
import { textOfFile } from '#domain/texts/text-file.ts'
import { standardTemplates } from '#server/services/content/standard-templates.ts'
import { findTexts } from './find-texts.ts'
import { findAllTexts, wordFaults } from './missing-words.ts'
import { readDemoWords, readWords } from './read-words.ts'
import { doubleSpellings, misspellings } from './spellings.ts'
import { inWords } from './words-plugin.ts'
import { readTable, writeTable } from './words-table.ts'

const marks = "import { t, wordsFor } from '#contract/wire/language.ts'\n"
const odia = new Map([
  ['{count} models', 'ମଡେଲ {count}ଟି'],
  ['From {price}, {phone}', '{phone}, {price} ରୁ'],
  ['Paid', 'ଦେୟଯୁକ୍ତ'],
])
const put = (code: string) =>
  inWords('page.tsx', marks + code, odia)
    .toString()
    .slice(marks.length)

test('a text is replaced by the words of the language, its values at their places', () => {
  expect(put('const a = t`${count} models`')).toBe('const a = `ମଡେଲ ${count}ଟି`')
  // `{phone}` is no value: the page puts a link in its place.
  expect(put('fillIn(t`From ${rupees(price)}, {phone}`, { phone })')).toBe(
    'fillIn(`{phone}, ${rupees(price)} ରୁ`, { phone })',
  )
})

test('a text without words stays English, and what is not marked is left alone', () => {
  expect(put('const a = t`Call ${name}`')).toBe('const a = `Call ${name}`')
  expect(inWords('page.tsx', 'const a = t`Paid`', odia).toString()).toBe('const a = t`Paid`')
})

test('values that stay English in the code have a table of what is shown', () => {
  expect(put("const wordOf = wordsFor('Paid', 'Free')")).toBe('const wordOf = wordsFor({"Paid":"ଦେୟଯୁକ୍ତ"})')
  expect(put("const wordOf = wordsFor('Red')")).toBe('const wordOf = ((value) => value)')
})

test('a text in a text, two values of one name, a value that is not written out and words that lose a value are refused', () => {
  expect(() => findTexts('page.tsx', `${marks}t\`a \${t\`b\`}\``)).toThrow('a text in a text')
  expect(() => findTexts('page.tsx', `${marks}t\`\${bike.name} | \${dealer.name}\``)).toThrow('have one name')
  expect(() => findTexts('page.tsx', `${marks}wordsFor(...all)`)).toThrow('written out')
  const losing = new Map([['{count} models', 'ମଡେଲ']])
  expect(() => inWords('page.tsx', `${marks}t\`\${count} models\``, losing)).toThrow('leave a value out')
})

test('a text that is made when its file loads is told from one that a function makes', () => {
  const code = `${marks}const a = t\`Paid\`\nconst b = () => t\`Free\`\nconst c = { get d() { return t\`Red\` } }`
  const early = findTexts('page.ts', code).templates.filter(({ isAtImport }) => isAtImport)
  expect(early.map(({ text }) => text)).toEqual(['Paid'])
})

test('one thing has one word and one spelling', () => {
  expect(misspellings('hi', 'अपना फ़ोन नंबर और कागज़')).toEqual(['फ़ोन is written फोन'])
  expect(misspellings('or', '5 ଷ୍ଟାର୍ଟ')).toEqual([])
  expect(misspellings('or', '{count} ଟି ମଡେଲ, 1 ଟିରେ, 5 ଟିକେଟ')).toEqual(['} ଟି is written }ଟି'])
  expect(misspellings('or', '{name} ର ଦାମ, {name} ରଙ୍ଗ')).toEqual(['} ର is written }ର'])
  expect(misspellings('or', '160 cc ର ପାୱାର, 100 kgରୁ କମ୍')).toEqual(['c ର is written }ର'])
  expect(misspellings('or', 'କୋଡ\u200cରୁ ଆଉଟଲେଟ୍\u200cରେ')).toHaveLength(1)
})

test('a word that stands in two spellings is named with both, where they are not two words', () => {
  expect(doubleSpellings(['ଟେଷ୍ଟ ରାଇଡ ବୁକ କରନ୍ତୁ', 'ସର୍ଭିସ ବୁକ୍ କରନ୍ତୁ', 'ଶୋରୁମରେ', 'ଶୋରୁମ୍\u200cରେ'])).toEqual([
    'ବୁକ and ବୁକ୍',
    'ଶୋରୁମରେ and ଶୋରୁମ୍\u200cରେ',
  ])
  expect(doubleSpellings(['सफर', 'सफ़र', 'मोड', 'मोड़'])).toEqual(['सफर and सफ़र'])
})

test('the demo speaks as the site does: its words are read for their spelling too', () => {
  for (const language of otherLanguages) {
    const wordings = [...readDemoWords(language).values()]
    expect(wordings.length).toBeGreaterThan(800)
    expect(wordings.flatMap((wording) => misspellings(language, wording))).toEqual([])
    expect(doubleSpellings([...wordings, ...readWords(language).values()])).toEqual([])
  }
})

test('what staff send on WhatsApp is spelled as on the site', () => {
  for (const [language, name] of [
    ['or', 'odia'],
    ['hi', 'hindi'],
  ] as const) {
    const wordings = standardTemplates.map((template) => template[name])
    expect(wordings.flatMap((wording) => misspellings(language, wording))).toEqual([])
    expect(doubleSpellings([...wordings, ...readWords(language).values()])).toEqual([])
  }
})

const texts = new Map([
  ['{count} models', ['models-page.tsx']],
  ['Paid', ['service-form.tsx', 'amc-form.tsx']],
])

test('a table goes out, is corrected, and comes back', () => {
  const before = { or: odia, hi: new Map([['Paid', 'सशुल्क']]) }
  const csv = writeTable(texts, before)
  expect(csv.split('\n').slice(1, 3)).toEqual([
    'models-page.tsx,{count} models,ମଡେଲ {count}ଟି,',
    'service-form.tsx,Paid,ଦେୟଯୁକ୍ତ,सशुल्क',
  ])
  const { words, faults } = readTable(csv.replace('सशुल्क', 'पैसे वाली'), texts, before)
  expect(faults).toEqual([])
  expect(words.hi.get('Paid')).toBe('पैसे वाली')
  expect(words.or.size).toBe(2)
})

test('a table that loses a value, or says what the site does not say, changes nothing', () => {
  const none = { or: new Map(), hi: new Map() }
  const { faults } = readTable('English,Odia,Hindi\n{count} models,ମଡେଲ,\nGone,x,y\n', texts, none)
  expect(faults).toEqual(['Line 2: “ମଡେଲ” must hold {count}.', 'Line 3: the site does not say “Gone”.'])
  expect(readTable('English,Odia,Hindi\nPaid,????,\n', texts, none).faults).toEqual([
    expect.stringMatching(/^Line 2: .*Odia for “Paid” lost their letters. In Excel, save it as “CSV UTF-8”/),
  ])
  expect(readTable('English,Odia,Hindi\nPaid,सशुल्क,ଦେୟଯୁକ୍ତ\n', texts, none).faults).toHaveLength(2)
  expect(readTable('English,Odia\nPaid,x\n', texts, none).faults).toEqual([
    expect.stringMatching(/^Not there: the column Hindi. In Excel, save it/),
  ])
})

test('a table is read as spreadsheets save it: in UTF-16 with tabs, and under a line that names its separator', () => {
  const none = { or: new Map(), hi: new Map() }
  const saved = Buffer.from('\ufefffile\tEnglish\tOdia\tHindi\r\na.tsx\tPaid\tଦେୟଯୁକ୍ତ\tसशुल्क\r\n', 'utf16le')
  const { words, faults } = readTable(textOfFile(saved), texts, none)
  expect([words.or.get('Paid'), faults]).toEqual(['ଦେୟଯୁକ୍ତ', []])
  const named = readTable('\ufeffsep=;\r\nEnglish;Odia;Hindi\r\nPaid;ଦେୟଯୁକ୍ତ;\r\nGone;;\r\n', texts, none)
  expect(named.words.or.get('Paid')).toBe('ଦେୟଯୁକ୍ତ')
  expect(named.faults).toEqual(['Line 4: the site does not say “Gone”.'])
})

test('all texts come back from the table as they went out, also the spaces at their edges', () => {
  const words = { or: readWords('or'), hi: readWords('hi') }
  const all = findAllTexts()
  const back = readTable(writeTable(all, words), all, words)
  expect(back).toEqual({ words, faults: [] })
  const added = new Map([[' or ', []]])
  const fresh = readTable('English,Odia,Hindi\n or ,,या\n', added, { or: new Map(), hi: new Map() })
  expect(fresh.words.hi.get(' or ')).toBe(' या ')
})

test('a percent stands behind its number without a blank, in every language', () => {
  const said = [
    ...findAllTexts().keys(),
    ...otherLanguages.flatMap((language) => [...readWords(language).values()]),
  ]
  expect(said.length).toBeGreaterThan(1000)
  expect(said.filter((text) => /[\p{Nd}}]\s%/u.test(text))).toEqual([])
})

test('words of a language hold no English but what everybody here reads in Latin letters', () => {
  expect(englishWordsIn(withoutFigures('EMI 1,000 ରୁ, K7QM-2F9D, S-7K3M9Q, dealer@mail.example'))).toEqual([])
  expect(englishWordsIn('ଆମକୁ call କରନ୍ତୁ')).toEqual(['call'])
  expect(wordFaults()).toEqual([])
})
