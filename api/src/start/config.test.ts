import { readFileSync } from 'node:fs';
import { readConfig, settings } from './config';
import { StartFailure } from '@portal/server/start-failure';

const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
const [, apiSection = ''] = page.split('\n## API\n');
const [apiTable = ''] = apiSection.split('\n## ');

test('the table in docs/settings.md names every setting, its default and its meaning', () => {
  const rows = apiTable.split('\n').filter((line) => /^\| `[A-Z0-9_]+`/.test(line));
  const written = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

  const expected = Object.entries(settings).map(([name, { initial, meaning }]) => [
    `\`${name}\``,
    initial === '' ? '–' : `\`${initial}\``,
    meaning,
  ]);
  expect(written).toEqual(expected);
});

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8081,
    databaseUrl: undefined,
    hasDemoData: false,
    allowedOrigins: [],
    trustedProxies: ['loopback'],
  });
});

test('lists are separated by commas', () => {
  const { allowedOrigins } = readConfig({
    CORS_ORIGINS: 'https://a.example.org, https://b.example.org,',
  });
  expect(allowedOrigins).toEqual(['https://a.example.org', 'https://b.example.org']);
});

test.each(['70000', '-1', '1.5', 'abc'])('the port %s is refused in one sentence', (port) => {
  expect(() => readConfig({ API_PORT: port })).toThrow(StartFailure);
  expect(() => readConfig({ API_PORT: port })).toThrow(
    `API_PORT debe ser un número entero entre 0 y 65535, no «${port}».`,
  );
});
