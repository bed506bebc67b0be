import * as v from 'valibot';
import { createAnswerCheck } from '../../../api/testing/answer-problem';
import { documentedCalls } from '../../../api/testing/documented-calls';
import { siteFor, strangeAddress } from '../../people/site-for';
import { steadily } from './stranger';

type Fuzz = {
  readonly address: string;
  /** Headers of each role. Every call uses one of them. */
  readonly callers: readonly Readonly<Record<string, string>>[];
  /** Duration of the storm, in seconds. */
  readonly seconds: number;
  /** The same seed gives the same calls. */
  readonly seed: number;
};

/** 10,000 calls in two minutes. */
const perSecond = 84;
/** Number of client addresses; with fewer, rate limits would answer most calls. */
const addresses = 200;

const documentSchema = v.record(v.string(), v.unknown());

/** Generates calls from the site's OpenAPI document and checks that the answers match it. */
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

/** Paths that the site forwards to the API; the others are for operators. */
const isForwarded = ({ operation }: { operation: { path: string } }) =>
  /^\/(api|oauth)\//.test(operation.path);

const bytesOf = (payload: string | Buffer) =>
  typeof payload === 'string' ? payload : new Uint8Array(payload);

function noCall(): never {
  throw new Error('The document has no calls.');
}

/** Covers all operations early, even in a short storm. */
const shuffled = <Value>(values: readonly Value[]) =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
