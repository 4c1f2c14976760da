import type { SpecificationPart } from '#contract/catalogue/specification-parts.ts'

/**
 * The rows that data sheets have as a rule, by part and in the order of a page, in the spelling in which they
 * are stored. A row with one of these names meets its like in comparisons and has words in every language.
 */
export const rowNames: Record<SpecificationPart, readonly string[]> = {
  bodyDimensions: [
    'overallLength',
    'overallWidth',
    'overallHeight',
    'wheelbase',
    'groundClearance',
    'seatHeight',
    'kerbWeight',
    'payload',
    'fuelTankCapacity',
  ],
  engine: [
    'type',
    'motorType',
    'displacement',
    'bore',
    'stroke',
    'compressionRatio',
    'maxPower',
    'maxTorque',
    'ratedPower',
    'peakPower',
    'peakTorque',
    'range',
    'topSpeed',
    'acceleration',
    'fuelSystem',
    'emissionNorm',
    'startingMethod',
    'ridingModes',
    'reverseMode',
  ],
  battery: ['battery', 'batteryCapacity', 'charging'],
  transmission: ['clutch', 'gearbox', 'gearPattern', 'shiftModes', 'primaryDrive', 'finalDrive'],
  tyresAndBrakes: ['frontTyre', 'rearTyre', 'frontBrake', 'rearBrake', 'brakingSystem', 'wheelType'],
  frameAndSuspension: ['frame', 'frontSuspension', 'rearSuspension'],
  electricals: [
    'battery',
    'headlamp',
    'tailLamp',
    'indicators',
    'instrumentPanel',
    'chargingPort',
    'phoneConnectivity',
    'ignition',
  ],
}

/** Other names under which data sheets have a row, in lower case and without blanks, and its usual name. */
const otherNames: Readonly<Record<string, string>> = {
  turnindicators: 'indicators',
  turnsignals: 'indicators',
  winkers: 'indicators',
  taillight: 'tailLamp',
  headlight: 'headlamp',
  weight: 'kerbWeight',
  curbweight: 'kerbWeight',
  saddleheight: 'seatHeight',
  fueltank: 'fuelTankCapacity',
  fuelcapacity: 'fuelTankCapacity',
  tankcapacity: 'fuelTankCapacity',
  length: 'overallLength',
  width: 'overallWidth',
  height: 'overallHeight',
  maximumpower: 'maxPower',
  maximumtorque: 'maxTorque',
  emission: 'emissionNorm',
  emissionstandard: 'emissionNorm',
  starting: 'startingMethod',
  starter: 'startingMethod',
  phonecharging: 'chargingPort',
  usbport: 'chargingPort',
  instrumentcluster: 'instrumentPanel',
  wheels: 'wheelType',
  abs: 'brakingSystem',
  brakesystem: 'brakingSystem',
}

const usualNames = new Map(
  Object.values(rowNames)
    .flat()
    .map((name) => [plain(name), name]),
)

/** The usual name of a row, however its label is spelt; any other label stays as it is. */
export function usualRowName(label: string): string {
  const key = plain(label)
  return usualNames.get(key) ?? otherNames[key] ?? label
}

function plain(label: string): string {
  return label.toLowerCase().replaceAll(/[\s_-]/g, '')
}
