import { pageRows } from './page.ts'

/** Pages with forms for visitors, and pages about what one visitor sent or asked for. */
export const visitorPages = pageRows({
  exchange: {
    path: '/exchange',
    title: 'Exchange your old two-wheeler',
    template: 'form of choices',
    part: 'exchange',
    search: ['Its estimated value', 'old used sell resale value part exchange'],
    withoutConnection: 'always',
  },
  spareParts: {
    path: '/spare-parts',
    file: 'asking',
    title: 'Question about a part',
    heading: 'Spare parts and accessories',
    template: 'form',
    search: ['Spare parts and accessories', 'spares genuine parts accessories'],
    withoutConnection: 'always',
  },
  serviceEnquiry: {
    path: '/service-enquiry',
    file: 'asking',
    title: 'Question to the workshop',
    heading: 'Ask the workshop',
    template: 'form',
    search: ['Ask about service and repairs', 'service enquiry repair question help'],
    withoutConnection: 'always',
  },
  salesEnquiry: {
    path: '/sales-enquiry',
    file: 'asking',
    title: 'Question to the showroom',
    heading: 'Ask the showroom',
    template: 'form',
    search: ['Ask about models and prices', 'sales enquiry buy question price'],
    withoutConnection: 'always',
  },
  enquiryStatus: {
    path: '/enquiry-status',
    title: 'Status of your enquiry',
    template: 'one visitor',
    search: ['With its reference and your number', 'enquiry status track reference booking'],
    withoutConnection: 'never',
    isQuiet: true,
  },
  review: {
    path: '/review',
    title: 'Write a review',
    template: 'form of choices',
    search: ['Tell others how it was', 'review rating feedback stars'],
    withoutConnection: 'always',
  },
  // These two pages say nothing without the link of a mail, so they have no words for the search.
  withdraw: {
    path: '/withdraw',
    file: 'withdrawal',
    title: 'Withdraw your consent',
    template: 'one visitor',
    withoutConnection: 'never',
    isQuiet: true,
  },
  appointment: {
    path: '/appointment',
    title: 'Your appointment',
    template: 'one visitor',
    withoutConnection: 'never',
    isQuiet: true,
  },
})
