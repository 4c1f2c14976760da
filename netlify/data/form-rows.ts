import type { BodyOf } from '#contract/endpoint.ts'
import type { NamedEndpoints } from '#contract/endpoints.ts'
import type { Database, TablesInsert } from '../../supabase/database.types.ts'

/** The endpoints that store a form of a visitor as it was sent. */
export type FormName =
  | 'sendContactRequest'
  | 'sendFinanceEnquiry'
  | 'bookService'
  | 'sendAmcEnquiry'
  | 'sendWarrantyEnquiry'
  | 'sendOptIn'
  | 'sendOfferEnquiry'
  | 'sendProductEnquiry'
  | 'joinJoyClub'
  | 'applyForNetwork'

export type FormBody<Name extends FormName> = BodyOf<NamedEndpoints[Name]>

type Tables = Database['public']['Tables']

/** The tables that visitors' enquiries are stored in. */
export type EnquiryTable = {
  [Table in keyof Tables]: 'sender' extends keyof Tables[Table]['Row'] ? Table : never
}[keyof Tables]

/** A row of such a table without the columns that every enquiry has. */
export type EnquiryRow<Table extends EnquiryTable> = Omit<
  TablesInsert<Table>,
  'id' | 'search_text' | 'submission_hash' | 'created_at' | 'is_quarantined' | 'doubt' | 'sender'
>

type FormTable<Body> = {
  [Table in EnquiryTable]: {
    table: Table
    /** The wire's fields in the database's words. */
    row: (body: Body) => EnquiryRow<Table>
  }
}[EnquiryTable]

interface Registered {
  model: string
  yearOfPurchase: string
  registrationNumber: string
  name: string
  email: string
  contactNumber: string
  message: string
}

const registeredRow = (body: Registered) => ({
  name: body.name,
  mobile: body.contactNumber,
  email: body.email,
  model: body.model,
  registration_number: body.registrationNumber,
  year_of_purchase: body.yearOfPurchase,
  message: body.message,
})

/** Where each form is kept, and how its fields are called there. */
export const formTables: { [Name in FormName]: FormTable<FormBody<Name>> } = {
  sendContactRequest: {
    table: 'contact_requests',
    row: (body) => ({
      first_name: body.firstName,
      last_name: body.lastName,
      postal_code: body.postalCode,
      mobile: body.telephone,
      message: body.comment,
    }),
  },
  sendFinanceEnquiry: {
    table: 'finance_enquiries',
    row: (body) => ({
      name: body.name,
      mobile: body.contact,
      email: body.email,
      loan_amount: body.loanAmount,
      model: body.model,
      message: body.message,
      agreed: body.agreed,
      proof_of_address: body.selectedPOA,
      proof_of_identity: body.selectedPOI,
    }),
  },
  bookService: {
    table: 'service_bookings',
    row: (body) => ({
      ...registeredRow(body),
      entered_model: body.enteredModel,
      service_type: body.serviceType,
      booking_date: body.bookingDate || null,
    }),
  },
  sendAmcEnquiry: { table: 'amc_enquiries', row: registeredRow },
  sendWarrantyEnquiry: { table: 'warranty_enquiries', row: registeredRow },
  sendOptIn: {
    table: 'opt_ins',
    row: ({ registration, name, mobile, notifications: { all: _all, ...channels } }) => ({
      registration_number: registration,
      name,
      mobile,
      ...channels,
    }),
  },
  sendOfferEnquiry: {
    table: 'offer_enquiries',
    row: (body) => ({ name: body.name, email: body.email, mobile: body.contact, agreed: body.agree }),
  },
  sendProductEnquiry: {
    table: 'product_enquiries',
    row: (body) => ({
      name: body.name,
      mobile: body.mobileNo,
      email: body.emailId,
      model: body.model,
      colour: body.color,
      message: body.message,
    }),
  },
  joinJoyClub: {
    table: 'joy_club_members',
    row: (body) => ({
      name: body.name,
      mobile: body.mobile,
      email: body.email,
      model: body.model,
      registration_number: body.regNo,
      purchase_year: body.purchaseYear,
      message: body.message,
    }),
  },
  applyForNetwork: {
    table: 'network_applications',
    row: (body) => ({
      location: body.location,
      address: body.address,
      name: body.name,
      mobile: body.mobile,
    }),
  },
}
