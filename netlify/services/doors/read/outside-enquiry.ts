import type { DoorField } from '#contract/doors/door-words.ts'
import { limits } from '#contract/wire/limits.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { emailAddress } from '#contract/wire/text.ts'
import { writtenNumbers } from '#domain/enquiries/written-numbers.ts'
import type { MadeEnquiry, OpenDoor, OutsideRow } from '#server/data/doors/deliveries.ts'
import { fittingLine, fittingParagraph } from './fitting-text.ts'
import type { SentField } from './sent-fields.ts'

/**
 * Names under which senders have a fact, without signs between their words; the owner's own names come first.
 */
const wellKnown = new Map<string, DoorField | 'firstName' | 'lastName'>([
  ...named('name', 'name', 'fullname', 'yourname', 'customername', 'leadname', 'contactname'),
  ...named('firstName', 'firstname', 'givenname'),
  ...named('lastName', 'lastname', 'surname', 'familyname'),
  ...named('mobile', 'mobile', 'mobileno', 'mobilenumber', 'phone', 'phoneno', 'phonenumber', 'contact'),
  ...named('mobile', 'contactno', 'contactnumber', 'telephone', 'whatsapp', 'whatsappnumber', 'userphone'),
  ...named('email', 'email', 'emailid', 'emailaddress', 'mail', 'useremail'),
  ...named('model', 'model', 'modelname', 'bike', 'bikemodel', 'vehicle', 'vehiclemodel', 'vehicleinterest'),
  ...named('message', 'message', 'comment', 'comments', 'query', 'remarks', 'enquiry', 'requirement'),
])

function named<Fact extends string>(fact: Fact, ...names: string[]): [string, Fact][] {
  return names.map((name) => [name, fact])
}

/** Objects around the fields of the person; a name inside any other is not the person's. */
const around = /^(?:\d+|lead|data|customer|contact|person|user|buyer|enquiry|payload|body|form|fields)$/i

function wellKnownFact(name: string) {
  const parts = name.split('.')
  const last = parts.pop() ?? ''
  return (
    wellKnown.get(plain(name)) ??
    (parts.every((part) => around.test(part)) ? wellKnown.get(plain(last)) : undefined)
  )
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
    const fact = own.get(plain(name)) ?? own.get(plain(label)) ?? wellKnownFact(name) ?? wellKnownFact(label)
    const usable = fact ? usableValue(fact, value) : ''
    const isUsed = fact !== undefined && usable !== '' && !facts.has(fact)
    if (isUsed) facts.set(fact, usable)
    if (!isUsed || holdsMore(fact, value, usable)) answers.push(answerOf(label, value))
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

/** Whether a value says more than what was taken of it: a second number, a remark, the end of a long name. */
function holdsMore(fact: string, value: string, used: string): boolean {
  if (fact === 'message') return false
  const whole = fittingLine(value, 1000)
  return whole !== used && !(fact === 'mobile' && indianNumber(whole.replace(/^(?:p|tel):\s*/i, '')) === used)
}

/** The first number of a text that somebody can call, in ten digits where it is Indian; empty for none. */
export function usableNumber(text: string): string {
  return writtenNumbers(fittingParagraph(text, 200))[0] ?? ''
}

function answerOf(label: string, value: string): string {
  const answer = fittingLine(value, 380)
  const question = fittingLine(label, 100)
  return answer === '' ? '' : `${question === '' ? 'Answer' : question}: ${answer}`
}
