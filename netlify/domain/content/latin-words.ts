/** An address of a page or of mail, also where a line may break in it. */
const address = /https?:\/\/\S+|[\w.]+@\S*|\b[\w-]+\.example\b/g

/** Matches a reference or a slip's number, and a phone's settings in the phone's own words. */
const figure =
  /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|\bS-(?:[A-Z0-9]{6}\b)?|\bSettings, Camera, Formats, Most Compatible\b/g

/** A word of Latin letters, with the signs that hold it together. */
const word = /[A-Za-z][A-Za-z'’-]+/g

/**
 * Words that people here read in Latin letters whatever they speak: abbreviations, makes, units and file
 * types.
 */
const latin = new Set(
  `EMI EV ABS RTO PAN AMC PDF POA POI PIN PUC RC OD AB HSRP EW SMS RCS OBD CSV JPEG PNG WebP AVIF DOC DOCX KB MB cc kg
  mm km kWh kW PS Nm rpm BIGWING BigWing Honda WhatsApp Joy Club Extended Warranty Plus Hero Bajaj TVS Suzuki Yamaha
  Facebook Instagram Meta YouTube LinkedIn English name example com am pm Alt LED TFT DLX GST CVT ID APR USB Type-C
  Kalinga Two-Wheelers Dolamundai IDV CGST SGST HSN GSTIN JSON JavaScript iPhone Ctrl UPI QR Google`.split(
    /\s+/,
  ),
)

/** The text without the parts that are Latin in every language: addresses, references and figures. */
export function withoutFigures(text: string): string {
  return text.replace(address, '').replace(figure, '')
}

/** The words of a text that belong to English alone; the caller leaves out names that staff wrote. */
export function englishWordsIn(text: string): string[] {
  return (text.match(word) ?? []).filter((one) => !latin.has(one))
}
