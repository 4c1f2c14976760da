import type { Random } from './random.ts'

const everyday = [
  'Please call me after 5 pm.',
  'Is the disc variant in stock? I can come on Saturday.',
  'What is the on-road price with insurance and registration?',
  'Mileage in city traffic kitna hai?',
  'ଦୟାକରି ମୋତେ ଫୋନ୍ କରନ୍ତୁ।',
  'ଏହି ଗାଡ଼ିର ଦାମ୍ କେତେ? କିସ୍ତି ସୁବିଧା ଅଛି କି?',
  'My old scooter is a 2014 model, can you take it in exchange?',
  'Need delivery before Rath Yatra.',
  'Front brake makes a noise since last week.',
  'Wife will ride it, please show a low seat height.',
  "It's urgent, the bike doesn't start in the morning.",
  'Do you open on Sunday at Salepur?',
  'Kindly send the brochure by e-mail 🙏',
]
/**
 * Texts that break careless code: mark-up, spreadsheet formulas, quotes, line breaks, a word without a gap.
 */
const awkward = [
  '=HYPERLINK("http://x.example","click")',
  '<img src=x onerror=alert(1)>',
  '<script>alert("hello")</script>',
  "-2+3+cmd|' /C calc'!A0",
  '"Quoted", with a comma;\nand a second line',
  '100% sure_about\\this',
  'https://example.example/'.padEnd(180, 'long-address-without-a-gap-'),
]
const long =
  'I have been a customer since 2009 and bought three two-wheelers from your Dolamundai showroom, all of them serviced on time. ' +
  'Last month I left my scooter for the third paid service and asked for the rear brake, the mirror on the left and the battery to be looked at. '

/** The text of a message field; `''` in one case of five. */
export function message(random: Random): string {
  return random.chance(0.2) ? '' : writtenMessage(random)
}

/** Like `message`, but never empty. */
export function writtenMessage(random: Random): string {
  const share = random.below(100)
  if (share < 12) return random.pick(awkward)
  if (share < 17) return long.repeat(7).slice(0, 1900).trim()
  return random.pick(everyday)
}
