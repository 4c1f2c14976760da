/** Is an address one that only this machine reaches? */
export function isLoopback(address = ''): boolean {
  return /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(address)
}
