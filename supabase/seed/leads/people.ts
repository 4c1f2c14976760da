import type { Random } from './random.ts'

const firstNames = [
  'Subhashree',
  'Debasis',
  'Priyanka',
  'Soumya Ranjan',
  'Ananya',
  'Bikash',
  'Lopamudra',
  'Sanjay',
  'Itishree',
  'Rakesh',
  'Madhusmita',
  'Jyoti Prakash',
  'Sasmita',
  'Abhijit',
  'Swagatika',
  'Manoranjan',
  'Pallavi',
  'Tapan',
  'Rashmita',
  'Chinmaya',
  'Mohammed Imran',
  'Shabnam',
  'Joseph',
  'Gurpreet',
  'Arundhati',
  'Hrushikesh',
  'Nibedita',
  'Ashok',
  'Sunita',
  'Pradyumna',
]
const lastNames = [
  'Mohanty',
  'Sahoo',
  'Behera',
  'Das',
  'Mishra',
  'Pradhan',
  'Nayak',
  'Rout',
  'Panda',
  'Swain',
  'Jena',
  'Parida',
  'Barik',
  'Sethi',
  'Mallick',
  'Khan',
  'Tripathy',
  'Samal',
  'Dash',
  'Pattnaik',
]
const odiaNames = [
  'ସୁବ୍ରତ ସାହୁ',
  'ପ୍ରିୟଙ୍କା ମହାନ୍ତି',
  'ଦେବାଶିଷ ବେହେରା',
  'ଅନନ୍ୟା ଦାସ',
  'ବିକାଶ ନାୟକ',
  'ସସ୍ମିତା ରାଉତ',
  'ମନୋରଞ୍ଜନ ପଣ୍ଡା',
  'ଲୋପାମୁଦ୍ରା ସ୍ୱାଇଁ',
]
/** Names that break careless code: apostrophes, mark-up, spreadsheet formulas, one letter, many letters. */
const awkwardNames = [
  "Fiona D'Souza",
  "Patrick O'Neill",
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x.example","click")',
  "Robert'); drop table staff;--",
  'Q',
  '@SUM(1+1)*cmd',
  'Sri Sri Jagannath Prasad Raghunath Das Mohapatra of Banki and Narsinghpur, Cuttack district',
]

/** A full name; most in Latin script, some in Odia, a few awkward ones. */
export function fullName(random: Random): string {
  const share = random.below(100)
  if (share < 8) return random.pick(awkwardNames)
  if (share < 20) return random.pick(odiaNames)
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`
}

/** A first and a last name, as the contact forms ask for them. */
export function nameParts(random: Random): { first_name: string; last_name: string } {
  const words = fullName(random).split(' ')
  return { first_name: words[0] ?? '', last_name: words.slice(1).join(' ') || random.pick(lastNames) }
}

/** A number of ten digits that cannot ring: no Indian mobile number begins with 5. */
export function mobile(random: Random): string {
  const digits = `5550${String(random.below(1_000_000)).padStart(6, '0')}`
  return random.chance(0.1) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits
}

/** An e-mail address that nobody has. */
export function email(random: Random, name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? ['rider']
  return `${words.slice(0, 2).join('.')}${random.below(90) + 10}@mail.example`
}

/** A registration number of Cuttack district, in the spellings that people use. */
export function registrationNumber(random: Random): string {
  const series = `${random.pick(['A', 'B', 'C'])}${random.pick(['B', 'F', 'K', 'R'])}`
  const parts = ['OD', random.pick(['05', '33', '05']), series, String(1000 + random.below(9000))]
  return parts.join(random.pick(['', '-', ' ']))
}
