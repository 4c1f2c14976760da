const modestGigabytes = 4

/**
 * Whether the visitor's device has little memory, and with it a slow processor: there the next page at once is worth
 * more than a movement that leads to it. Browsers that do not tell count as able.
 */
export function isModestDevice(): boolean {
  const { deviceMemory } = navigator as { deviceMemory?: number }
  return deviceMemory !== undefined && deviceMemory <= modestGigabytes
}
