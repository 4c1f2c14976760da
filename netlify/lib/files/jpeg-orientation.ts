const exifName = 'Exif\0\0'
/** The number of the entry of EXIF that says how the camera was held. */
const orientationTag = 0x0112

/**
 * How the pixels of a JPEG are to be turned, as EXIF counts it: 1 for upright, 2 to 8 for mirrored or turned
 * pictures. `segment` is one segment of the file with its marker; 1 for a segment that says nothing of it.
 */
export function orientationIn(segment: Buffer): number {
  if (segment[1] !== 0xe1 || segment.toString('latin1', 4, 10) !== exifName) return 1
  try {
    return orientationEntry(segment.subarray(10)) ?? 1
  } catch (error) {
    // Reading past the end means that the segment is cut short.
    if (error instanceof RangeError) return 1
    throw error
  }
}

function orientationEntry(tiff: Buffer): number | undefined {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** A segment of EXIF that holds an orientation and nothing else. */
export function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36)
  segment.writeUInt32BE(0xff_e1_00_22)
  segment.write(exifName, 4, 'latin1')
  segment.write('MM\0*', 10, 'latin1')
  segment.writeUInt32BE(8, 14)
  segment.writeUInt16BE(1, 18)
  segment.writeUInt16BE(orientationTag, 20)
  segment.writeUInt16BE(3, 22)
  segment.writeUInt32BE(1, 24)
  segment.writeUInt16BE(orientation, 28)
  return segment
}

/** Whether a picture of this orientation lies on its side, so that its width is shown as its height. */
export const isOnItsSide = (orientation: number) => orientation >= 5
