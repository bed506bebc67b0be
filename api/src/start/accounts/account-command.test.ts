import { parseArgs } from 'node:util';
import { loginCall, signIn, startTestApi, type TestApi } from '../../../testing/test-api';
import { runAccountCommand } from './account-command';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const run = (line: string) =>
  runAccountCommand(
    api.database.db,
    parseArgs({
      args: line.split(' '),
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        surname: { type: 'string' },
        email: { type: 'string' },
        role: { type: 'string' },
        'second-factor': { type: 'boolean' },
      },
    }),
    'https://puente.example.org',
  );

const linkOf = (lines: readonly string[]) =>
  lines.map((line) => /#([\w-]+)$/.exec(line)?.[1]).find((token) => token !== undefined) ?? '';

const activate = (payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/cuenta/activar', payload });

const clave = 'nueve liebres corren';

test('«create» makes a link with which somebody chooses user name and password', async () => {
  const lines = await run(
    'create --name Josefa --surname Ñíguez --email josefa@x.example.org --role admin',
  );

  expect(lines.join('\n')).toContain('https://puente.example.org/cuenta/clave#');
  await activate({ token: linkOf(lines), usuario: 'josefa', clave });
  const headers = await signIn(api.app, 'josefa', clave);
  expect((await api.app.inject({ url: '/api/cuentas', headers })).statusCode).toBe(200);
});

test('«reset» makes a link for another password, told by user name or e-mail', async () => {
  const token = linkOf(await run('reset USUARIO --second-factor'));
  await activate({ token, clave });

  expect((await api.app.inject(loginCall('usuario', clave))).statusCode).toBe(200);
});

test('«disable», «enable» and «roles» change an account, and «list» tells of all', async () => {
  expect(await run('disable usuario')).toEqual([
    expect.stringMatching(/ · Usuario · Desactivada$/),
  ]);
  expect(await run('enable usuario')).toEqual([expect.stringMatching(/ · Usuario · Activa$/)]);
  expect(await run('roles usuario admin')).toEqual([
    expect.stringMatching(/ · Administrador · Activa$/),
  ]);
  expect(await run('list')).toContainEqual(
    'admin · Valentina Rojas · valentina.rojas@puente.example.org · Administrador · Activa',
  );
});

test.each([
  ['borra', /^La orden «borra» no existe\./],
  ['toString', /^La orden «toString» no existe\./],
  ['disable', /^Falta el usuario/],
  ['disable nadie', /^No hay ninguna cuenta «nadie»\.$/],
  ['roles usuario jefe', /^El rol puede ser admin o user\.$/],
  ['create --name Ana', /Nombre debe tener al menos 4 caracteres\./],
])('«%s» is refused in one sentence', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message);
});

test('a name that means two accounts changes none, and both are named', async () => {
  const query = (text: string) => api.database.pool.query(text);
  const { rows } = await query(`select email from people where id = 1`);
  const email: string = rows[0].email;
  await query(`update users set username = '${email}' where id = 2`);

  await expect(run(`roles ${email} user`)).rejects.toThrow(
    [
      `«${email}» corresponde a varias cuentas. Repite la orden con «id:» y el número de la que quieres:`,
      '',
      `  id:2 · ${email} · Matías Fuentes · matias.fuentes@puente.example.org · Administrador · Activa`,
      `  id:1 · admin · Valentina Rojas · ${email} · Administrador · Activa`,
    ].join('\n'),
  );
  expect(await run('roles id:2 user')).toEqual([expect.stringMatching(/ · Usuario · Activa$/)]);
  await expect(run('disable id:99')).rejects.toThrow(/^No hay ninguna cuenta «id:99»\.$/);
  await query(`update users set username = 'usuario' where id = 2`);
});

test('the last administrator stays', async () => {
  await run('roles usuario user');
  await api.database.pool.query(
    `update users set disabled_at = now() where lower(username) = 'josefa'`,
  );
  await expect(run('disable admin')).rejects.toThrow(/^Es la última cuenta de administración/);
});
