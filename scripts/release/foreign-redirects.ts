import type { AskedAddresses, Claims } from '@portal/releases/addresses';
import { addressOf, pathsOverlap } from '@portal/releases/compatibility';
import type { OwnedRedirects } from '@portal/releases/redirects';
import type { RefusalOf } from './authorize';
import { refuseAll } from './refuse-all';

type Asked = {
  readonly asked: AskedAddresses;
  readonly known: OwnedRedirects;
  /** Returns the application that owns an address or its redirect. */
  readonly holderOf: (from: string) => string;
  readonly refusalOf: RefusalOf;
};

type Step = { readonly had: Claims; readonly has: Claims };

/** Refuses to remove or change redirects of others, and to cover them with a page. */
export function refuseForeignRedirects(
  { asked, known, holderOf, refusalOf }: Asked,
  { had, has }: Step,
) {
  const named = [...asked.dropped, ...Object.keys(asked.redirects)].map(addressOf);
  const claimed = [...has.ofSome.keys()].filter((path) => !had.ofSome.has(path));
  const covered = Object.keys(known).filter((from) =>
    claimed.some((path) => pathsOverlap(path, from)),
  );
  refuseAll(
    [...new Set([...named, ...covered])].flatMap((from) => {
      const refusal = refusalOf(holderOf(from), 'si es otra página, dale otra dirección');
      const to = known[from]?.to;
      const what = to === undefined ? from : `${from} lleva a ${to}`;
      return refusal === undefined ? [] : [`${what}: ${refusal}`];
    }),
  );
}
