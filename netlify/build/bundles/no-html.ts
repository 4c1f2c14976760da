/**
 * Replaces `html2canvas`, `canvg` and `dompurify` in the bundles. jsPDF depends on them for turning pages and
 * drawings into PDFs in a browser; brochures are drawn line by line, and the three are two thirds of the
 * code.
 */
export default function leftOut(): never {
  throw new Error('HTML is left out of the functions: see netlify/build/bundles/no-html.ts.')
}
