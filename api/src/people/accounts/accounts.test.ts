import { hashPassword } from './passwords/passwords';
import { demoLogin } from '../../../testing/demo-login';
import { loginCall, signIn, startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query(`
    delete from trash_entries where kind = 'account';
    delete from activity where subject in ('account', 'person');
    delete from users where id > 2;
    delete from people where first_name like 'Ñandú%';
    delete from second_factors;
    delete from account_links;
    delete from sessions;
    delete from user_roles where user_id = 2 and role = 'ROLE_ADMIN';
    insert into user_roles values (1, 'ROLE_ADMIN') on conflict do nothing;
    insert into user_roles values (1, 'ROLE_USER') on conflict do nothing;
    insert into user_roles values (2, 'ROLE_USER') on conflict do nothing;`);
  const passwordHash = await hashPassword(demoLogin.password);
  await api.database.db.updateTable('users').set({ passwordHash, disabledAt: null }).execute();
  api.admin = await signIn(api.app, 'admin');
  api.user = await signIn(api.app, 'usuario');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const as = (headers: typeof api.admin) => (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers, ...(payload && { payload }) });

const call = (...parts: Parameters<ReturnType<typeof as>>) => as(api.admin)(...parts);

const accounts = { admin: 1, user: 2 };
const strong = 'tres gatos verdes bailan';

const invite = (fields: object = {}) =>
  call('POST', '/api/cuentas', {
    nombre: 'Ñandú «Núñez»',
    apellido: "O'Higgins",
    correo: 'nandu@puente.example.org',
    rol: 'ROLE_ADMIN',
    por_correo: false,
    ...fields,
  });

const tokenOf = (link: string) => link.split('#')[1] ?? '';

const open = (link: string, fields: object = {}) =>
  call('POST', '/api/cuenta/activar', { token: tokenOf(link), clave: strong, ...fields });

/** Adds an administrator and signs in. */
async function addAdministrator(username = 'otra') {
  const invited = (await invite()).json();
  await open(invited.enlace, { usuario: username });
  return {
    id: invited.cuenta.id_cuenta as number,
    headers: await signIn(api.app, username, strong),
  };
}

const mayStay = async (headers: typeof api.admin) =>
  (await as(headers)('GET', '/api/cuenta')).statusCode === 200;

const activityOf = async (id: number) =>
  (await call('GET', `/api/actividad?sobre=cuenta&id=${id}`)).json().content;

const changes = async (id: number) =>
  (await activityOf(id)).flatMap((entry: { cambios: object[] }) => entry.cambios);

