/** An account of the demo; its outlets are given by their numbers, none for all. */
interface DemoAccount {
  userId: string
  name: string
  role: 'manager' | 'sales' | 'service' | 'people'
  outletIds: number[]
}

/** An account of each role beside the owner's, to sign in with; the seller works at the first outlet. */
export const demoStaff: readonly DemoAccount[] = [
  { userId: 'manager', name: 'Manoj Patra', role: 'manager', outletIds: [] },
  { userId: 'sales', name: 'Sasmita Lenka', role: 'sales', outletIds: [1] },
  { userId: 'service', name: 'Sudhir Moharana', role: 'service', outletIds: [] },
  { userId: 'hr', name: 'Harapriya Acharya', role: 'people', outletIds: [] },
]

/** Their colleagues at the other outlets, who make figures by person and outlet say something. */
export const demoColleagues: readonly DemoAccount[] = [
  { userId: 'rakesh', name: 'Rakesh Biswal', role: 'sales', outletIds: [2, 3] },
  { userId: 'itishree', name: 'Itishree Kar', role: 'sales', outletIds: [5, 12] },
  { userId: 'tapan', name: 'Tapan Khuntia', role: 'service', outletIds: [2, 3, 5, 8] },
]
