import type { Random } from '../random.ts'

/** What an enquiry is about, as far as its message tells. */
export type Topic = 'buying' | 'loan' | 'service' | 'care' | 'parts' | 'question' | 'club' | 'review'
type Language = 'en' | 'or' | 'hi'

/** A message and the language in which its sender reads the site. */
export interface Message {
  text: string
  language: Language
}

const texts: Record<Topic, Record<Language, readonly string[]>> = {
  buying: {
    en: [
      'Is it in stock? I can come on Saturday.',
      'What is the price on the road with insurance and registration?',
      'Please call me after 5 pm, I am at work till then.',
      'My wife will ride it. Is the seat low enough for 5 feet?',
      'How long is the wait for the blue one?',
      'I go 40 km a day, Choudwar to Bhubaneswar. Which variant do you advise?',
      'Can you take my 2014 scooter in exchange?',
      'First bike for my son, he starts college in town.',
      'Please send the brochure by e-mail 🙏',
    ],
    or: [
      'ଏହି ଗାଡ଼ିର ଅନ୍-ରୋଡ୍ ଦାମ୍ କେତେ?',
      'ଶନିବାର ଦିନ ଚଳାଇ ଦେଖିପାରିବି କି?',
      'ଦୟାକରି ସନ୍ଧ୍ୟା ୫ଟା ପରେ ଫୋନ୍ କରନ୍ତୁ।',
      'ମୋ ପୁରୁଣା ସ୍କୁଟର ବଦଳରେ ନୂଆ ନେବାକୁ ଚାହୁଁଛି।',
      'ନାଲି ରଙ୍ଗର ଗାଡ଼ି ଅଛି କି?',
    ],
    hi: [
      'ऑन-रोड कीमत कितनी होगी?',
      'क्या शनिवार को चला कर देख सकता हूँ?',
      'शाम को फ़ोन कीजिए, दिन में काम पर रहता हूँ।',
    ],
  },
  loan: {
    en: [
      'I can pay 20,000 at first. What is the instalment for 24 months?',
      'I have a shop, no salary slip. Is that all right?',
      'Which papers do you need for the loan?',
      'Is a guarantor needed?',
    ],
    or: ['କିସ୍ତିରେ ନେଲେ ମାସକୁ କେତେ ପଡ଼ିବ?', 'ଋଣ ପାଇଁ କେଉଁ କେଉଁ କାଗଜ ଦରକାର?'],
    hi: ['किस्त पर लेने के लिए कौन से काग़ज़ चाहिए?', 'महीने की किस्त कितनी आएगी?'],
  },
  service: {
    en: [
      'The front brake makes a noise since last week.',
      'It does not start in the morning, only after many kicks.',
      'Third free service. Can I wait for it?',
      'Please check the battery too, the horn is weak.',
      'Mileage went down to 38, it was 50 before.',
      'Oil change and chain, nothing else.',
      'The kick starter slips now and then.',
      'The indicator on the left does not blink any more.',
      'I need it back by Friday evening.',
    ],
    or: [
      'ଆଗ ବ୍ରେକ୍‌ରୁ ଶବ୍ଦ ଆସୁଛି।',
      'ସକାଳେ ଗାଡ଼ି ଷ୍ଟାର୍ଟ ହେଉନାହିଁ।',
      'ସର୍ଭିସ ପାଇଁ କେତେ ସମୟ ଲାଗିବ?',
      'ଗାଡ଼ିର ମାଇଲେଜ୍ କମିଯାଇଛି।',
      'ତୃତୀୟ ମାଗଣା ସର୍ଭିସ ପାଇଁ ଆସିବି।',
    ],
    hi: ['सुबह गाड़ी जल्दी स्टार्ट नहीं होती।', 'सर्विस में कितना समय लगेगा?', 'पीछे का ब्रेक ढीला लग रहा है।'],
  },
  care: {
    en: [
      'What does the plan cost for two years?',
      'My warranty ends next month. Can it still be extended?',
      'Is the battery covered?',
      'I bought it in Bhubaneswar. Can I have the plan here?',
    ],
    or: ['ଦୁଇ ବର୍ଷ ପାଇଁ କେତେ ଟଙ୍କା ଲାଗିବ?'],
    hi: ['दो साल का कितना लगेगा?'],
  },
  parts: {
    en: [
      'Left mirror, black. Do you have it?',
      'Need brake shoes for the rear wheel.',
      'Price of an original chain kit, please.',
      'Do you have the seat cover in brown?',
    ],
    or: ['ଆଗ ବ୍ରେକ୍ ପ୍ୟାଡ୍ ଅଛି କି? ଦାମ୍ କେତେ?'],
    hi: ['पीछे की लाइट का कवर मिलेगा?'],
  },
  question: {
    en: [
      'Are you open on Sunday at Salepur?',
      'When will the number plate come? I took the scooter three weeks ago.',
      'Please send me the receipt of my last service again.',
      'Your outlet in Jagatpur does not pick up the phone.',
      'We are a school and need six scooters. Whom do I talk to?',
      'Thank you for the quick work on my Unicorn.',
    ],
    or: ['ରବିବାର ଦିନ ସାଲେପୁରରେ ଖୋଲା ଅଛି କି?', 'ନମ୍ବର ପ୍ଲେଟ୍ କେବେ ଆସିବ?'],
    hi: ['नंबर प्लेट कब तक आएगी?'],
  },
  club: {
    en: ['I ride every Sunday, please tell me of the next one.', 'My points of last year are missing.'],
    or: ['ପରବର୍ତ୍ତୀ ରାଇଡ୍ କେବେ?'],
    hi: [],
  },
  review: {
    en: [
      'They showed three scooters and pushed none of them. Papers were ready in four days.',
      'Good work, but I waited an hour longer than they said.',
      'Easy in the traffic of Badambadi, and it takes two of us and the shopping.',
      'They called when they had promised to call. That is rare.',
      'The price on the road was the price on the site, to the rupee.',
      'My old scooter was valued in ten minutes, and the papers were their work.',
      'Three years, three services a year, no trouble on the road.',
      'A good bike for the village roads, but the horn is too soft.',
      'The young man explained the loan so that my father understood it too.',
    ],
    or: ['କର୍ମଚାରୀମାନେ ଭଲ ଭାବରେ ବୁଝାଇଲେ। ଗାଡ଼ି ବହୁତ ଭଲ।', 'ସମୟରେ ଗାଡ଼ି ଦେଲେ, ଧନ୍ୟବାଦ।', 'ସର୍ଭିସ ଭଲ, ଦାମ୍ ମଧ୍ୟ ଠିକ୍।'],
    hi: ['अच्छे लोग हैं, गाड़ी समय पर मिली।'],
  },
}

/**
 * The message of the enquiry at a place among those of its kind; of three one is in Odia or Hindi. Neighbours
 * write different texts.
 */
export function writtenMessage(random: Random, topic: Topic, place: number): Message {
  const share = random.below(100)
  const language = share < 66 ? 'en' : share < 90 || texts[topic].hi.length === 0 ? 'or' : 'hi'
  const list = texts[topic][language]
  return { text: list[place % list.length] ?? '', language }
}

/** Like `writtenMessage`, but without words in one case of five. */
export function message(random: Random, topic: Topic, place: number): Message {
  const written = writtenMessage(random, topic, place)
  return random.chance(0.2) ? { ...written, text: '' } : written
}
