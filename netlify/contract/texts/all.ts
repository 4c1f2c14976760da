export * from './back-office.ts'
export * from './catalogue.ts'
export * from './enquiries.ts'
export * from './questions.ts'
