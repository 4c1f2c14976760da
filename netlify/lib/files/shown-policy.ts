/**
 * The content security policy of a file (PDF, photograph) that a browser shows: the file loads nothing, sends
 * nothing, runs nothing and stands in no frame. `style-src` is for the page that the browser itself builds
 * around the file.
 */
export const shownPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
