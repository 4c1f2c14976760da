import { execFileSync } from 'node:child_process'

/** Bytes of memory that a process and all processes it started hold, as the system counts them. */
export function memoryOfTree(root: number): number {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = table.trim().split('\n').map(readLine)
  const own = ({ pid, parent }: Process): boolean => {
    if (pid === root) return true
    const above = processes.find((one) => one.pid === parent)
    return above !== undefined && own(above)
  }
  return processes.filter(own).reduce((sum, { kilobytes }) => sum + kilobytes * 1024, 0)
}

interface Process {
  pid: number
  parent: number
  kilobytes: number
}

function readLine(line: string): Process {
  const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
  return { pid, parent, kilobytes }
}
