import { expect, test } from 'vitest'
import { statusQuestion } from '#contract/enquiries/enquiry-status.ts'
import { kilometresRun } from '#contract/enquiries/exchange-fields.ts'
import { person } from '#contract/privacy/privacy.ts'
import { tidySlipNumber } from './slip-number.ts'

test.each([
  [
    'the end of a number',
    () => statusQuestion.parse({ reference: 'K7QM2F9D', digits: '୪୩୨୧' }).digits,
    '4321',
  ],
  [
    'a reference',
    () => statusQuestion.parse({ reference: 'k୭qm-२f९d', digits: '4321' }).reference,
    'K7QM2F9D',
  ],
  ['the number of a slip', () => tidySlipNumber('s-୭k୩m९q'), 'S-7K3M9Q'],
  ['kilometres', () => kilometresRun.parse('୨୪,୦୦୦ km'), '24000'],
  ['the number of a person', () => person.parse({ mobile: '୯୮୬୧୦ ୦୦୦୦୩' }).mobile, '୯୮୬୧୦ ୦୦୦୦୩'],
])('%s may be typed in the digits of any script', (_what, read, meant) => expect(read()).toBe(meant))
