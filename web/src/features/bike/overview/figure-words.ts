import { wordsFor } from '#contract/wire/language.ts'

/** The names of the figures that buyers ask for first. */
export const figureWords = wordsFor('Engine', 'Motor', 'Power', 'Mileage', 'Range', 'Weight', 'Seat height')
