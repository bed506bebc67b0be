import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMovableClock } from './movable-clock';
import { signInOver, siteAt, type Site } from './remote-visitor';
import { killServer, startServer } from './server-process';

jest.setTimeout(60_000);

const hour = 3_600_000;

test('a server and its embedded database follow a clock that is moved while they run', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'clock-'));
  const clock = createMovableClock();
  const server = await startServer({ DATA_DIR: directory, DEMO_DATA: '1', ...clock.environment });
  const site = siteAt(server.address);

  for (const moved of [0, -hour, 2 * hour]) {
    clock.move(moved);
    const expected = Date.now() + moved;

    const { authorization } = await signInOver(site);
    expect(Math.abs(issuedAt(authorization) - expected)).toBeLessThan(60_000);
    expect(Math.abs((await askContact(site, authorization)) - expected)).toBeLessThan(60_000);
  }

  await killServer(server);
  clock.remove();
  rmSync(directory, { recursive: true });
});

function issuedAt(authorization: string) {
  const [, claims = ''] = authorization.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).iat * 1000;
}

/** Returns the database's time of a new request. */
async function askContact(site: Site, authorization: string) {
  const descripcion = randomUUID();
  await site('/api/contacto', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nombre: 'A', email: 'a@b.cl', celular: '1', descripcion }),
  });
  const list = await site('/api/contacto/solicitudes', { headers: { authorization } });
  const { content } = (await list.json()) as { content: { descripcion: string; fecha: string }[] };
  return Date.parse(content.find((each) => each.descripcion === descripcion)?.fecha ?? '');
}
