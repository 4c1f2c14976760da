import type { AccessoryKind, Detail } from '../scene.ts'

const detailWords: readonly [RegExp, Detail][] = [
  [/lamp|light|led/i, 'lamp'],
  [/brake|braking|abs|fork|front|disc/i, 'front-wheel'],
  [/tyre|wheel|suspension|rear|chain|monoshock|clearance/i, 'rear-wheel'],
  [
    /screen|display|tft|meter|console|key|usb|phone|bluetooth|cruise|handlebar|mode|lcd|instrument/i,
    'controls',
  ],
  [
    /engine|start|fuel pump|power|clutch|gear|torque|motor|cylinder|traction|battery|pull|exhaust|idling/i,
    'engine',
  ],
  [/seat|storage|boot|space|hook|room|two-up|lid|charges/i, 'seat'],
]
const otherDetails: readonly Detail[] = [
  'body',
  'rear-wheel',
  'controls',
  'engine',
  'seat',
  'lamp',
  'front-wheel',
]

/** The part of the bike that each feature is about; no part is used twice while there are others. */
export function detailsOf(headings: readonly string[]): Detail[] {
  const shown = new Set<Detail>()
  return headings.map((heading) => {
    const meant = detailWords.filter(([words]) => words.test(heading)).map(([, detail]) => detail)
    const choices = [...meant, ...otherDetails]
    const detail = choices.find((one) => !shown.has(one)) ?? choices[0] ?? 'body'
    shown.add(detail)
    return detail
  })
}

const accessoryWords: readonly [RegExp, AccessoryKind][] = [
  [/charg|usb|socket|lock|light|lamp/i, 'charger'],
  [/cover/i, 'cover'],
  [/mat$/i, 'mat'],
  [/screen|visor|shield|deflector/i, 'screen'],
  [/box|bag|case|pannier|pouch|tray/i, 'box'],
  [/pad|protector|sticker|sleeve|decal|garnish|grip|graphics|stripe|trim/i, 'pad'],
  [/rail|rack|carrier|stand|rest|stay|mount|holder/i, 'rail'],
  [/helmet/i, 'helmet'],
]

/** What kind of thing an accessory is. */
export function accessoryOf(heading: string): AccessoryKind {
  return accessoryWords.find(([words]) => words.test(heading))?.[1] ?? 'guard'
}
