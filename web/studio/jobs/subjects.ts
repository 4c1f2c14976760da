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
const otherDetails: readonly Detail[] = ['body', 'engine', 'lamp', 'rear-wheel', 'seat', 'controls']

/** The part of the bike that a feature is about; where its words do not say, one after the other. */
export function detailOf(heading: string, index: number): Detail {
  return (
    detailWords.find(([words]) => words.test(heading))?.[1] ??
    otherDetails[index % otherDetails.length] ??
    'body'
  )
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
