import { createContext } from 'react'

/**
 * A tiny blurred stand-in for a picture, as a data address. Only prerendering provides any: in the browser they
 * stand in the HTML already, and cost its code nothing.
 */
export const Placeholders = createContext<(src: string) => string | undefined>(() => undefined)
