/** Who works on leads here, and for whom; without `id` while the account is on its way. */
export interface Writer {
  dealer: string
  staff: string
  id: string | undefined
}
