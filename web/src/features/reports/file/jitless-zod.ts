import { config } from 'zod'

// Without this setting zod tries out whether text may become code, which the content security policy refuses
// and reports. This file must be imported before any schema is made.
config({ jitless: true })
