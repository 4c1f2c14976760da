import { column, type ReportDefinition } from '#contract/reports/report-definition.ts'
import { dates, offerLike, ordinary, pinned, spacedDates } from '#contract/reports/report-parts.ts'

export const financeReport = {
  ...ordinary,
  id: 'finance',
  view: 'finance_report',
  family: 'sales',
  path: '/api/financeReports',
  menu: 'Finance Report',
  title: 'Finance Report',
  columns: [
    column('name', 'Name', 'name'),
    column('contact', 'Mobile', 'phone'),
    column('email', 'Email ID', 'email'),
    column('model', 'Model', 'model'),
    column('loan_amount', 'Loan Amount', 'number'),
    column('message', 'Comment', 'long'),
    ...spacedDates,
    column('proof_of_address', 'POA'),
    column('proof_of_identity', 'POI'),
    column('variant', 'Variant', 'model'),
    { ...column('price', 'Price', 'rupees'), offPaper: true },
  ],
  emptyText: 'No finance data available',
  fileNames: { pdf: 'finance_report.pdf', csv: 'finance_report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

export const enquiryReport = {
  ...ordinary,
  id: 'enquiry',
  view: 'product_enquiry_report',
  family: 'sales',
  path: '/api/enquiryReports',
  menu: 'Enquiry Report',
  title: 'Product Enquiry Report',
  columns: [
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'phone'),
    column('email_id', 'Email ID', 'email'),
    column('model', 'Model', 'model'),
    column('color', 'Color'),
    column('message', 'Comment', 'long'),
    ...dates,
    column('variant', 'Variant', 'model'),
    { ...column('price', 'Price', 'rupees'), offPaper: true },
  ],
  fileNames: { pdf: 'Product_Enquiry_Report.pdf', csv: 'Product_Enquiry_Report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

export const salesReport = {
  ...offerLike,
  id: 'sales',
  view: 'sales_report',
  family: 'sales',
  path: '/api/getSalesEnquiry',
  menu: 'Sales Report',
  title: 'Sales Enquiry Report',
  columns: [...pinned, ...dates, column('message', 'Message', 'long')],
} as const satisfies ReportDefinition

export const offerReport = {
  ...offerLike,
  id: 'offer',
  view: 'offer_report',
  family: 'sales',
  path: '/api/offerReports',
  menu: 'Offer Report',
  title: 'Offer Report',
  columns: [
    column('name', 'Name', 'name'),
    column('contact', 'Mobile', 'phone'),
    column('email', 'Email', 'email'),
    ...dates,
    column('offer', 'Offer'),
  ],
} as const satisfies ReportDefinition

export const exchangeReport = {
  ...ordinary,
  id: 'exchange',
  view: 'exchange_report',
  family: 'sales',
  path: '/api/exchangeReports',
  part: 'exchange',
  menu: 'Exchange Report',
  title: 'Exchange Report',
  columns: [
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'phone'),
    column('make', 'Make'),
    column('old_model', 'Old Model', 'model'),
    column('year', 'Year', 'number'),
    column('kilometres', 'Km', 'number'),
    column('condition', 'Condition'),
    column('papers', 'Papers'),
    column('low', 'Low', 'rupees'),
    column('high', 'High', 'rupees'),
    column('model', 'Wants', 'model'),
    column('message', 'Message', 'long'),
    ...dates,
  ],
  fileNames: { pdf: 'Exchange_Report.pdf', csv: 'Exchange_Report.csv' },
  orientation: 'landscape',
} as const satisfies ReportDefinition

export const arrivalReport = {
  ...ordinary,
  id: 'arrival',
  view: 'arrival_report',
  family: 'sales',
  path: '/api/arrivalReports',
  part: 'stock',
  menu: 'Awaited Model Report',
  title: 'Awaited Model Report',
  columns: [
    column('name', 'Name', 'name'),
    column('mobile_no', 'Mobile', 'phone'),
    column('email_id', 'Email ID', 'email'),
    column('model', 'Model', 'model'),
    column('variant', 'Variant', 'model'),
    column('color', 'Color'),
    ...dates,
  ],
  fileNames: { pdf: 'Awaited_Model_Report.pdf', csv: 'Awaited_Model_Report.csv' },
} as const satisfies ReportDefinition
