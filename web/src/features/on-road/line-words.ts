import { t, wordsFor } from '#contract/wire/language.ts'
import { language } from '#web/lib/language.ts'

/**
 * The label of a price's line in the visitor's language. Slips keep the label in English; an accessory has
 * its own name.
 */
export const lineName: (label: string) => string = wordsFor(
  'Ex-showroom price',
  'Road tax',
  'Registration fee',
  'Smart card of the registration',
  'Number plate (HSRP)',
  'Noting the loan (hypothecation)',
  'Third-party insurance, five years',
  'Own-damage insurance, one year',
  'Zero-depreciation cover, one year',
  'Personal accident cover of the owner',
)

/** The receiver of the money of a line, in the visitor's language. */
export const takerName: (taker: string) => string = wordsFor('Dealer', 'State', 'Insurer')

/** The English parts of a rule, as `ruleInWords` writes them, and the words of each for a visitor. */
const shapes: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^Depends on the size of the engine\.$/, () => t`Depends on the size of the engine.`],
  [/^Depends on the power of the motor\.$/, () => t`Depends on the power of the motor.`],
  [/^Not settled$/, () => t`Not settled`],
  [/^(.+) plus (.+)% GST$/, (base, percent) => withGst(ruleWords(base), percent)],
  [/^(.+)% of the ex-showroom price$/, (percent) => t`${percent}% of the ex-showroom price`],
  [
    /^(.+)% of the insured value \((.+)% of the ex-showroom price\)$/,
    (percent, insured) => t`${percent}% of the insured value (${insured}% of the ex-showroom price)`,
  ],
  [/^from (.+)$/, (amount) => t`from ${amount}`],
  [/^under (.+)$/, (amount) => t`under ${amount}`],
  [/^over (.+)$/, (size) => t`over ${size}`],
  [/^up to (.+)$/, (size) => t`up to ${size}`],
]

/**
 * The rule of a line in the language of the page. Slips keep the rule in English, so the English text is
 * translated part by part.
 */
export function ruleWords(rule: string): string {
  if (language === 'en') return rule
  return rule.split(', ').map(partWords).join(', ')
}

function partWords(part: string): string {
  for (const [shape, words] of shapes) {
    const found = shape.exec(part)
    if (found) return words(found[1] ?? '', found[2] ?? '')
  }
  return part
}

function withGst(amount: string, percent: string): string {
  return t`${amount} plus ${percent}% GST`
}
