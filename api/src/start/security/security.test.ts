import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../app';
import { readConfig } from '../config';
import { createLogger } from '../../platform/logger';
import { offerToSave } from '@portal/contract/testing/an-offer';
import { tryAgainIn } from '@portal/contract/waiting-time';
import { startTestApi, loginCall, signIn, type TestApi } from '../../../testing/test-api';
import {
  createVisitor,
  createVisitorWithoutCookies,
  multipart,
  pdfFile,
  register,
  sampleCv,
} from '../../../testing/visitor';
import { withinWindow } from '../../../testing/within-window';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let people = 0;
const newVisitor = (offerId = 1) =>
  createVisitor(api.app, `persona${(people += 1)}@correo.example.org`, offerId);
const query = async (text: string) => (await api.database.pool.query(text)).rows;

// Numbers of the security requirements. The first is tested with the CVs, the seventh with the
// photos.

describe('must-have 2: the e-mail check', () => {
  test('sets a signed cookie that scripts and other sites cannot use', async () => {
    const answer = await newVisitor().check();

    expect(answer.headers['set-cookie']).toMatch(
      /^postulacion-1=\S+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('behind TLS sets and reads one that no other subdomain can set', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const check = await api.app.inject({
      url: '/api/aplicantes/correo/a@correo.example.org/1',
      headers,
    });
    const [value = ''] = check.cookies.map((cookie) => cookie.value);
    const save = (name: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/aplicantes/save',
        headers,
        cookies: { [name]: value },
        payload: { correo: 'a@correo.example.org', nombre: 'Ana' },
      });

    expect(check.headers['set-cookie']).toMatch(
      /^__Host-postulacion-1=\S+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(check.headers['strict-transport-security']).toContain('max-age=');
    expect((await save('postulacion-1')).headers).not.toHaveProperty('postulacion');
    expect((await save('__Host-postulacion-1')).headers).toHaveProperty('postulacion');
  });

  test('tells a name and an id, never a status or an address', async () => {
    const answer = await createVisitor(api.app, 'camila.torres@correo.example.org', 1).check();

    expect(Object.keys(answer.json().Aplicante)).toEqual(['id_aplicantes', 'nombre']);
    expect(answer.body).not.toMatch(/@|estado/);
  });

  test('is limited by the address that asks; about an offer that many ask for it gets slow, and stays possible', async () => {
    const limited = await startTestApi({ LIMIT_FACTOR: '1' });
    const ask = async (offerId: number, from: string) => {
      const url = `/api/aplicantes/correo/alguien@correo.example.org/${offerId}`;
      const headers = { 'x-forwarded-for': from };
      return (await limited.app.inject({ url, headers })).statusCode;
    };
    const codes = new Set<number>();
    for (let time = 0; time < 120; time += 1) codes.add(await ask(1, '198.18.0.1'));

    expect([...codes]).toEqual([200]);
    expect(await ask(2, '198.18.0.1')).toBe(429);
    expect(await ask(1, '198.18.0.2')).toBe(200);
    // Simulates that others have used up the checks.
    await limited.database.pool.query(
      `update rate_windows set hits = 600 where key like 'check-offer:%'`,
    );
    const startedAt = performance.now();
    expect(await ask(1, '198.18.0.2')).toBe(200);
    // The timer may fire slightly early.
    expect(performance.now() - startedAt).toBeGreaterThan(240);
    await limited.close();
  });

  test('leaves no trace of addresses in the log', async () => {
    const lines: string[] = [];
    const config = readConfig({ DATA_DIR: api.directory });
    const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
    const { database, files } = api;
    const app = await createApp({ config, database, files, logger });
    await app.inject({
      url: '/api/aplicantes/correo/secreto@correo.example.org/1?correo=secreto',
      headers: { authorization: 'Bearer secreto' },
    });
    await app.inject('/api/aplicantes/correo/secreto@correo.example.org/1');
    await app.inject(loginCall('secreto', 'secreto'));
    await app.close();

    expect(lines.join('')).toContain('/api/aplicantes/correo/:email/:offerId');
    expect(lines.join('')).not.toContain('secreto');
  });
});

describe('must-have 3: public writes', () => {
  test('take only what the cookie is for', async () => {
    const mine = newVisitor();
    const other = newVisitor();
    const myId = await register(mine);
    const otherId = await register(other);

    expect((await mine.upload(otherId, {})).statusCode).toBe(428);
    expect((await newVisitor().upload(myId, {})).statusCode).toBe(428);
    expect(await query('select 1 from job_applications where applicant_id = ' + otherId)).toEqual(
      [],
    );
  });

  test('refuse a cookie that was changed or that we did not write', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const [[name, value] = ['', '']] = Object.entries(visitor.cookies());
    const [text = '', signature = ''] = value.split('.');
    const changed = Buffer.from(text, 'base64url').toString().replace('"offerId":1', '"offerId":2');
    const anotherEnd = signature.endsWith('A') ? 'E' : 'A';
    const forged = [
      `${Buffer.from(changed).toString('base64url')}.${signature}`,
      `${text}.`,
      text,
      '',
      `${text}.${signature.slice(0, -1)}${anotherEnd}`,
    ];

    for (const cookie of forged) {
      const form = await multipart({
        path_curriculum: pdfFile(),
        aspiracion_salarial: '1500',
        id_aplicantes: String(applicantId),
        id_oferta: '1',
      });
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/aplicantes-ofertas/upload-curriculum',
        cookies: { [name]: cookie },
        ...form,
      });
      expect(answer.statusCode).toBe(428);
    }
    expect((await visitor.upload(applicantId, {})).statusCode).toBe(201);
  });

  test('never rename an applicant that is there', async () => {
    const visitor = createVisitor(api.app, 'diego.salazar@correo.example.org', 1);
    await visitor.check();

    const answer = await visitor.save('Nombre Falso');

    expect(answer.json().aplicante.nombre).toBe('Diego Salazar');
    expect(await query('select name from applicants where id = 2')).toEqual([
      { name: 'Diego Salazar' },
    ]);
  });

  test('take the proof from a header where a browser keeps no cookies', async () => {
    const visitor = createVisitorWithoutCookies(api.app, 'sin.cookies@correo.example.org', 1);
    const applicantId = await register(visitor);

    expect((await visitor.upload(applicantId, {})).statusCode).toBe(201);
    expect((await visitor.answer(applicantId, 1, 'Sin cookies')).statusCode).toBe(201);
    expect(visitor.cookies()).toEqual({});
  });

  test('once applied, are renewed only where it was done, by cookie or by header', async () => {
    const email = 'sin.cookies2@correo.example.org';
    const visitor = createVisitorWithoutCookies(api.app, email, 1);
    await visitor.upload(await register(visitor), {});
    const stranger = createVisitorWithoutCookies(api.app, email, 1);

    expect((await visitor.check()).headers).toHaveProperty('postulacion');
    const refused = await stranger.check();
    expect(refused.headers).not.toHaveProperty('postulacion');
    expect(refused.headers).not.toHaveProperty('set-cookie');
  });

  test('let only the browser that applied send the answers', async () => {
    const email = 'victima@correo.example.org';
    const stranger = createVisitor(api.app, email, 1);
    await stranger.check();
    const victim = createVisitor(api.app, email, 1);
    const applicantId = await register(victim);
    await stranger.save('Otra Persona');
    await victim.upload(applicantId, {});
    await victim.answer(applicantId, 1, 'La verdadera');

    expect((await stranger.answer(applicantId, 1, 'La falsa')).statusCode).toBe(404);
    expect(await query(`select text from answers where applicant_id = ${applicantId}`)).toEqual([
      { text: 'La verdadera' },
    ]);
  });
});

