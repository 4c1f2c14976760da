// The addresses to which browsers report by themselves. They stand apart from their schemas, so that the late
// code of a page can send to them without loading zod.
export const vitalsPath = '/api/vitals'
export const clientErrorsPath = '/api/clientErrors'
