// Written by `npm run schema`; the definitions of the contract are what to change.

/** The path to which each form is posted. They come with what sends a form, without the schemas. */
export const formPaths = {
  sendContactRequest: '/contact',
  sendFinanceEnquiry: '/finance',
  bookService: '/book-service',
  sendAmcEnquiry: '/amc',
  sendWarrantyEnquiry: '/warranty',
  sendOptIn: '/opt-in',
  sendOfferEnquiry: '/offer',
  sendProductEnquiry: '/api/postBooking',
  joinJoyClub: '/api/joyClub',
  applyForNetwork: '/api/becomePartner',
  askForPart: '/api/postSparePart',
  askWorkshop: '/api/postServiceEnquiry',
  askShowroom: '/api/postSalesEnquiry',
  sendReview: '/api/postReview',
  offerExchange: '/api/postExchange',
  askForArrival: '/api/postArrival',
  applyForCareer: '/api/career',
} as const
