import { anotherModel } from '#contract/enquiries/choices.ts'
import type { FormBody, FormName, forms, PlainFormName } from '#contract/enquiries/forms.ts'
import type { Database, TablesInsert } from '../../../supabase/database.types.ts'

type Tables = Database['public']['Tables']
type TableOf<Name extends FormName> = (typeof forms)[Name]['table'] & keyof Tables

/** A row of a form's table without the columns that every enquiry has. */
export type EnquiryRow<Name extends FormName> = Omit<
  TablesInsert<TableOf<Name>>,
  'id' | 'search_text' | 'mobile_digits' | 'submission_hash' | 'created_at' | 'is_quarantined' | 'robot_score'
>

/**
 * The row of a form in the database's words: each field in snake_case, except for the fields renamed below.
 */
export function rowOf<Name extends PlainFormName>(name: Name, body: FormBody<Name>): EnquiryRow<Name> {
  const toRow = (renamed as { [One in PlainFormName]?: (body: FormBody<One>) => EnquiryRow<One> })[name]
  // A form without a renaming fits as it is: `RenamedForm` holds every form that does not.
  return toRow ? toRow(body) : (inSnakeCase(body) as unknown as EnquiryRow<Name>)
}

type SnakeCase<Text> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Text
type InSnakeCase<Body> = { [Field in keyof Body as SnakeCase<Field>]: Body[Field] }

/** `never` when the fields of a body are columns of the row already. */
type Misfit<Body, Row, Name> = Body extends Row ? (keyof Body extends keyof Row ? never : Name) : Name

/** The forms with a field whose name is not its column's: each needs its row below. */
type RenamedForm = {
  [Name in PlainFormName]: Misfit<InSnakeCase<FormBody<Name>>, EnquiryRow<Name>, Name>
}[PlainFormName]

const renamed: { [Name in RenamedForm]: (body: FormBody<Name>) => EnquiryRow<Name> } = {
  sendContactRequest: ({ telephone, comment, ...body }) => ({
    ...inSnakeCase(body),
    mobile: telephone,
    message: comment,
  }),
  sendFinanceEnquiry: ({ contact, selectedPOA, selectedPOI, ...body }) => ({
    ...inSnakeCase(body),
    mobile: contact,
    proof_of_address: selectedPOA,
    proof_of_identity: selectedPOI,
  }),
  bookService: ({ contactNumber, bookingDate, ...body }) => ({
    ...inSnakeCase(body),
    mobile: contactNumber,
    booking_date: bookingDate || null,
  }),
  // Who has no e-mail address is told in the row by an empty one.
  sendAmcEnquiry: ({ contactNumber, noEmail: _, ...body }) => ({
    ...withEnteredModel(body),
    mobile: contactNumber,
  }),
  sendWarrantyEnquiry: ({ contactNumber, noEmail: _, ...body }) => ({
    ...withEnteredModel(body),
    mobile: contactNumber,
  }),
  sendOptIn: ({ registration, notifications: { all: _all, ...channels }, ...body }) => ({
    ...body,
    registration_number: registration,
    ...channels,
  }),
  sendOfferEnquiry: ({ contact, agree, offerId = null, noEmail: _, ...body }) => ({
    ...inSnakeCase(body),
    mobile: contact,
    agreed: agree,
    offer_id: offerId,
  }),
  sendProductEnquiry: ({ mobileNo, emailId, color, noEmail: _, ...body }) => ({
    ...body,
    mobile: mobileNo,
    email: emailId,
    colour: color,
  }),
  sendReview: ({ rating, ...body }) => ({ ...inSnakeCase(body), rating: Number(rating) }),
  offerExchange: ({ year, kilometres, ...body }) => ({
    ...inSnakeCase(body),
    year: Number(year),
    kilometres: Number(kilometres),
  }),
  joinJoyClub: ({ regNo, ...body }) => ({ ...inSnakeCase(body), registration_number: regNo }),
}

/**
 * A model that is in no list is stored as the visitor typed it: these tables have one column for the model.
 */
function withEnteredModel<Body extends { model: string; enteredModel: string }>({
  enteredModel,
  ...body
}: Body) {
  const isTyped = enteredModel !== '' && (body.model === '' || body.model === anotherModel)
  return { ...inSnakeCase(body), model: isTyped ? enteredModel : body.model }
}

function inSnakeCase<Body extends object>(body: Body): InSnakeCase<Body> {
  const row = Object.entries(body).map(([field, value]) => [
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(row) as InSnakeCase<Body>
}
