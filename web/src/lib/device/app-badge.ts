/**
 * Shows a count on the icon of the installed app, and removes it for 0; browsers without such badges do
 * nothing.
 */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Some browsers have badges but refuse them in a tab.
  shown.catch(() => undefined)
}
