declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    keepAllGlyphs?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** A font with only the letters of `text`, and with everything that joins them. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
