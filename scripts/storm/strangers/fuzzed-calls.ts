import * as v from 'valibot';
import { createAnswerCheck } from '../../../api/testing/answer-problem';
import { documentedCalls } from '../../../api/testing/documented-calls';
import { siteFor, strangeAddress } from '../../people/site-for';
import { steadily } from './stranger';

type Fuzz = {
  readonly address: string;
  /** The headers of each role, of which every call is made by one. */
  readonly callers: readonly Readonly<Record<string, string>>[];
  /** How long the storm lasts. */
  readonly seconds: number;
  /** The same calls come for the same seed. */
  readonly seed: number;
};

/** 10,000 in two minutes. */
const perSecond = 84;
/** They come from many addresses, else limits would answer most of them. */
const addresses = 200;

const documentSchema = v.record(v.string(), v.unknown());

/** Calls made up from the site's own OpenAPI document, whose answers must be what it says. */
export async function fuzzedCalls({ address, callers, seconds, seed }: Fuzz) {
  const answer = await fetch(`${address}/api/openapi.json`);
  const document = v.parse(documentSchema, await answer.json());
  const problemOf = createAnswerCheck(document);
  const calls = shuffled(
    documentedCalls(document, { seed, calls: perSecond * seconds }).filter(isForwarded),
  );

  return steadily({
    name: 'llamadas al azar',
    perSecond,
    async act(_streets, number) {
      const { method, url, headers, payload, operation } = calls[number % calls.length] ?? noCall();
      const site = siteFor(address, strangeAddress(2000 + (number % addresses)));
      const given = await site(url, {
        method,
        headers: { ...callers[number % callers.length], ...headers },
        ...(payload !== undefined && { body: bytesOf(payload) }),
      });
      const { status } = given;
      const body = await given.text();
      const problem =
        status >= 500
          ? body.slice(0, 200)
          : problemOf(operation, { status, headers: Object.fromEntries(given.headers), body });
      const fault = problem && `${method} ${operation.path}: ${status} ${problem}`;
      return { ended: String(status), fault };
    },
  });
}

/** What the site passes on to the API; the rest is for whoever operates it. */
const isForwarded = ({ operation }: { operation: { path: string } }) =>
  /^\/(api|oauth)\//.test(operation.path);

const bytesOf = (payload: string | Buffer) =>
  typeof payload === 'string' ? payload : new Uint8Array(payload);

function noCall(): never {
  throw new Error('The document has no calls.');
}

/** All operations from the beginning on, however short the storm. */
const shuffled = <Value>(values: readonly Value[]) =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
