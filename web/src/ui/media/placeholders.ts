import { createContext } from 'react'

/**
 * A tiny blurred stand-in for a picture, as a data URL. Only the prerender step provides placeholders: in the
 * browser they are in the HTML already, and add nothing to its code.
 */
export const Placeholders = createContext<(src: string) => string | undefined>(() => undefined)
