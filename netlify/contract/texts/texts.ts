/**
 * Texts of the screens that the specifications fix, as `texts.contact.success`. All other texts stand where they are
 * shown. There are four files, so that a page loads only those of its own kind.
 */
export * as texts from './all.ts'
