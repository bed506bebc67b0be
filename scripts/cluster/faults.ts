import type { WholeSite } from './whole-site';

export type ClusterFault = {
  readonly part: string;
  readonly how: 'detenido' | 'muerto';
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
  /** True if the part has no replica, so that its users retry until it is back. */
  readonly isSingle?: boolean;
};

type Part = {
  readonly stop: () => Promise<unknown>;
  readonly kill: () => Promise<unknown>;
  readonly startAgain: () => Promise<unknown>;
};

/** Stops each part once and kills it once. Every other part keeps running. */
export function faultsOf({ sites, apis, nginx, varnish, postgres, store }: WholeSite) {
  return [
    ...bothOf('sitio 1', inOrder(sites[0])),
    ...bothOf('sitio 2', inOrder(sites[1])),
    ...bothOf('API 1', inOrder(apis[0])),
    ...bothOf('API 2', inOrder(apis[1])),
    ...bothOf('nginx', { ...nginx, stop: () => nginx.shutDown() }),
    ...bothOf('Varnish', { ...varnish, stop: () => varnish.shutDown() }),
    ...single('PostgreSQL', { ...postgres, stop: postgres.shutDown, kill: postgres.crash }),
    ...(store ? single('almacén S3', { ...store, stop: store.shutDown }) : []),
  ];
}

const bothOf = (part: string, { stop, kill, startAgain }: Part): ClusterFault[] => [
  { part, how: 'detenido', begin: stop, end: startAgain },
  { part, how: 'muerto', begin: kill, end: startAgain },
];

const single = (part: string, process: Part) =>
  bothOf(part, process).map((fault): ClusterFault => ({ ...fault, isSingle: true }));

/** When stopped, our processes must finish their work and end with exit code 0. */
const inOrder = (
  part: Omit<Part, 'stop'> & { readonly stop: () => Promise<number | undefined> },
): Part => ({
  kill: part.kill,
  startAgain: part.startAgain,
  async stop() {
    const code = await part.stop();
    if (code !== 0) throw new Error(`A stopped process ended with ${code ?? 'a signal'}.`);
  },
});
