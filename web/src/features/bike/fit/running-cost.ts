/** Days that a month is counted with. */
const monthDays = 30
/** Of a range or a mileage as it is quoted so much is left in traffic, with two on the seat. */
export const realShare = 0.8
/** What a charger takes from the wall for each unit in the battery. */
const chargerLoss = 1.1

/** What may be counted on of a quoted range (km) or mileage (km/l): both kinds of drive lose the same. */
export function inTraffic(quoted: number): number {
  return quoted * realShare
}

/**
 * On which day at the latest one is charged or filled again: 1 is every day, and 0 is more than once a day. Both figures in
 * kilometres, the range of a charge or a tank as it is quoted.
 */
export function daysOn(quotedKm: number, dailyKm: number): number {
  return dailyKm > 0 ? Math.floor(inTraffic(quotedKm) / dailyKm) : 0
}

/** Rupees a month for petrol: kilometres a day, kilometres a litre as they are in traffic, rupees a litre. */
export function petrolAMonth(dailyKm: number, kmPerLitre: number, rupeesPerLitre: number): number {
  return ((dailyKm * monthDays) / kmPerLitre) * rupeesPerLitre
}

/** Rupees a month for electricity: kilometres a day, units in the battery for 100 km, rupees a unit; with what the charger loses. */
export function electricityAMonth(dailyKm: number, unitsPer100Km: number, rupeesPerUnit: number): number {
  return ((dailyKm * monthDays) / 100) * unitsPer100Km * chargerLoss * rupeesPerUnit
}

/** Units in the battery (kWh) for 100 km of traffic, of a battery and the range its maker claims. */
export function unitsPer100Km(batteryKwh: number, claimedKm: number): number {
  return (batteryKwh / inTraffic(claimedKm)) * 100
}
