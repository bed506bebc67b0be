import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a process with all its threads and children so far, in microseconds. */
export function cpuOf(pid: number): number {
  const children = childrenByParent();
  const all = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(all)];
  return all(pid).reduce((total, one) => total + ownCpu(one), 0);
}

/** The scheduler counts the nanoseconds of each thread; one that has just ended counts no more. */
const ownCpu = (pid: number) =>
  namesIn(`/proc/${pid}/task`).reduce(
    (total, thread) => total + nanoseconds(`/proc/${pid}/task/${thread}/schedstat`) / 1000,
    0,
  );

const nanoseconds = (file: string) => Number(readIfThere(file).split(' ')[0]);

function childrenByParent() {
  const children = new Map<number, number[]>();
  for (const pid of namesIn('/proc').map(Number).filter(Number.isInteger)) {
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(readIfThere(`/proc/${pid}/status`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  return children;
}

const namesIn = (folder: string) => ifThere(() => readdirSync(folder)) ?? [];
const readIfThere = (file: string) => ifThere(() => readFileSync(file, 'utf8')) ?? '';

/** A process may end while it is looked at. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
