/**
 * Makes a browser that installs an app from the back office install the inbox and not the public site. The
 * HTML of all pages is the same and names the manifest of the site, so this function names the other manifest
 * while the back office is shown.
 */
export function nameInboxApp(): (() => void) | undefined {
  const link = document.querySelector('link[data-deferred="manifest"]')
  const site = link?.getAttribute('href')
  if (!link || !site) return undefined
  link.setAttribute('href', '/admin.webmanifest')
  return () => link.setAttribute('href', site)
}
