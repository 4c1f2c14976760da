/** Tests that may need a second try until they are mended, each with the reason beside it. Any other fails the run. */
export const knownFlakes: readonly string[] = []
