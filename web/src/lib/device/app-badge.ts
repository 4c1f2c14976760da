/** Shows a count on the icon of the installed app, nothing for 0; browsers without such icons do nothing. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Some browsers know of badges and refuse them in a tab.
  shown.catch(() => undefined)
}
