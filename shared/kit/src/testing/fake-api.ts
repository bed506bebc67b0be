import { act } from '@testing-library/react';
import { replaceNetwork, type Incoming, type Outgoing } from './fake-network';

/**
 * A call by its method and path, without its query: «GET /api/ofertas/id/:id». A part that begins with
 * a colon stands for any text.
 */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A call as the server gets it. */
export type Call = Omit<Outgoing, 'method' | 'url'> & {
  /** What was asked, without its query: «GET /api/ofertas/id/3». */
  name: string;
  query: URLSearchParams;
  /** The texts that stand where the name of the route has colons. */
  parts: readonly string[];
};

/** What the server answers: a body as it travels, a refusal, or a function of the call that returns one. */
export type Route = object | string | ((call: Call) => unknown);
export type Routes = Readonly<Record<RouteName, Route>>;

/** An answer that is more than a good body. */
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

/** The server does not do what it is asked. */
export const refusal = (status: number, body: unknown = {}, headers: Incoming['headers'] = {}) =>
  new Answer(status, body, headers);

/** A good answer with headers, by their names in small letters. */
export const withHeaders = (headers: Incoming['headers'], body: unknown) =>
  new Answer(200, body, headers);

/** The server is not reached, or what it answers does not arrive. */
export const noAnswer = new Answer(0, undefined);

export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * Stands in for the server below the HTTP client, so that everything above it is real. It answers in
 * wire names with what the test says that it holds. A call that it does not know fails the test.
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

  /** Answers the next call otherwise; said several times, the next ones in this order. */
  function answerOnce(name: RouteName, route: Route) {
    next.set(requireKnown(name), [...(next.get(name) ?? []), route]);
  }

  /** Keeps the next call of a route waiting until it is released. */
  function hold(name: RouteName) {
    let held: Call | undefined;
    let release = (_route: Route | undefined) => {};
    const released = new Promise<Route | undefined>((resolve) => (release = resolve));
    answerOnce(name, async (call) => {
      held = call;
      return resolveRoute((await released) ?? known.get(name), call);
    });
    return {
      /** Tells the page how much of the body has arrived, from 0 to 1. */
      report: (progress: number) => act(() => held?.report(progress)),
      /** Answers the call, otherwise than usual if told so, and lets the page read it. */
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
    /** All calls, in the order in which they came in. */
    calls: calls as readonly Call[],
    /** The calls of one route. */
    callsOf,
    /** The bodies of one route's calls; of a form its fields. */
    sent: (name: RouteName) => callsOf(name).map(({ body }) => readForm(body)),
    /** Answers otherwise from now on. */
    answer: (changes: Routes) =>
      Object.entries(changes).forEach(([name, route]) => known.set(name, route)),
    answerOnce,
    hold,
  };
}

/** The fields of a form, so that it can be compared. */
const readForm = (body: unknown): unknown =>
  body instanceof FormData ? Object.fromEntries(body) : body;

async function resolveRoute(route: Route | undefined, call: Call): Promise<Incoming> {
  const found: unknown = typeof route === 'function' ? await route(call) : route;
  return found instanceof Answer ? found : new Answer(200, found);
}

/** A route without colons comes first: «/api/personas/paises» is no person. */
const findRoute = (routes: readonly string[], name: string) =>
  routes.find((route) => route === name) ?? routes.find((route) => partsOf(route, name));

function partsOf(route: string, name: string) {
  const wanted = route.split('/');
  const given = name.split('/');
  const fits = (part: string, index: number) => part.startsWith(':') || part === given[index];
  if (wanted.length !== given.length || !wanted.every(fits)) return undefined;
  return given.filter((_, index) => wanted[index]?.startsWith(':')).map(decodeURIComponent);
}

/** Of the test that runs; undefined for what its server does not know. */
let serve: ((call: Outgoing) => Promise<Incoming | undefined>) | undefined;
/** What the screen may have told the user, but a test has to be told. */
const problems = new Set<string>();

const unknownCall = (name: string) =>
  `The server of this test does not know «${name}». Give fakeApi an answer to it.`;

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

/** Taken before a test puts its own clock in its place. */
const { setTimeout: wait } = globalThis;
const untilRead = () => new Promise((resolve) => void wait(resolve));
