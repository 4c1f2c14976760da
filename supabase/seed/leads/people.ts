import type { Random } from '../random.ts'

/** Somebody who sends an enquiry. */
export interface Person {
  name: string
  mobile: string
  email: string
}

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
  'Arundhati',
  'Hrushikesh',
  'Nibedita',
  'Ashok',
  'Sunita',
  'Pradyumna',
  'Gitanjali',
  'Prakash Chandra',
  'Mamata',
  'Dillip Kumar',
  'Saraswati',
  'Biswajit',
  'Pratima',
  'Susanta',
  'Monalisa',
  'Ajaya Kumar',
  'Banita',
  'Srikanta',
  'Tanushree',
  'Niranjan',
  'Jharana',
  'Satyabrata',
  'Minati',
  'Umesh',
  'Kabita',
  'Laxmidhar',
  'Suchitra',
  'Gopal Krushna',
  'Bijayalaxmi',
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
  'Tripathy',
  'Samal',
  'Dash',
  'Pattnaik',
]
const otherNames = [
  'Mohammed Imran Khan',
  'Shabnam Begum',
  'Sk. Rafique',
  'Joseph Minz',
  'Anita Toppo',
  'Gurpreet Singh',
  "Fiona D'Souza",
  'Ramesh Agarwal',
  'K. Venkat Rao',
  'Farhan Ali',
]
const odiaFirst = ['ସୁବ୍ରତ', 'ପ୍ରିୟଙ୍କା', 'ଦେବାଶିଷ', 'ଅନନ୍ୟା', 'ବିକାଶ', 'ସସ୍ମିତା', 'ମନୋରଞ୍ଜନ', 'ଲୋପାମୁଦ୍ରା', 'ଗୀତାଞ୍ଜଳି', 'ରବୀନ୍ଦ୍ର']
const odiaLast = ['ସାହୁ', 'ମହାନ୍ତି', 'ବେହେରା', 'ଦାସ', 'ନାୟକ', 'ରାଉତ', 'ପଣ୍ଡା', 'ସ୍ୱାଇଁ', 'ଜେନା']
const hindiNames = [
  'राजेश कुमार',
  'सीमा शर्मा',
  'मनोज यादव',
  'पूजा गुप्ता',
  'अजय तिवारी',
  'किरण वर्मा',
  'दीपक मिश्रा',
]

/** Answers a new person at each call: most with a name in Latin script, some in Odia or Hindi, none twice. */
export function crowd(random: Random): () => Person {
  const used = new Set<string>()
  let number = random.below(firstNames.length)
  return () => {
    // Neighbours have different first names, because these come in turn.
    number += 1
    let name = anyName(random, number)
    while (used.has(name)) name = anyName(random, number)
    used.add(name)
    return { name, mobile: mobile(random), email: email(random, name) }
  }
}

function anyName(random: Random, number: number): string {
  const share = random.below(100)
  if (share < 10) return `${random.pick(odiaFirst)} ${random.pick(odiaLast)}`
  if (share < 12) return random.pick(hindiNames)
  if (share < 15) return random.pick(otherNames)
  return `${firstNames[(number * 20) % firstNames.length]} ${random.pick(lastNames)}`
}

/** A number of ten digits that cannot ring: no Indian mobile number begins with 5. */
function mobile(random: Random): string {
  const digits = `5550${String(random.below(1_000_000)).padStart(6, '0')}`
  return random.chance(0.1) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits
}

/** An e-mail address that nobody has. */
function email(random: Random, name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? ['rider']
  return `${words.slice(0, 2).join('.')}${random.below(90) + 10}@mail.example`
}

/** A first and a last name, as the contact forms ask for them. */
export function nameParts({ name }: Person): { first_name: string; last_name: string } {
  const words = name.split(' ')
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

/** A registration number of Cuttack district, in the spellings that people use. */
export function registrationNumber(random: Random): string {
  const series = `${random.pick(['A', 'B', 'C'])}${random.pick(['B', 'F', 'K', 'R'])}`
  const parts = ['OD', random.pick(['05', '33', '05']), series, String(1000 + random.below(9000))]
  return parts.join(random.pick(['', '-', ' ']))
}
