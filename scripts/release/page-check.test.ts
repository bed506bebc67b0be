import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import type { PageCheck } from './page-check';
import { ownStore } from './testing/own-store';

let starts: string;

/** A fake browser check, during which a test does something. */
const checkPages = jest.fn<ReturnType<PageCheck>, Parameters<PageCheck>>();
const whileLooking = (work: () => unknown) =>
  checkPages.mockImplementation(async () => {
    await work();
    return { opened: 1 };
  });

const store = ownStore();
const [{ run }, stranger] = [
  store.teamOf('una', { checkPages }),
  store.teamOf('otra', { checkPages }),
];
const renderings = () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0);

beforeEach(async () => {
  starts = join(temporaryFolder(), 'starts');
  checkPages.mockReset();
  writeRelease(store.folder, {
    name: 'shell',
    id: 's1',
    contents: {
      'node/main.cjs': `require('node:fs').appendFileSync(${JSON.stringify(starts)}, '1');
process.on('message', ({ ticket }) =>
  process.send({ kind: 'page', ticket, page: { head: '', body: '', styles: [], data: {}, reads: [] } }));`,
    },
  });
  for (const id of ['a1', 'a2', 'a3'])
    writeRelease(store.folder, { name: 'mf-a', id, routes: [sampleRoute] });
  writeRelease(store.folder, { name: 'mf-b', id: 'b1' });
  whileLooking(() => undefined);
  await run('publish shell@s1 mf-a@a1 --no-browser');
});

test.each(['publish mf-a@a2', 'publish mf-a@a2 --canary 10'])(
  'the server renders a set once, though «%s» checks before and after the look',
  async (line) => {
    const before = renderings();
    expect(await run(line)).toBe(0);

    expect(checkPages).toHaveBeenCalledTimes(1);
    expect(renderings() - before).toBe(1);
  },
);

test('what others published during the look is rendered beside it', async () => {
  whileLooking(async () => {
    whileLooking(() => undefined);
    expect(await run('publish mf-b@b1')).toBe(0);
  });
  const before = renderings();

  expect(await run('publish mf-a@a2')).toBe(0);
  expect(renderings() - before).toBe(2);
});

test('a release that was damaged during the look does not go live', async () => {
  whileLooking(() => appendFileSync(join(store.folder, 'mf-a/a2/remoteEntry.js'), 'steal()'));

  expect(await run('publish mf-a@a2')).toBe(1);
  expect(store.printed.join('\n')).toContain(
    'remoteEntry.js falta o no coincide con su hash en release.json.',
  );
  expect(await store.channel()).toMatchObject({ live: 'a1' });
});

describe('a canary that is promoted', () => {
  beforeEach(async () => {
    await run('publish mf-a@a2 --canary 10 --no-browser');
  });

  test('is refused to strangers before a browser looks', async () => {
    expect(await stranger.run('promote mf-a')).toBe(1);

    expect(store.printed.join('\n')).toContain('mf-a es de «una»');
    expect(checkPages).not.toHaveBeenCalled();
  });

  test('is rendered once', async () => {
    const before = renderings();
    expect(await run('promote mf-a')).toBe(0);

    expect(renderings() - before).toBe(1);
  });

  test('is the one that the browser has seen', async () => {
    whileLooking(async () => {
      whileLooking(() => undefined);
      expect(await run('publish mf-a@a3 --canary 20')).toBe(0);
    });

    expect(await run('promote mf-a')).toBe(1);
    expect(store.printed.at(-1)).toBe(
      'mf-a a3 acaba de publicarse como canario y aún no se comprobó; repite el comando.',
    );
    expect(await store.channel()).toMatchObject({ live: 'a1', canary: { id: 'a3', percent: 20 } });
  });
});
