/** The number to call when a form cannot be taken; the site's pages show it, and the server says it during an outage. */
export const salesPhone = '0671-000-0101'
