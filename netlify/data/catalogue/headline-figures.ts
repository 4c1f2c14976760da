import type { BikeDetail, HeadlineFigure } from '#contract/catalogue/catalogue.ts'

/** The sources of figures, in the shape of `vehicles.figure_sources`. */
export type Sources = Partial<
  Record<'engine' | 'power' | 'mileage' | 'range' | 'weight' | 'seatHeight', string>
>

type Figured = Pick<BikeDetail, 'category' | 'engine' | 'bodyDimensions'> & {
  /** The engine or motor in one line. */
  motor: string
  power: string
  mileage: string
  sources: Sources
}

/**
 * The figures that buyers ask for first, each with its source: engine, power, mileage, weight and seat
 * height; of an electric vehicle motor and range. An unknown figure is left out.
 */
export function headlineFigures(vehicle: Figured): HeadlineFigure[] {
  const { category, engine, bodyDimensions, motor, power, mileage, sources } = vehicle
  const isElectric = category === 'ev'
  const figures: [label: string, figure: string | undefined, source: string | undefined][] = [
    isElectric
      ? ['Motor', motorName(motor), sources.engine]
      : ['Engine', engine.displacement, sources.engine],
    ['Power', power, sources.power],
    isElectric ? ['Range', engine.range, sources.range] : ['Mileage', mileage, sources.mileage],
    ['Weight', bodyDimensions.kerbWeight, sources.weight],
    ['Seat height', bodyDimensions.seatHeight, sources.seatHeight],
  ]
  return figures.flatMap(([label, figure, source = '']) => (figure ? [{ label, figure, source }] : []))
}

/** The beginning of a line about a motor, up to its name: `6 kW side-mounted motor`. */
export function motorName(motor: string): string {
  const [name = ''] = motor.split(', ')
  return name
}
