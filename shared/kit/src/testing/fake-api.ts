import { act } from '@testing-library/react';
import { replaceNetwork, type Incoming, type Outgoing } from './fake-network';

/**
 * Method and path of a call without its query: «GET /api/ofertas/id/:id». A part with a leading
 * colon matches any text.
 */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A call as received by the server. */
export type Call = Omit<Outgoing, 'method' | 'url'> & {
  /** Method and path without the query: «GET /api/ofertas/id/3». */
  name: string;
  query: URLSearchParams;
  /** Values of the parts with colons. */
  parts: readonly string[];
};

/**
 * Answer of the server: a body in wire format, a refusal, or a function of the call that returns
 * either.
 */
export type Route = object | string | ((call: Call) => unknown);

/** Answers of the server by route, for `fakeApi`. */
export type Routes = Readonly<Record<RouteName, Route>>;

/** An answer with a status or headers. */
class Answer implements Incoming {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Incoming['headers'];

  constructor(status: number, body: unknown, headers: Incoming['headers'] = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Answer with an error status. */
export const refusal = (status: number, body: unknown = {}, headers: Incoming['headers'] = {}) =>
  new Answer(status, body, headers);

/** Successful answer with headers; their names are in lower case. */
export const withHeaders = (headers: Incoming['headers'], body: unknown) =>
  new Answer(200, body, headers);

/** No network, or a lost answer. */
export const noAnswer = new Answer(0, undefined);

/** The server of a test: the calls it received, and functions to change its answers. */
export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * Replaces the server below the HTTP client, so that all code above it is real. Routes answer in
 * wire format with the data of the test. An unknown call fails the test.
 */
export function fakeApi(routes: Routes = {}) {
  const known = new Map<string, Route>(Object.entries(routes));
  const next = new Map<string, Route[]>();
  const calls: (Call & { route: string })[] = [];

  function requireKnown(name: RouteName) {
    if (!known.has(name)) throw new Error(unknownCall(name));
    return name;
  }

  const callsOf = (name: RouteName): readonly Call[] =>
    calls.filter(({ route }) => route === requireKnown(name));

  /** Answers only the next call differently. Several uses apply to the next calls in order. */
  function answerOnce(name: RouteName, route: Route) {
    next.set(requireKnown(name), [...(next.get(name) ?? []), route]);
  }

  /** Holds the next call of a route until it is released. */
  function hold(name: RouteName) {
    let held: Call | undefined;
    let release = (_route: Route | undefined) => {};
    const released = new Promise<Route | undefined>((resolve) => (release = resolve));
    answerOnce(name, async (call) => {
      held = call;
      return resolveRoute((await released) ?? known.get(name), call);
    });
    return {
      /** Reports the upload progress to the page, from 0 to 1. */
      report: (progress: number) => act(() => held?.report(progress)),
      /** Answers the call, optionally with another route, and waits until the page has read it. */
      release: (route?: Route) =>
        act(async () => {
          release(route);
          await untilRead();
        }),
    };
  }

  serve = async ({ method, url, ...call }) => {
    const [path = '', query] = url.split('?');
    const name = `${method} ${path}`;
    const route = findRoute([...known.keys()], name);
    if (route === undefined) return undefined;
    const parts = partsOf(route, name) ?? [];
    const received = { ...call, name, route, parts, query: new URLSearchParams(query) };
    calls.push(received);
    return resolveRoute(next.get(route)?.shift() ?? known.get(route), received);
  };
  problems.clear();

  return {
    /** All calls in order. */
    calls: calls as readonly Call[],
    callsOf,
    /** Bodies of a route's calls. Forms become objects of their fields. */
    sent: (name: RouteName) => callsOf(name).map(({ body }) => readForm(body)),
    /** Changes the answers from now on. */
    answer: (changes: Routes) =>
      Object.entries(changes).forEach(([name, route]) => known.set(name, route)),
    answerOnce,
    hold,
  };
}

/** Converts a form to an object, so that it can be compared. */
const readForm = (body: unknown): unknown =>
  body instanceof FormData ? Object.fromEntries(body) : body;

async function resolveRoute(route: Route | undefined, call: Call): Promise<Incoming> {
  const found: unknown = typeof route === 'function' ? await route(call) : route;
  return found instanceof Answer ? found : new Answer(200, found);
}

/** Routes without colons come first: «/api/personas/paises» does not name a person. */
const findRoute = (routes: readonly string[], name: string) =>
  routes.find((route) => route === name) ?? routes.find((route) => partsOf(route, name));

function partsOf(route: string, name: string) {
  const wanted = route.split('/');
  const given = name.split('/');
  const fits = (part: string, index: number) => part.startsWith(':') || part === given[index];
  if (wanted.length !== given.length || !wanted.every(fits)) return undefined;
  return given.filter((_, index) => wanted[index]?.startsWith(':')).map(decodeURIComponent);
}

/** Server of the running test; returns undefined for unknown calls. */
let serve: ((call: Outgoing) => Promise<Incoming | undefined>) | undefined;

/** Errors to fail the test with, even if the screen has handled them. */
const problems = new Set<string>();

const unknownCall = (name: string) => `fakeApi has no route for «${name}». Add one to this test.`;

replaceNetwork(async (call) => {
  try {
    const answer = await serve?.(call);
    if (answer) return answer;
    throw new Error(unknownCall(`${call.method} ${call.url}`));
  } catch (error) {
    problems.add(String(error));
    throw error;
  }
});

afterEach(() => {
  const told = [...problems];
  serve = undefined;
  problems.clear();
  if (told.length > 0) throw new Error(told.join('\n'));
});

/** Stored before a test installs fake timers. */
const { setTimeout: wait } = globalThis;
const untilRead = () => new Promise((resolve) => void wait(resolve));
