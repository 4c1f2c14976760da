import { forms, plainForms } from '#contract/enquiries/forms.ts'
import { sampleBody } from '../sample-body.ts'

/** Names that break careless code: apostrophes, mark-up, spreadsheet formulas, one letter, many letters. */
const names = [
  "Patrick O'Neill",
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x.example","click")',
  "Robert'); drop table staff;--",
  'Q',
  '@SUM(1+1)',
  'Sri Sri Jagannath Prasad Raghunath Das Mohapatra of Banki and Narsinghpur, Cuttack district',
]
/** Like the names, with quotes, line breaks, a word without a gap, and nearly as long as a message may be. */
const messages = [
  '<script>alert("hello")</script>',
  "-2+3+cmd|' /C calc'!A0",
  '"Quoted", with a comma;\nand a second line',
  '100% sure_about\\this',
  'https://example.example/'.padEnd(180, 'long-address-without-a-gap-'),
  'Last month I left my scooter for the third paid service and asked for the rear brake to be looked at. '
    .repeat(19)
    .slice(0, 1900)
    .trim(),
]

/** What people write where a name or a message would widen the reports' tables beyond what is real. */
const usual: Record<string, string> = {
  email: 'sanjukta.das@mail.example',
  emailId: 'sanjukta.das@mail.example',
  model: 'SP125',
  enteredModel: '',
  variant: '',
  registrationNumber: 'OD05AB1234',
  registration: 'OD05AB1234',
  regNo: 'OD05AB1234',
  yearOfPurchase: '2019',
  purchaseYear: '2019',
  pinCode: '753001',
  postalCode: '753001',
  loanAmount: '75,000',
  color: 'Red',
  colour: 'Red',
}

/** Two awkward enquiries for each form that takes no file, with the paths to send them to. */
export const awkwardForms: readonly { path: string; body: Record<string, unknown> }[] = plainForms.flatMap(
  (form, place) =>
    [2 * place, 2 * place + 1].map((number) => {
      const { path, body } = forms[form]
      const fields = Object.entries(sampleBody(body)).map(([key, value]) => [
        key,
        awkward(key, value, number),
      ])
      return { path, body: Object.fromEntries(fields) }
    }),
)

/** The value of a field of one of the enquiries, in place of a sample. */
function awkward(key: string, sample: unknown, number: number): unknown {
  if (/^(name|firstName)$/.test(key)) return names[number % names.length]
  // Of the fields a message alone has several lines.
  const isMessage = typeof sample === 'string' && sample.includes('\n')
  return isMessage ? messages[number % messages.length] : (usual[key] ?? sample)
}
