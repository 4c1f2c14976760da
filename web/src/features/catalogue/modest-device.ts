const modestGigabytes = 4

/**
 * Whether the visitor's device has little memory, and so probably a slow processor: on such a device the next
 * page at once is worth more than an animation that leads to it. A browser that does not tell its memory
 * counts as able.
 */
export function isModestDevice(): boolean {
  const { deviceMemory } = navigator as { deviceMemory?: number }
  return deviceMemory !== undefined && deviceMemory <= modestGigabytes
}
