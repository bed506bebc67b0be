import autocannon, { type Request } from 'autocannon';
import { median } from '../figures';
import { cpuOf } from '../servers/processes';

export type Target = {
  readonly name: string;
  readonly address: string;
  readonly processes: readonly number[];
};

export type Call = Required<Pick<Request, 'method' | 'path'>> & Pick<Request, 'headers' | 'body'>;

/** Calls to send in turn; if fewer than `amount`, they repeat. */
export type Load = { readonly calls: readonly Call[]; readonly amount: number };

export type Cost = { readonly cpuMicroseconds: number; readonly perSecond: number };

const connections = 8;

/** Measures processor time per call and calls per second. */
export async function measure({ address, processes }: Target, load: Load): Promise<Cost> {
  const before = cpuOf(processes);
  const started = performance.now();
  await send(address, load);
  const seconds = (performance.now() - started) / 1000;
  return {
    cpuMicroseconds: (cpuOf(processes) - before) / load.amount,
    perSecond: load.amount / seconds,
  };
}

/** Every call must succeed: refused calls are cheap and would distort the result. */
async function send(address: string, { calls, amount }: Load) {
  let sent = 0;
  const next = () => calls[sent++ % calls.length] ?? {};
  const result = await autocannon({
    url: address,
    amount,
    connections: Math.min(connections, amount),
    timeout: 60,
    sampleInt: 20,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (failed > 0) {
    const [{ method, path } = {}] = calls;
    const counts = JSON.stringify(result.statusCodeStats);
    throw new Error(`${failed} of ${amount} calls ${method} ${path} failed: ${counts}`);
  }
}

/** The median of each figure. */
export const middleCost = (costs: readonly Cost[]): Cost => ({
  cpuMicroseconds: median(costs.map((cost) => cost.cpuMicroseconds)),
  perSecond: median(costs.map((cost) => cost.perSecond)),
});
