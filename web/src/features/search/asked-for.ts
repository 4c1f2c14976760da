import { t } from '#contract/wire/language.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'
import { paths } from '#web/lib/address/paths.ts'
import type { Entry } from './entry.ts'
import { wordsOf } from './words/words.ts'

/** Words that say nothing about what is looked for, in the three languages of the site. */
const small = new Set(
  'of the for a an in to my is are and with at me i want need show का की के को में है हैं से पर ର ରେ କୁ ପାଇଁ ଅଛି ଓ କି'
    .normalize('NFKD')
    .split(' '),
)
/** Words that ask for the price of what the other words name. */
const priceWords = new Set(
  'price cost rate dam daam kimat दाम कीमत क़ीमत रेट ଦାମ ମୂଲ୍ୟ କେତେ'.normalize('NFKD').split(' '),
)

/** The words without those that say nothing; all of them where no other is left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : words
}

/** The words that name a thing whose price is asked for; undefined where no price is, or no thing. */
export function pricedWords(words: readonly string[]): readonly string[] | undefined {
  const naming = words.filter((word) => !priceWords.has(word))
  return naming.length > 0 && naming.length < words.length ? naming : undefined
}

/** The way to the outlets nearest to a typed PIN code; undefined for any other text. */
export function outletsNear(typed: string): Entry | undefined {
  const pin = latinDigits(typed).replace(/\s/g, '')
  if (!/^[1-9]\d{5}$/.test(pin)) return undefined
  const to = `${paths.networks}?near=${pin}`
  return {
    id: `page:${to}`,
    kind: 'outlet',
    title: t`Outlets near PIN ${pin}`,
    line: t`Nearest first`,
    to,
    image: '',
  }
}

/** Words that make the figure beside them a limit, in the three languages and in Latin letters. */
const limitWords = new Set(
  'under below within less upto max tak kam andar niche neeche tale bhitare नीचे अंदर कम तक ତଳେ କମ ଭିତରେ ମଧ୍ୟରେ'
    .normalize('NFKD')
    .split(' '),
)
/** Words that belong to a limit or a sum and say nothing of what is looked for. */
const sumWords = new Set('up than ke se rs rupee rupees रुपये रुपए ଟଙ୍କା ଟଙ୍କାରୁ'.normalize('NFKD').split(' '))
/** Below this sum in rupees a figure is no budget, but a capacity or a part of a name. */
const leastBudget = 20_000
/** From this sum in rupees on a figure is no budget, but a phone number. */
const tooMuch = 1_000_000_000
const units: Record<string, number> = { k: 1_000, thousand: 1_000, हज़ार: 1_000, हजार: 1_000, ହଜାର: 1_000 }
const lakh = 100_000

/** What a typed text says of a price: the most it may be, in rupees, and the words that name the thing. */
interface Budget {
  most: number
  named: readonly string[]
}

/**
 * The budget in a typed text that names a limit (`scooter under 80000`, `1.2 lakh तक`) or is a sum (`8
 * lakh`); undefined for none.
 */
export function budgetIn(typed: string): Budget | undefined {
  const text = latinDigits(typed).replaceAll(',', '')
  const [, figure, unit = ''] = /(\d+(?:\.\d+)?)\s*([a-z\u0900-\u0b7f]*)/i.exec(text) ?? []
  if (!figure) return undefined
  const factor = /^(?:lakh|lac|l$|लाख|ଲକ୍ଷ)/i.test(unit) ? lakh : (units[unit.toLowerCase()] ?? 1)
  const words = wordsOf(text.replace(figure, ' ').replace(factor > 1 ? unit : '', ' '))
  const isLimit = words.some((word) => limitWords.has(word)) || /\bup to\b/i.test(text)
  if (!isLimit && words.length > 0) return undefined
  const most = Number(figure) * factor
  if (most < leastBudget || most >= tooMuch) return undefined
  const named = words.filter((word) => !limitWords.has(word) && !sumWords.has(word) && !small.has(word))
  return { most, named }
}
