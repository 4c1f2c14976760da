const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=UTF-8',
  csv: 'text/csv; charset=UTF-8',
  gif: 'image/gif',
  html: 'text/html; charset=UTF-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'application/javascript; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  map: 'application/json; charset=UTF-8',
  mjs: 'application/javascript; charset=UTF-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=UTF-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=UTF-8',
}

/** The content type for a file extension with its dot. */
export function contentType(extension: string): string {
  return types[extension.slice(1).toLowerCase()] ?? 'application/octet-stream'
}
