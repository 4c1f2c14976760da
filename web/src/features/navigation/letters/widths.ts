// Written by `node netlify/build/cut-fonts.ts`.
/** The widths of the pictures in ems. */
export const letterWidths = {
  names: { or: 2.3375, hi: 1.9375 },
  offers: { or: 12.575, hi: 8.275 },
} as const
/** Their height in ems, and the part of that height which is below the baseline. */
export const letterHeight = 1.4
export const letterDescent = 0.35
