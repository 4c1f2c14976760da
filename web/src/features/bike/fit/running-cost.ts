/** The number of days that a month is counted with. */
const monthDays = 30
/** The share of a quoted range or mileage that is left in traffic, with two riders on the seat. */
export const realShare = 0.8
/** The units that a charger takes from the wall for each unit in the battery. */
const chargerLoss = 1.1

/**
 * The part of a quoted range (km) or mileage (km/l) to count on: petrol and electric vehicles lose the same
 * share.
 */
export function inTraffic(quoted: number): number {
  return quoted * realShare
}

/**
 * On which day at the latest the vehicle is charged or filled again: 1 is every day, and 0 is more than once
 * a day. Both figures are in kilometres; the range is the quoted one of a charge or a tank.
 */
export function daysOn(quotedKm: number, dailyKm: number): number {
  return dailyKm > 0 ? Math.floor(inTraffic(quotedKm) / dailyKm) : 0
}

/** Rupees a month for petrol: kilometres a day, kilometres a litre in traffic, rupees a litre. */
export function petrolAMonth(dailyKm: number, kmPerLitre: number, rupeesPerLitre: number): number {
  return ((dailyKm * monthDays) / kmPerLitre) * rupeesPerLitre
}

/**
 * Rupees a month for electricity, with the charger's loss: kilometres a day, units in the battery for 100 km,
 * rupees a unit.
 */
export function electricityAMonth(dailyKm: number, unitsPer100Km: number, rupeesPerUnit: number): number {
  return ((dailyKm * monthDays) / 100) * unitsPer100Km * chargerLoss * rupeesPerUnit
}

/**
 * Units in the battery (kWh) for 100 km of traffic, from the size of the battery and the range that its maker
 * claims.
 */
export function unitsPer100Km(batteryKwh: number, claimedKm: number): number {
  return (batteryKwh / inTraffic(claimedKm)) * 100
}
