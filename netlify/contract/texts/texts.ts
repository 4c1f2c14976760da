/**
 * Texts of the screens that the specifications fix, such as `texts.contact.success`. All other texts stand
 * where they are shown. There are four files, so that a page loads only the texts of its own kind.
 */
export * as texts from './all.ts'
