import { onTestFinished, vi } from 'vitest'

/**
 * Makes every file a picture of the given size until the test ends, because jsdom neither decodes nor draws.
 * Answers the sizes of the pictures that are made from these files, such as `1600 × 400`.
 */
export function standInPictures(width: number, height: number): string[] {
  const made: string[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(48) }),
  } as RenderingContext & null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    made.push(`${this.width} × ${this.height}`)
    done(new Blob(['small'], { type: type ?? '' }))
  })
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return made
}
