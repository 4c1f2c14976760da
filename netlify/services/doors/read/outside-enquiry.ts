import type { DoorField } from '#contract/doors/door-words.ts'
import { limits } from '#contract/wire/limits.ts'
import { indianNumber, isCallable } from '#contract/wire/phone-number.ts'
import { emailAddress } from '#contract/wire/text.ts'
import type { MadeEnquiry, OpenDoor, OutsideRow } from '#server/data/doors/deliveries.ts'
import { fittingLine, fittingParagraph } from './fitting-text.ts'
import type { SentField } from './sent-fields.ts'

/**
 * Names under which senders have a fact, without signs between their words; the owner's own names come first.
 */
const wellKnown: Record<string, DoorField | 'firstName' | 'lastName'> = {
  ...named('name', 'name', 'fullname', 'yourname', 'customername', 'leadname', 'contactname'),
  ...named('firstName', 'firstname', 'givenname'),
  ...named('lastName', 'lastname', 'surname', 'familyname'),
  ...named('mobile', 'mobile', 'mobileno', 'mobilenumber', 'phone', 'phoneno', 'phonenumber', 'contact'),
  ...named('mobile', 'contactno', 'contactnumber', 'telephone', 'whatsapp', 'whatsappnumber', 'userphone'),
  ...named('email', 'email', 'emailid', 'emailaddress', 'mail', 'useremail'),
  ...named('model', 'model', 'modelname', 'bike', 'bikemodel', 'vehicle', 'vehiclemodel', 'vehicleinterest'),
  ...named('message', 'message', 'comment', 'comments', 'query', 'remarks', 'enquiry', 'requirement'),
}

function named<Fact>(fact: Fact, ...names: string[]): Record<string, Fact> {
  return Object.fromEntries(names.map((name) => [name, fact]))
}

/**
 * A question after the wanted vehicle as a person read it, `Which model do you want?`, and words of one that
 * is about another vehicle or another thing.
 */
const asksModel = /model|bike|scooter|motor ?cycle|two.?wheeler|vehicle|मॉडल|गाड़ी|ମଡେଲ|ଗାଡ଼ି/i
const asksElse =
  /\b(own|have|now|current|present|old|exchange|year|number|colou?rs?|budget|when|why|how|purpose|finance|loan)\b/i

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The most further answers that are kept. */
const mostAnswers = 50

/**
 * The enquiry that a sender's fields make. The first usable value of a fact counts; whatever else came is
 * kept as a further answer, a number that nobody can call too. Where no field is the model, the answer to a
 * question after it is, and the question stays among the answers.
 */
export function outsideEnquiry(
  fields: readonly SentField[],
  door: Pick<OpenDoor, 'fields'>,
  context: MadeEnquiry['context'] = {},
): MadeEnquiry {
  const own = new Map(Object.entries(door.fields).map(([name, fact]) => [plain(name), fact]))
  const facts = new Map<string, string>()
  const answers: string[] = []
  for (const { name, label, value } of fields) {
    const fact = own.get(plain(name)) ?? own.get(plain(label)) ?? wellKnown[plain(name)]
    const usable = fact ? usableValue(fact, value) : ''
    if (fact && usable !== '' && !facts.has(fact)) facts.set(fact, usable)
    else answers.push(answerOf(label, value))
  }
  const row: OutsideRow = {
    name:
      facts.get('name') ??
      fittingLine([facts.get('firstName'), facts.get('lastName')].join(' '), limits.name),
    mobile: facts.get('mobile') ?? '',
    email: facts.get('email') ?? '',
    model: facts.get('model') ?? askedModel(fields),
    message: facts.get('message') ?? '',
    answers: answers.filter((answer) => answer !== '').slice(0, mostAnswers),
  }
  return { row, context, note: row.mobile === '' ? 'no_number' : '' }
}

function askedModel(fields: readonly SentField[]): string {
  const asked = fields.find(({ label }) => asksModel.test(label) && !asksElse.test(label))
  // Nobody takes a yes, a number or a sentence for the name of a vehicle.
  const words = fittingLine(asked?.value ?? '', limits.model)
  return words.length <= 40 && /\p{L}/u.test(words) && !/^(yes|no|any|none|other)\b/i.test(words) ? words : ''
}

function usableValue(fact: string, value: string): string {
  switch (fact) {
    case 'mobile':
      return usableNumber(value)
    case 'email': {
      const address = fittingLine(value, limits.email + 1)
      return address.length <= limits.email && emailAddress.test(address) ? address : ''
    }
    case 'model':
      return fittingLine(value, limits.model)
    case 'message':
      return fittingParagraph(value, limits.message)
    default:
      return fittingLine(value, limits.name)
  }
}

/** The first number of a text that somebody can call, in ten digits where it is Indian; empty for none. */
export function usableNumber(text: string): string {
  const line = fittingLine(text, 200).replace(/^(p|tel):\s*/i, '')
  for (const one of [line, ...line.split(/[/,;|]|\bor\b/i)]) {
    const indian = indianNumber(one)
    if (indian && !/[a-z]/i.test(one)) return indian
    const other = fittingLine(one, limits.mobile + 1)
    if (other.length <= limits.mobile && /^[^\p{L}]*$/u.test(other) && isCallable(other)) return other
  }
  return ''
}

function answerOf(label: string, value: string): string {
  const answer = fittingLine(value, 380)
  const question = fittingLine(label, 100)
  return answer === '' ? '' : `${question === '' ? 'Answer' : question}: ${answer}`
}
