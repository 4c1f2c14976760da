import { t } from '#contract/wire/language.ts'

/** The words of what a form stores; fields of one meaning share an item. */
const items = {
  name: () => t`your name`,
  number: () => t`your phone number`,
  email: () => t`your e-mail address, if you give one`,
  place: () => t`your PIN code or place`,
  vehicle: () => t`the two-wheeler you mean, and what you say about it`,
  oldVehicle: () => t`your old vehicle, its state and its papers`,
  photos: () => t`your photographs`,
  loan: () => t`the amount of the loan`,
  proofs: () => t`which papers you have, not the papers themselves`,
  message: () => t`what you write to us`,
  channels: () => t`the channels you choose`,
  day: () => t`the day and the kind of service`,
  part: () => t`the part you need`,
  offer: () => t`the offer you ask about`,
  stars: () => t`your stars`,
  leave: () => t`whether we may show it`,
  terms: () => t`that you agreed to the terms`,
  outletPlace: () => t`the place and address you propose`,
  post: () => t`the post you apply for`,
  resume: () => t`your resume`,
  wish: () => t`what you wish`,
  byWhatsApp: () => t`whether we may write by WhatsApp`,
} satisfies Record<string, () => string>
export type NoticeItem = keyof typeof items

/**
 * The item of each field of the forms, by the field's name. `noEmail` stores nothing: the address is empty;
 * what only proves who asks is compared and not stored.
 */
export const itemOfField: Readonly<Record<string, NoticeItem | 'nothing'>> = {
  name: 'name',
  firstName: 'name',
  lastName: 'name',
  mobile: 'number',
  mobileNo: 'number',
  telephone: 'number',
  contact: 'number',
  contactNumber: 'number',
  phone: 'number',
  email: 'email',
  emailId: 'email',
  noEmail: 'nothing',
  postalCode: 'place',
  pinCode: 'place',
  place: 'place',
  model: 'vehicle',
  enteredModel: 'vehicle',
  variant: 'vehicle',
  color: 'vehicle',
  colour: 'vehicle',
  yearOfPurchase: 'vehicle',
  purchaseYear: 'vehicle',
  registrationNumber: 'vehicle',
  registration: 'vehicle',
  regNo: 'vehicle',
  make: 'oldVehicle',
  oldModel: 'oldVehicle',
  year: 'oldVehicle',
  kilometres: 'oldVehicle',
  condition: 'oldVehicle',
  papers: 'oldVehicle',
  photos: 'photos',
  loanAmount: 'loan',
  selectedPOA: 'proofs',
  selectedPOI: 'proofs',
  message: 'message',
  comment: 'message',
  notifications: 'channels',
  bookingDate: 'day',
  serviceType: 'day',
  accessory: 'part',
  partNumber: 'part',
  offerId: 'offer',
  offerTitle: 'offer',
  rating: 'stars',
  mayPublish: 'leave',
  agree: 'terms',
  agreed: 'terms',
  location: 'outletPlace',
  address: 'outletPlace',
  post: 'post',
  resume: 'resume',
  resumePath: 'resume',
  wish: 'wish',
  reference: 'nothing',
  digits: 'nothing',
  code: 'nothing',
}

/** What the fields of a form store, in words, each item once; a field without an item is left out. */
export function storedInWords(fields: readonly string[]): string {
  const named = [...new Set(fields.map((field) => itemOfField[field] ?? 'nothing'))]
  return itemWords(named.filter((item) => item !== 'nothing'))
}

/** What these items are, in words. */
export function itemWords(named: readonly NoticeItem[]): string {
  return named.map((item) => items[item]()).join('; ')
}
