import { loadScript } from './load-script';

const entryOf = (id: string) => `/releases/mf-offers/${id}/remoteEntry.js`;

/** Answers the requested scripts in turn; `hang` never answers. */
function answerScripts(...answers: readonly ('load' | 'error' | 'hang')[]) {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    const answer = answers[asked.length];
    asked.push(script);
    if (answer !== 'hang') setTimeout(() => script.dispatchEvent(new Event(answer ?? 'error')));
  });
  return asked;
}

async function outcomeOf(address: string, release = { integrity: 'sha256-abc' }) {
  const outcome = loadScript(address, release).then(() => 'loaded', String);
  await jest.runAllTimersAsync();
  return outcome;
}

const addresses = (scripts: readonly HTMLScriptElement[]) =>
  scripts.map((script) => script.getAttribute('src'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('runs a script with its hash', async () => {
  const asked = answerScripts('load');

  expect(await outcomeOf(entryOf('o1'))).toBe('loaded');
  expect(asked[0]?.integrity).toBe('sha256-abc');
  expect(asked[0]?.crossOrigin).toBe('anonymous');
});

test('tries again by another address, three times at most', async () => {
  const asked = answerScripts('error', 'error', 'error', 'load');
  const url = entryOf('o2');

  expect(await outcomeOf(url)).toContain('could not be loaded');
  expect(addresses(asked)).toEqual([url, `${url}?retry=1`, `${url}?retry=2`]);
});

test('each try has the hash that is known of by then', async () => {
  const asked = answerScripts('error', 'load');
  const release = { integrity: 'sha256-old' };
  const outcome = outcomeOf(entryOf('o6'), release);
  release.integrity = 'sha256-new';

  expect(await outcome).toBe('loaded');
  expect(asked.at(-1)?.integrity).toBe('sha256-new');
});

test('never asks again by an address that failed before', async () => {
  const asked = answerScripts('error', 'error', 'error', 'load');
  const url = entryOf('o3');

  await outcomeOf(url);

  expect(await outcomeOf(url)).toBe('loaded');
  expect(addresses(asked)[3]).toBe(`${url}?retry=3`);
});

test('gives up a script that hangs after 6 seconds, and all tries after 8', async () => {
  const asked = answerScripts('hang', 'hang', 'hang');
  const start = Date.now();

  expect(await outcomeOf(entryOf('o4'))).toContain('took more than');
  expect(asked).toHaveLength(2);
  expect(Date.now() - start).toBeLessThan(9000);
});

test('tries on when the clock is set forward meanwhile', async () => {
  answerScripts('error', 'load');
  const outcome = outcomeOf(entryOf('o5'));
  jest.setSystemTime(Date.now() + 3_600_000);

  expect(await outcome).toBe('loaded');
});

test('runs nothing that is not of a release', async () => {
  expect(await outcomeOf('https://evil.example/x.js')).toContain('is not a file of a release');
});
