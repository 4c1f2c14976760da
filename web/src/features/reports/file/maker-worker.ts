import './jitless-zod.ts'
import { expose } from 'comlink'
import { ReportMaker } from './report-maker.ts'

expose(ReportMaker)
