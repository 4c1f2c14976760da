import { describe, expect, test } from 'vitest'
import { soundOf, spelledSoundOf } from './sound.ts'
import { wordsOf } from './words.ts'

// These names need not stand in a catalogue: the rules are about scripts, not about models.
describe('a name sounds alike in every script and in every way of writing it', () => {
  test.each([
    ['activa', 'aktiva', 'ektiva', 'ଆକ୍ଟିଭା', 'ଏକ୍ଟିଭା', 'एक्टिवा', 'ऐक्टिवा'],
    ['shine', 'shain', 'sine', 'ଶାଇନ', 'ସାଇନ୍', 'शाइन', 'साइन'],
    ['hornet', 'hornett', 'ହର୍ଣ୍ଣେଟ', 'ହର୍ନେଟ୍', 'हॉर्नेट'],
    ['unicorn', 'yunikorn', 'ୟୁନିକର୍ନ', 'यूनिकॉर्न'],
    ['motorcycle', 'ମୋଟରସାଇକେଲ', 'मोटरसाइकिल'],
    ['finance', 'finence', 'ଫାଇନାନ୍ସ', 'फाइनेंस'],
    ['showroom', 'ଶୋରୁମ', 'शोरूम'],
    ['highness', 'hines', 'हाइनेस'],
  ])('%s', (...written) => {
    expect(new Set(written.map(soundOf))).toEqual(new Set([soundOf(written[0] ?? '')]))
  })

  test.each([
    ['sp', 'एसपी', 'ଏସପି'],
    ['cb', 'सीबी', 'ସିବି'],
    ['nx', 'एनएक्स', 'ଏନଏକ୍ସ'],
  ])('%s, letter by letter', (letters, ...spelled) => {
    expect(spelled.map(soundOf)).toEqual(spelled.map(() => spelledSoundOf(letters)))
  })

  test('other names sound otherwise', () => {
    expect(new Set(['activa', 'dio', 'shine', 'hornet', 'livo', 'unicorn'].map(soundOf)).size).toBe(6)
  })
})

test.each([
  ['SP125', ['sp', '125']],
  ['Hornet 2.0', ['hornet', '20']],
  ["H'ness CB350", ['hness', 'cb', '350']],
  ['X-ADV', ['x', 'adv']],
  ['ଶାଇନ୧୨୫', ['ଶାଇନ', '125']],
  ['शाइन १२५', ['शाइन', '125']],
  ['Épée!', ['epee']],
  [' – ', []],
])('the words of %j', (text, words) => expect(wordsOf(text)).toEqual(words))
