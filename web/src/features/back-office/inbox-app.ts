/**
 * While the back office is shown, what a browser installs from here is the inbox and not the public site. The shell names the
 * site's manifest, because it is the same for all pages.
 */
export function nameInboxApp(): (() => void) | undefined {
  const link = document.querySelector('link[data-deferred="manifest"]')
  const site = link?.getAttribute('href')
  if (!link || !site) return undefined
  link.setAttribute('href', '/admin.webmanifest')
  return () => link.setAttribute('href', site)
}
