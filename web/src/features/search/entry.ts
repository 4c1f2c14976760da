/** The kinds of things that can be found. */
export type Kind = 'model' | 'variant' | 'colour' | 'accessory' | 'outlet' | 'page'

/** One thing that can be found, as a line of the list shows it. */
export interface Entry {
  /** Stays the same as long as the name of the thing does. */
  id: string
  kind: Kind
  title: string
  /** The model to which the thing belongs, or a line about it. */
  line: string
  to: string
  /** The path of a picture; empty where there is none. */
  image: string
  /** Rupees, ex-showroom for a vehicle. */
  price?: number
  /** True when other versions of the thing cost more. */
  isFrom?: boolean
}

/** An entry with the words by which it is found. */
export interface FoundBy {
  entry: Entry
  /** The name of the thing itself. */
  name: string
  /** The names of the model to which the thing belongs. */
  of: string
  /** Other words that a visitor may type for the thing. */
  more: string
  /** The maker's number of a part. */
  part: string
}
