import { config } from 'zod'

// Otherwise zod tries out whether text may become code, which the content security policy refuses and reports. To be
// imported before any schema is made.
config({ jitless: true })