describe('an invitation', () => {
  test('by a link lets its person choose a user name and a password, once', async () => {
    const answer = await invite();
    expect(answer.statusCode).toBe(201);
    const { enlace, cuenta } = answer.json();
    expect(enlace).toMatch(/^\/cuenta\/clave#[\w-]{32}$/);
    expect(cuenta).toMatchObject({
      estado: 'invitada',
      rol: 'ROLE_ADMIN',
      correo: 'nandu@puente.example.org',
    });
    expect(cuenta.usuario).toBeUndefined();

    const shown = await call('POST', '/api/cuenta/enlace', { token: tokenOf(enlace) });
    expect(shown.json()).toMatchObject({ tipo: 'invitacion', nombre: "Ñandú «Núñez» O'Higgins" });
    expect((await open(enlace, { usuario: 'ñandú' })).statusCode).toBe(200);
    const headers = await signIn(api.app, 'Ñandú', strong);
    expect((await as(headers)('GET', '/api/cuentas')).statusCode).toBe(200);

    const again = await open(enlace, { usuario: 'otro' });
    expect(again.statusCode).toBe(404);
    expect(again.json().mensaje).toMatch(/^Este enlace ya se usó/);
  });

  test.each([
    [
      { correo: 'valentina.rojas@puente.example.org' },
      409,
      'Ya existe una persona con ese correo.',
    ],
    [{ nombre: 'Ana' }, 400, 'Nombre debe tener al menos 4 caracteres.'],
    [{ rol: 'ROLE_ROOT' }, 400, 'Elige qué podrá hacer.'],
    [{ por_correo: true }, 409, 'Este sitio no envía correos: copia un enlace y hazlo llegar tú.'],
    [
      { apellido: undefined },
      400,
      'Elige a una persona, o escribe su nombre, su apellido y su correo.',
    ],
    [{ id_persona: 1 }, 409, 'Esa persona ya tiene una cuenta.'],
    [{ id_persona: 999 }, 404, 'La persona no existe.'],
  ])('%j is refused with %i', async (fields, status, message) => {
    const answer = await invite(fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().mensaje).toBe(message);
  });

  test('that is over says so, and how to get another', async () => {
    const { enlace, cuenta } = (await invite()).json();
    await api.database.pool.query(`update account_links set expires_at = now()`);

    const late = await open(enlace, { usuario: 'tarde' });
    expect(late.statusCode).toBe(404);
    expect(late.json().mensaje).toBe('La invitación venció. Pide otra a quien te invitó.');

    const renewed = await call('POST', `/api/cuentas/${cuenta.id_cuenta}/enlace`, {
      por_correo: false,
    });
    expect((await open(renewed.json().enlace, { usuario: 'tarde' })).statusCode).toBe(200);
  });

  test.each([
    ['corta', 'Debe tener al menos 8 caracteres.'],
    ['once letras', 'Debe tener al menos 12 caracteres.'],
    [
      '1q2w3e4r5t6y',
      'Es fácil de adivinar: se compone de palabras, nombres, fechas o teclas que muchos usan. Prueba con cuatro palabras que no tengan relación entre sí.',
    ],
    [
      'nandu@puente.example.org',
      'Es fácil de adivinar: lleva tu nombre, tu usuario, tu correo o el nombre de la empresa. Prueba con cuatro palabras que no tengan relación entre sí.',
    ],
    ['a'.repeat(1025), 'No debe superar los 1024 caracteres.'],
  ])('refuses the password «%s»', async (clave, message) => {
    const { enlace } = (await invite()).json();

    const answer = await open(enlace, { usuario: 'nandu', clave });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toContain(message);
    expect((await open(enlace, { usuario: 'nandu' })).statusCode).toBe(200);
  });

  test.each(['ADMIN', 'ａｄｍｉｎ', ' admin ', 'ad\u200Bmin', 'ad\u00ADmin'])(
    'takes no user name that somebody has, in whatever form: «%s»',
    async (usuario) => {
      const { enlace } = (await invite()).json();

      const answer = await open(enlace, { usuario });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().mensaje).toBe('Ya hay una cuenta con ese usuario. Elige otro.');
      expect((await open(enlace, { usuario: 'nandu' })).statusCode).toBe(200);
    },
  );

  test.each([
    ['admin@puente.example.org', 'an e-mail'],
    ['аdmin', 'Cyrillic beside Latin'],
    ['админ', 'another alphabet'],
    ['admin.', 'a dot that ends a sentence'],
    ['id:1', 'a number of an account'],
  ])('takes no user name such as «%s»: %s', async (usuario) => {
    const answer = await open((await invite()).json().enlace, { usuario });

    expect([answer.statusCode, answer.json().mensaje]).toEqual([
      400,
      'Usa letras, números, puntos y guiones, sin espacios ni arroba. Las letras, de la «a» a la «z», con o sin tilde.',
    ]);
  });

  test.each(['ádmin', 'Adrnin', 'USUARI0', 'a\u0301dmin'])(
    'takes no user name that looks like another one: «%s»',
    async (usuario) => {
      const { enlace } = (await invite()).json();

      const answer = await open(enlace, { usuario });
      expect([answer.statusCode, answer.json().mensaje]).toEqual([
        409,
        'Ya hay una cuenta con un usuario que se lee igual. Elige otro.',
      ]);
      expect((await open(enlace, { usuario: 'nandu' })).statusCode).toBe(200);
    },
  );

  test('of two that are opened at once with one user name, one gets it', async () => {
    const [one, other] = [await invite(), await invite({ correo: 'nandu2@puente.example.org' })];
    const answers = await Promise.all([
      open(one.json().enlace, { usuario: 'nandu' }),
      open(other.json().enlace, { usuario: 'ñandú' }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  });

  test('keeps a user name as all others are kept, in small letters', async () => {
    await open((await invite()).json().enlace, { usuario: 'N\u0303andu.Nu\u0301ñez' });

    const headers = await signIn(api.app, ' ÑANDU.NÚÑEZ ', strong);
    expect((await as(headers)('GET', '/api/cuenta')).json().usuario).toBe('ñandu.núñez');
  });

  test('can be withdrawn to the trash and come back', async () => {
    const { cuenta, enlace } = (await invite()).json();
    const url = `/api/cuentas/${cuenta.id_cuenta}`;

    expect((await call('DELETE', url)).statusCode).toBe(200);
    expect((await open(enlace, { usuario: 'nandu' })).statusCode).toBe(404);
    const item = { tipo: 'cuenta', id: cuenta.id_cuenta };
    expect((await call('GET', '/api/papelera')).json()).toContainEqual(
      expect.objectContaining(item),
    );
    await call('POST', '/api/papelera/restaurar', item);

    expect((await call('GET', '/api/cuentas?estado=invitada')).json().content).toHaveLength(1);
    expect(
      (await activityOf(cuenta.id_cuenta)).map(({ accion }: { accion: string }) => accion),
    ).toEqual(['restauracion', 'eliminacion', 'creacion']);
  });
});

describe('who may change what', () => {
  type Change = { what: string; method: Method; path: string; body?: object };
  const onAccount: Change[] = [
    { what: 'role', method: 'PUT', path: 'rol', body: { rol: 'ROLE_USER' } },
    { what: 'state', method: 'PUT', path: 'estado', body: { activa: false } },
    { what: 'second factor', method: 'DELETE', path: 'segundo-factor' },
  ];
  const byAnother: Change[] = [
    ...onAccount,
    { what: 'sessions', method: 'DELETE', path: 'sesiones' },
    { what: 'password by a link', method: 'POST', path: 'enlace', body: { por_correo: false } },
  ];

  test.each(byAnother)('nobody changes their own $what', async ({ method, path, body }) => {
    await addAdministrator();

    const answer = await call(method, `/api/cuentas/${accounts.admin}/${path}`, body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().mensaje).toMatch(/^No puedes cambiar tu propia cuenta/);
    expect(await mayStay(api.admin)).toBe(true);
  });

  test.each(byAnother)('a plain user changes nobody’s $what', async ({ method, path, body }) => {
    const url = `/api/cuentas/${accounts.admin}/${path}`;
    expect((await as(api.user)(method, url, body)).statusCode).toBe(403);
  });

  test.each(onAccount)(
    'an administrator changes another’s $what, which ends its sessions',
    async ({ method, path, body }) => {
      const other = await addAdministrator();

      expect((await call(method, `/api/cuentas/${other.id}/${path}`, body)).statusCode).toBe(200);
      expect(await mayStay(other.headers)).toBe(false);
      expect(await changes(other.id)).toContainEqual(
        expect.objectContaining({ campo: 'sesiones', antes: '1', despues: '0' }),
      );
    },
  );

  test.each(onAccount.slice(0, 2))(
    'the last administrator keeps the $what',
    async ({ method, path, body }) => {
      const other = await addAdministrator();
      // Only a session that outlives its rights could try this, so the test creates one.
      await api.database.pool.query(`update users set disabled_at = now() where id = ${other.id}`);
      const [, raised] = await Promise.all([
        api.database.pool.query(`update users set disabled_at = null where id = ${other.id}`),
        call('PUT', `/api/cuentas/${accounts.user}/rol`, { rol: 'ROLE_ADMIN' }),
      ]);
      expect(raised.statusCode).toBe(200);
      const third = await signIn(api.app, 'usuario');
      await call('PUT', `/api/cuentas/${other.id}/estado`, { activa: false });
      await as(third)('PUT', `/api/cuentas/${accounts.admin}/estado`, { activa: false });

      const answer = await as(third)(method, `/api/cuentas/${accounts.user}/${path}`, body);
      expect(answer.statusCode).toBe(409);
    },
  );

  test('two administrators who take each other’s rights leave one of them', async () => {
    const other = await addAdministrator();

    const answers = await Promise.all([
      call('PUT', `/api/cuentas/${other.id}/rol`, { rol: 'ROLE_USER' }),
      as(other.headers)('PUT', `/api/cuentas/${accounts.admin}/rol`, { rol: 'ROLE_USER' }),
    ]);

    // The other call is refused, or its user is signed out.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      `select 1 from user_roles where role = 'ROLE_ADMIN'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('an account in use is not deleted, nor is its person', async () => {
    expect((await call('DELETE', `/api/cuentas/${accounts.user}`)).json().mensaje).toBe(
      'Desactiva primero la cuenta.',
    );
    const person = await call('DELETE', '/api/personas/delete/2');
    expect(person.statusCode).toBe(409);
    expect(person.json()).toMatchObject({
      error: 'has_account',
      mensaje: 'No se puede eliminar porque la persona tiene una cuenta de usuario.',
    });
  });

  test('a disabled account signs in no more, in the words of a wrong password, and comes back', async () => {
    const url = `/api/cuentas/${accounts.user}/estado`;
    await call('PUT', url, { activa: false });

    expect(await mayStay(api.user)).toBe(false);
    const refused = await api.app.inject(loginCall('usuario'));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toBe('invalid_grant');
    expect((await call('GET', '/api/cuentas/resumen')).json()).toMatchObject({
      activas: 1,
      desactivadas: 1,
    });

    await call('PUT', url, { activa: true });
    expect((await api.app.inject(loginCall('usuario'))).statusCode).toBe(200);
  });

  test('whoever lacks a right is told whom to ask', async () => {
    const answer = await as(api.user)('GET', '/api/cuentas/administradores');
    expect(answer.json()).toEqual([
      { nombre: 'Valentina Rojas', correo: 'valentina.rojas@puente.example.org' },
    ]);
  });
});

test('those of each state are counted among the ones that are found', async () => {
  await invite();
  const countsOf = async (text: string) => {
    const counts = (
      await call('GET', `/api/cuentas/resumen?${new URLSearchParams({ q: text })}`)
    ).json();
    return [counts.activas, counts.invitadas, counts.desactivadas];
  };

  expect(await countsOf('')).toEqual([2, 1, 0]);
  expect(await countsOf('VALENTINA')).toEqual([1, 0, 0]);
  expect(await countsOf('ñ'.repeat(100))).toEqual([0, 0, 0]);
});

test('the list is searched by name, e-mail and user name, and paged', async () => {
  await invite();
  const names = async (query: string) =>
    (await call('GET', `/api/cuentas?${query}`))
      .json()
      .content.map(({ nombre }: { nombre: string }) => nombre);

  expect(await names('q=nandu')).toEqual(['Ñandú «Núñez»']);
  expect(await names('q=USUARIO')).toHaveLength(1);
  expect(await names('q=%25')).toEqual([]);
  expect(await names('estado=activa')).toHaveLength(2);
  expect(await names('size=1&page=2')).toHaveLength(1);
  expect((await call('GET', '/api/cuentas?estado=otra')).statusCode).toBe(400);
});

describe('a person’s own account', () => {
  const change = (clave_nueva: string, clave_actual = demoLogin.password, headers = api.user) =>
    as(headers)('PUT', '/api/cuenta/clave', { clave_actual, clave_nueva });

  test('gets another password, which ends the sessions of other browsers', async () => {
    const elsewhere = await signIn(api.app, 'usuario');

    expect((await change(strong)).statusCode).toBe(200);

    expect(await mayStay(api.user)).toBe(true);
    expect(await mayStay(elsewhere)).toBe(false);
    expect((await api.app.inject(loginCall('usuario'))).statusCode).toBe(400);
    expect((await api.app.inject(loginCall('usuario', strong))).statusCode).toBe(200);
    expect(await changes(accounts.user)).toContainEqual(
      expect.objectContaining({ campo: 'clave_cambiada' }),
    );
  });

  test('asks for the old password', async () => {
    const answer = await change(strong, 'no es esta');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toBe('La contraseña actual no es correcta.');
    expect((await api.app.inject(loginCall('usuario'))).statusCode).toBe(200);
  });

  test('lists its browsers, ends one of them and all others', async () => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
    const login = loginCall('usuario');
    await api.app.inject({ ...login, headers: { ...login.headers, 'user-agent': userAgent } });
    const third = await signIn(api.app, 'usuario');

    const { sesiones } = (await as(api.user)('GET', '/api/cuenta')).json();
    expect(sesiones).toHaveLength(3);
    expect(sesiones[0]).toMatchObject({ actual: true });
    const chrome = sesiones.find(({ navegador }: { navegador?: string }) => navegador);
    expect(chrome.navegador).toBe('Chrome en Windows');

    expect((await as(api.user)('DELETE', `/api/cuenta/sesiones/${chrome.id}`)).statusCode).toBe(
      200,
    );
    expect((await as(api.user)('DELETE', `/api/cuenta/sesiones/${chrome.id}`)).statusCode).toBe(
      404,
    );
    expect(await mayStay(third)).toBe(true);
    await as(api.user)('DELETE', '/api/cuenta/sesiones');
    expect(await mayStay(third)).toBe(false);
    expect(await mayStay(api.user)).toBe(true);
  });

  test('ends nobody else’s session', async () => {
    const { sesiones } = (await call('GET', '/api/cuenta')).json();

    const answer = await as(api.user)('DELETE', `/api/cuenta/sesiones/${sesiones[0].id}`);
    expect(answer.statusCode).toBe(404);
    expect(await mayStay(api.admin)).toBe(true);
  });

  test('windows of one browser are one session in the list', async () => {
    const first = await api.app.inject(loginCall('usuario'));
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    await api.app.inject({ ...loginCall('usuario'), cookies });

    const { sesiones } = (await as(api.user)('GET', '/api/cuenta')).json();
    expect(sesiones).toHaveLength(2);
  });

  test('signing out ends the token at once', async () => {
    expect((await as(api.user)('DELETE', '/api/cuenta/sesiones/actual')).statusCode).toBe(200);
    expect(await mayStay(api.user)).toBe(false);
  });
});

describe('a forgotten password', () => {
  const ask = (usuario: string) => call('POST', '/api/cuenta/olvide', { usuario });

  test('is answered alike, whether the name exists or not', async () => {
    const answers = await Promise.all([
      ask('admin'),
      ask('nadie'),
      ask('valentina.rojas@puente.example.org'),
    ]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0].json().mensaje).toBe(
      'Este sitio no envía correos. Pide un enlace a quien administra las cuentas.',
    );
  });

  test('is replaced by a link of an administrator, which ends the old sessions', async () => {
    const { enlace } = (
      await call('POST', `/api/cuentas/${accounts.user}/enlace`, { por_correo: false })
    ).json();

    expect((await open(enlace)).statusCode).toBe(200);
    expect(await mayStay(api.user)).toBe(false);
    expect((await api.app.inject(loginCall('usuario', strong))).statusCode).toBe(200);
  });

  test('has one link at a time: another one ends the first', async () => {
    const link = async () =>
      (await call('POST', `/api/cuentas/${accounts.user}/enlace`, { por_correo: false })).json()
        .enlace;
    const first = await link();
    const second = await link();

    expect((await open(first)).json().mensaje).toBe(
      'Este enlace ya no vale: después se hizo otro o se cambió la contraseña. Usa el del mensaje más nuevo, o pide otro.',
    );
    expect((await open(second)).statusCode).toBe(200);
  });
});
