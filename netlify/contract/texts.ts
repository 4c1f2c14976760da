/**
 * User-visible texts that the specifications fix, as `texts.contact.success`. Everything else is written where it is
 * shown. They stand in three files, so that a page loads those of its own kind alone.
 */
export * as texts from './texts/all.ts'
