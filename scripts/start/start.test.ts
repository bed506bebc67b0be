import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

/** Runs `npm start`'s script as a person would, and gives what it says and its exit code. */
function start(environment: Record<string, string>) {
  const { stderr, status } = spawnSync('node', ['scripts/start.mjs'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { text: stderr.trim(), status };
}

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  expect(start({ PORT: String(port) })).toEqual({
    text: `El puerto ${port} ya está en uso; elige otro con PORT.`,
    status: 1,
  });
  other.close();
}, 60_000);

test.each(['/dev/null/datos', '/proc/datos'])(
  'the folder %s, which cannot be written, is told in one sentence',
  (folder) => {
    expect(start({ PORT: '8099', DATA_DIR: folder })).toEqual({
      text: `No se puede escribir en ${folder}; elige otra carpeta con DATA_DIR.`,
      status: 1,
    });
  },
  60_000,
);

test('a port that is none is told in one sentence', () => {
  expect(start({ PORT: 'ochenta' })).toEqual({
    text: 'PORT debe ser un puerto entre 1 y 65535, no «ochenta».',
    status: 1,
  });
}, 60_000);

test.each([
  [
    'TRUST_PROXY',
    'todos',
    'TRUST_PROXY debe ser un número de proxies o una lista de direcciones o redes separadas por comas, no «todos».',
  ],
  [
    'PUBLIC_URL',
    'puente',
    'PUBLIC_URL debe ser una o más direcciones como https://ejemplo.org, separadas por comas, no «puente».',
  ],
  ['LIMIT_FACTOR', 'mucho', 'LIMIT_FACTOR debe ser un número entero desde 1, no «mucho».'],
])(
  'nonsense for %s is told in one sentence',
  (setting, value, text) => {
    expect(start({ PORT: '8099', [setting]: value })).toEqual({ text, status: 1 });
  },
  60_000,
);
