import { benchReports } from '../../supabase/tests/report-scale.ts'
import { benchApiCost } from './bench/api-cost.ts'
import { runCommand } from './failure.ts'

/** `npm run bench`: every figure of the README, measured on this machine. */
await runCommand(async () => {
  const say = (line: string) => console.log(line)
  const isWithinBudget = await benchApiCost(say)
  await benchReports(say)
  process.exit(isWithinBudget ? 0 : 1)
})
