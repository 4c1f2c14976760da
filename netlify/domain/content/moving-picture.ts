/** The bit of WebP's header that announces frames. */
const framesBit = 0x02
/**
 * The beginning of the block of eight bytes, the last of them a zero, that stands before a frame of a GIF.
 */
const frameOfGif = '!\xf9\x04'

/**
 * Whether a picture file is an animation: a GIF that repeats or has a second frame, and WebP, PNG and AVIF
 * whose header says so.
 */
export function isMoving(bytes: Uint8Array): boolean {
  const file = new TextDecoder('latin1').decode(bytes)
  if (file.startsWith('GIF8')) {
    const frames = file.split(frameOfGif).filter((rest, at) => at > 0 && rest[4] === '\0')
    return file.includes('NETSCAPE2.0') || frames.length > 1
  }
  if (/^RIFF.{4}WEBPVP8X/s.test(file)) return ((bytes[20] ?? 0) & framesBit) > 0
  if (file.startsWith('PNG', 1)) return file.slice(0, file.indexOf('IDAT')).includes('acTL')
  return file.startsWith('ftypavis', 4)
}
