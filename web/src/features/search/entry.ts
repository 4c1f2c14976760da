/** The kinds of what can be found. */
export type Kind = 'model' | 'variant' | 'colour' | 'accessory' | 'outlet' | 'page'

/** One thing that can be found, as a line of the list shows it. */
export interface Entry {
  /** Stays the same while the thing is called the same. */
  id: string
  kind: Kind
  title: string
  /** What it belongs to, or what is said of it. */
  line: string
  to: string
  /** Empty where there is none. */
  image: string
  /** Rupees, ex-showroom for a vehicle. */
  price?: number
  /** Others of its versions cost more. */
  isFrom?: boolean
}

/** An entry with the words by which it is found. */
export interface FoundBy {
  entry: Entry
  /** What it is called itself. */
  name: string
  /** The model that it belongs to. */
  of: string
  /** What else may be typed for it. */
  more: string
  /** The maker's number of a part. */
  part: string
}
