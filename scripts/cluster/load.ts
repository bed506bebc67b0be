import { randomUUID } from 'node:crypto';
import {
  answerOver,
  applyOver,
  siteAt,
  writeOver,
  type Site,
} from '../../api/testing/remote-visitor';

/** What people were told, and what went wrong on the way. */
type Tally = {
  calls: number;
  readonly failures: string[];
  /** The CVs of the applications that were acknowledged, and the e-mails of the contact requests. */
  readonly applications: string[];
  readonly contacts: string[];
};

export type Load = { readonly tally: Tally; readonly stop: () => Promise<void> };

const applicants = 4;
const readers = 4;
const answerMilliseconds = 15_000;

/** People who read, apply and write to the company, until they are told to stop. */
export function startLoad(address: string, offerIds: readonly number[]): Load {
  const tally: Tally = { calls: 0, failures: [], applications: [], contacts: [] };
  const over = new AbortController();
  const again = async (visit: (number: number) => Promise<void>, first: number) => {
    for (let number = first; !over.signal.aborted; number += applicants + readers) {
      await visit(number).catch((error: unknown) => tally.failures.push(String(error)));
    }
  };
  const visits = [
    ...Array.from({ length: applicants }, () => apply),
    ...Array.from({ length: readers }, () => read),
  ];
  const all = visits.map((visit, first) =>
    again(
      (number) => visit({ site: siteOf(address, number, tally), number, offerIds, tally }),
      first,
    ),
  );

  return {
    tally,
    async stop() {
      over.abort();
      await Promise.all(all);
    },
  };
}

/** Everybody has an address of their own (RFC 2544 keeps these for tests), as limits count by it. */
function siteOf(address: string, number: number, tally: Tally): Site {
  const site = siteAt(address);
  const from = `198.18.${Math.floor(number / 250) % 250}.${number % 250}`;
  return async (path, call = {}) => {
    tally.calls += 1;
    const headers = { ...Object.fromEntries(new Headers(call.headers)), 'x-forwarded-for': from };
    const signal = AbortSignal.timeout(answerMilliseconds);
    const answer = await site(path, { ...call, headers, signal });
    if (!answer.ok) throw new Error(`${call.method ?? 'GET'} ${path}: ${answer.status}`);
    return answer;
  };
}

type Visit = {
  readonly site: Site;
  readonly number: number;
  readonly offerIds: readonly number[];
  readonly tally: Tally;
};

const chosenOf = ({ offerIds, number }: Visit) => offerIds[number % offerIds.length] ?? 1;

async function read(visit: Visit) {
  const paths = ['/api/ofertas', `/api/ofertas/id/${chosenOf(visit)}`, '/api/personas/paises'];
  for (const path of paths) await (await visit.site(path)).json();
  if (visit.number % 10 === 0) await writeToCompany(visit);
}

/** All of the wizard, with one key, as the site sends it. */
async function apply(visit: Visit) {
  const { site, number, tally } = visit;
  const offerId = chosenOf(visit);
  const { applicantId, headers, cvName } = await applyOver(site, {
    email: `persona${number}@correo.example.org`,
    offerId,
    headers: { 'idempotency-key': randomUUID() },
  });
  tally.applications.push(cvName);
  await answerOver(site, { applicantId, offerId, headers });
}

async function writeToCompany({ site, number, tally }: Visit) {
  const email = `empresa${number}@correo.example.org`;
  await writeOver(site, email, { 'idempotency-key': randomUUID() });
  tally.contacts.push(email);
}
