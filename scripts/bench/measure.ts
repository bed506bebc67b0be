import autocannon, { type Request } from 'autocannon';
import { median } from '../figures';
import { cpuOf } from '../servers/processes';

/** A server under load, and the processes that do its work. */
export type Target = {
  readonly name: string;
  readonly address: string;
  readonly processes: readonly number[];
};

export type Call = Required<Pick<Request, 'method' | 'path'>> & Pick<Request, 'headers' | 'body'>;

/** Calls to send one after the other; fewer than `amount` are sent again from the first. */
export type Load = { readonly calls: readonly Call[]; readonly amount: number };

export type Cost = { readonly cpuMicroseconds: number; readonly perSecond: number };

const connections = 8;

/** What one call costs the server, in processor time, and how many it answers in a second. */
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

/** Every call must succeed: a refused one would be cheap and prove nothing. */
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
    throw new Error(`${failed} de ${amount} llamadas ${method} ${path} fallaron: ${counts}`);
  }
}

/** In the middle of several measurements, each figure by itself. */
export const middleCost = (costs: readonly Cost[]): Cost => ({
  cpuMicroseconds: median(costs.map((cost) => cost.cpuMicroseconds)),
  perSecond: median(costs.map((cost) => cost.perSecond)),
});