describe('must-have 4: what a body cannot set', () => {
  test('the id, the version and the date of an offer', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/ofertas/save',
      headers: api.admin,
      payload: {
        ...offerToSave,
        id_oferta: 1,
        version: 50,
        fecha_creacion_oferta: '2000-01-01',
        persona: { id_persona: 7 },
      },
    });

    expect(answer.json().id_oferta).toBeGreaterThan(17);
    expect(answer.json()).toMatchObject({ version: 1, persona: { id_persona: 1 } });
    expect(answer.json().fecha_creacion_oferta).not.toBe('2000-01-01');
  });

  test('the creator and the date in an update', async () => {
    const before = (await api.app.inject('/api/ofertas/id/1')).json();

    const answer = await api.app.inject({
      method: 'PUT',
      url: '/api/ofertas/update/1',
      headers: api.admin,
      payload: { ...before, fecha_creacion_oferta: '2000-01-01', persona: { id_persona: 9 } },
    });

    expect(answer.json()).toMatchObject({
      fecha_creacion_oferta: before.fecha_creacion_oferta,
      persona: before.persona,
    });
  });
});

describe('must-have 5: login', () => {
  test('keeps no password but its hash', async () => {
    const users = await query('select password_hash from users');

    expect(users).toHaveLength(2);
    for (const { password_hash: hash } of users) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  test('has a key that only its owner can read', () => {
    const key = JSON.parse(readFileSync(join(api.directory, 'token-key.json'), 'utf8'));
    expect(Object.keys(key).toSorted()).toEqual(['crv', 'd', 'kty', 'x']);
  });
});

describe('must-have 6: texts of headers, cookies and parts of a form', () => {
  const upload = (payload: string, headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/aplicantes-ofertas/upload-curriculum',
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload,
    });

  const part = (head: string, content: string) => `--b\r\n${head}\r\n\r\n${content}\r\n`;
  const field = (name: string, value: string | number) =>
    part(`Content-Disposition: form-data; name="${name}"`, String(value));

  async function uploadNamed(disposition: string) {
    const visitor = createVisitor(api.app, `parte${(people += 1)}@correo.example.org`, 1);
    const applicantId = await register(visitor);
    const fields = { id_aplicantes: applicantId, id_oferta: 1, aspiracion_salarial: 1000 };
    const head = `Content-Disposition: form-data; name="path_curriculum"${disposition}\r\nContent-Type: application/octet-stream`;
    const parts = Object.entries(fields).map(([name, value]) => field(name, value));
    const cookie = Object.entries(visitor.cookies()).map((pair) => pair.join('='));
    const file = part(head, sampleCv.toString('latin1'));
    return upload(`${parts.join('')}${file}--b--\r\n`, { cookie: cookie.join('; ') });
  }

  test.each([
    ['no name', '', 'Debes subir tu currículum.'],
    ['an empty name', '; filename=""', 'Debes subir tu currículum.'],
  ])('a file with %s is a 400', async (_name, disposition, message) => {
    const answer = await uploadNamed(disposition);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toBe(message);
  });

  test.each([
    ['a cookie', { cookie: `postulacion-1=x.${'%C3%A9'.repeat(43)}` }, 400],
    ['a cookie that cannot be decoded', { cookie: 'postulacion-1=%ff%' }, 400],
    ['a header', { postulacion: `x.${'é'.repeat(43)}` }, 428],
    ['an empty header', { postulacion: '' }, 428],
  ])(
    'a proof in %s that has the length of a signature in letters alone is none',
    async (_name, headers, status) => {
      expect((await upload('--b--', headers)).statusCode).toBe(status);
    },
  );
});

describe('must-have 6: bad input', () => {
  const post = (payload: string | object, url = '/api/contacto') =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const contact = {
    nombre: 'Ana',
    email: 'ana@correo.example.org',
    celular: '1',
    descripcion: 'Hola',
  };
  const nested = (depth: number) => `{"nombre":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  test.each([
    ['NUL', JSON.stringify({ ...contact, nombre: 'a\0b' })],
    [
      'half a surrogate pair',
      '{"nombre":"\\ud800","email":"a@b.cl","celular":"1","descripcion":"x"}',
    ],
    ['NUL in a field nobody reads', JSON.stringify({ ...contact, otro: { mas: ['\0'] } })],
    ['deep nesting', nested(100)],
    ['very deep nesting', nested(100_000)],
    ['a number for a text', JSON.stringify({ ...contact, nombre: 5 })],
    ['a list for a text', JSON.stringify({ ...contact, nombre: ['a'] })],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"nombre":"x"}}'],
    ['a text too long', JSON.stringify({ ...contact, descripcion: 'x'.repeat(4001) })],
  ])('%s is a 400', async (_name, payload) => {
    const answer = await post(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toEqual(expect.any(String));
  });

  test('a body above 256 kB is a 413', async () => {
    const answer = await post({ ...contact, descripcion: 'x'.repeat(262_144) });

    expect(answer.statusCode).toBe(413);
    expect(answer.json().mensaje).toBe('La solicitud es demasiado grande.');
  });

  test.each(['%00', '%ff', '%ed%a0%80', '99999999999', '1%27%20or%201=1'])(
    'the path part %s is a 4xx',
    async (part) => {
      const urls = [`/api/ofertas/id/${part}`, `/api/aplicantes/correo/${part}/1`];
      for (const url of urls) {
        const { statusCode } = await api.app.inject(url);
        expect(Math.floor(statusCode / 100)).toBe(4);
      }
    },
  );

  test.each([
    ['0', 400],
    ['-1', 400],
    ['2147483647', 404],
    ['2147483648', 400],
  ])('the id %s is a %i', async (id, status) => {
    expect((await api.app.inject(`/api/ofertas/id/${id}`)).statusCode).toBe(status);
  });

  test('a page holds a thousand rows at most', async () => {
    const read = async (size: number) => {
      const url = `/api/aplicantes/ofertas?size=${size}`;
      return (await api.app.inject({ url, headers: api.admin })).statusCode;
    };

    expect([await read(1000), await read(1001)]).toEqual([200, 400]);
  });

  test('no statement takes more than 15 seconds', async () => {
    expect(await query('show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });

  test('large numbers in a body are a 400', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/ofertas/save',
      headers: api.admin,
      payload: { ...offerToSave, formacion: { id_formacion: 1e30 }, cantidad_vacantes: 1e9 },
    });

    expect(answer.statusCode).toBe(400);
  });

  test('too many calls are a 429 that says when to come back', async () => {
    const limited = await startTestApi({ LIMIT_FACTOR: '1' });
    const send = () =>
      limited.app.inject({ method: 'POST', url: '/api/contacto', payload: contact });

    try {
      await withinWindow(limited.database, async () => {
        const codes: number[] = [];
        for (let round = 0; round < 20; round += 1) codes.push((await send()).statusCode);
        const refused = await send();
        for (let round = 0; round < 10; round += 1)
          await limited.app.inject(loginCall('admin', 'mal'));
        const locked = await limited.app.inject(loginCall('admin'));

        expect(new Set(codes)).toEqual(new Set([201]));
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect(refused.json().mensaje).toBe(
          `Demasiados intentos. ${tryAgainIn(Number(refused.headers['retry-after']))}`,
        );
        expect(locked.statusCode).toBe(429);
        expect(locked.json()).toEqual({
          error: 'temporarily_unavailable',
          error_description: expect.stringMatching(
            /^Demasiados intentos\. Intentalo de nuevo en \d+ (segundo|minuto)s?\.$/,
          ),
        });
      });
    } finally {
      await limited.close();
    }
  });
});

describe('must-have 8: what answers carry', () => {
  test('no origin but its own may read them', async () => {
    const answer = await api.app.inject({
      url: '/api/ofertas',
      headers: { origin: 'https://otro.example.org' },
    });

    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('unless it is listed', async () => {
    const { database, files, directory } = api;
    const config = readConfig({ DATA_DIR: directory, CORS_ORIGINS: 'https://sitio.example.org' });
    const app = await createApp({ config, database, files, logger: pino({ level: 'silent' }) });
    const call = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/ofertas',
        headers: { origin, 'access-control-request-method': 'GET' },
      });

    const listed = await call('https://sitio.example.org');
    const other = await call('https://otro.example.org');
    await app.close();
    expect(listed.statusCode).toBe(204);
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://sitio.example.org',
      'access-control-allow-headers': expect.stringContaining('Postulacion'),
      'access-control-expose-headers': expect.stringContaining('Postulacion'),
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('security headers, and none that break plain http', async () => {
    const { headers } = await api.app.inject('/api/ofertas');

    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none';sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('the log of an application, a sign-in, a search and a contact request names nobody', async () => {
    const lines: string[] = [];
    const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
    const { database, files, directory } = api;
    const app = await createApp({
      config: readConfig({ DATA_DIR: directory }),
      database,
      files,
      logger,
    });
    const key = 'clave-repetible-reservada';
    const visitor = createVisitor(app, 'reservada@correo.example.org', 1);
    const applicantId = await register(visitor, 'Reservada Gómez');
    const file = pdfFile(undefined, 'Reservada.pdf');
    const { path_curriculum: stored } = (await visitor.upload(applicantId, { key, file })).json()
      .aplicanteOferta;
    await visitor.answer(applicantId, 1, 'Reservada hasta mayo');
    const { authorization } = await signIn(app, 'admin');
    await app.inject(loginCall('reservada', 'reservada'));
    const headers = { authorization };
    const reads = [
      '/api/aplicantes/ofertas?q=reservada',
      '/api/aplicantes_ofertas/id_oferta/1?q=reservada',
      `/api/descargar-cv/${stored}`,
      '/no/hay/reservada',
      '/api/aplicantes/correo/reservada%00/1',
    ];
    for (const url of reads) await app.inject({ url, headers });
    const request = { nombre: 'Reservada', email: 'reservada@correo.example.org' };
    const payload = { ...request, celular: '+56 9 8765 4321', descripcion: 'Reservada' };
    const contact = { method: 'POST', url: '/api/contacto', payload } as const;
    await app.inject(contact);
    await app.inject({
      ...contact,
      headers: { 'content-type': 'application/json' },
      payload: '{"nombre":"Reservada"',
    });
    await query('alter table contact_requests add constraint none check (false) not valid');
    expect((await app.inject(contact)).statusCode).toBeGreaterThanOrEqual(400);
    await query('alter table contact_requests drop constraint none');
    await app.close();

    const log = lines.join('');
    expect(log).toContain('"route":"/api/contacto","status":201');
    expect(log).toContain('/api/aplicantes-ofertas/upload-curriculum');
    // Four digits alone may occur in a request's random id.
    const phone = ['8765 4321', '87654321'];
    for (const secret of ['reservada', 'gómez', ...phone, 'puente2026', '127.0.0.1', stored]) {
      expect(log.toLowerCase()).not.toContain(secret);
    }
    expect(log).not.toContain(authorization.slice('Bearer '.length));
    for (const cookie of Object.values(visitor.cookies())) expect(log).not.toContain(cookie);
  });

  test('a fault of ours says nothing of the database', async () => {
    await query('alter table company_parts rename to company_parts_gone');
    try {
      const answer = await api.app.inject('/api/parametros/nosotros');

      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        mensaje: 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.',
        error: 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.',
      });
    } finally {
      await query('alter table company_parts_gone rename to company_parts');
    }
  });

  test('an unknown path is a 404, another method a 405 that names the right ones', async () => {
    const unknown = await api.app.inject('/api/nada');
    const method = await api.app.inject({ method: 'DELETE', url: '/api/ofertas' });

    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().mensaje).toBe('El recurso no existe.');
    expect(method.statusCode).toBe(405);
    expect(method.headers.allow).toBe('GET');
  });
});
