import { startMailServer } from '../../../testing/mail-server';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register } from '../../../testing/visitor';

let api: TestApi;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  api = await startTestApi({ SMTP_URL: mail.url, PUBLIC_URL: 'https://puente.example.org' });
});
afterAll(async () => {
  await api.close();
  await mail.close();
});

type Key = { codigo: string; correo: string };

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/mis-postulaciones${path}`, payload });
const confirm = (token: string) => post('/confirmar', { token });
const shown = async (key: Key) =>
  (await post('', { postulaciones: [key] })).json().postulaciones[0].postulacion;

type Staffed = {
  id_aplicantes_ofertas: number;
  aplicante: { id_aplicantes: number; nombre: string };
  correo_confirmado?: boolean;
  fecha_retiro?: string;
};

const asStaff = async (id: number, offerId = 1) => {
  const url = `/api/aplicantes_ofertas/id_oferta/${offerId}`;
  const all: Staffed[] = (await api.app.inject({ url, headers: api.admin })).json();
  return all.find((each) => each.id_aplicantes_ofertas === id);
};

const tokenOf = (text = '') => /#confirmar=([\w-]+)/.exec(text)?.[1] ?? '';

let people = 0;
const newEmail = () => `duena${(people += 1)}@correo.example.org`;

async function apply(email: string, name: string, offerId = 1) {
  const visitor = createVisitor(api.app, email, offerId);
  const applicantId = await register(visitor, name);
  const sent = (await visitor.upload(applicantId, {})).json().aplicanteOferta;
  const key = { codigo: String(sent.codigo), correo: email };
  return { visitor, applicantId, key, id: Number(sent.id_aplicantes_ofertas) };
}

test('who applies gets a mail with the code, and staff see whether it was confirmed', async () => {
  const email = newEmail();
  const { key, id } = await apply(email, 'Ana Pérez');

  const [text = ''] = await mail.mailsTo(email, 1);
  expect(text).toContain(key.codigo);
  expect(text).toContain('https://puente.example.org/mis-postulaciones#confirmar=');
  expect(text).not.toContain('Ana');
  expect(await asStaff(id)).toMatchObject({ correo_confirmado: false });
  expect(
    await query(`select from email_confirmations where token_hash = '${tokenOf(text)}'`),
  ).toEqual([]);

  const answer = await confirm(tokenOf(text));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ codigo: key.codigo, correo_confirmado: true });
  expect(await asStaff(id)).toMatchObject({ correo_confirmado: true });

  const again = await confirm(tokenOf(text));
  expect(again.statusCode).toBe(404);
  expect(again.json().mensaje).toBe(
    'El enlace venció o ya se usó. Pide otro con tu código y tu correo.',
  );
});

test('a link that is a week old, made up, or of a withdrawn application is of no use', async () => {
  const email = newEmail();
  const { id, key } = await apply(email, 'Ana');
  const [text] = await mail.mailsTo(email, 1);
  await query(`update email_confirmations set expires_at = now() where application_id = ${id}`);
  expect((await confirm(tokenOf(text))).statusCode).toBe(404);
  expect((await confirm('inventado')).statusCode).toBe(404);

  await query(
    `update email_confirmations set expires_at = now() + interval '1 day' where application_id = ${id}`,
  );
  await post('/retirar', key);
  expect((await confirm(tokenOf(text))).statusCode).toBe(404);
});

test('another mail may be asked for a few times, and the answer tells nobody anything', async () => {
  const email = newEmail();
  const { key } = await apply(email, 'Ana');
  await mail.mailsTo(email, 1);

  const answers = [
    await post('/reenviar', key),
    await post('/reenviar', { ...key, codigo: 'P-1-X' }),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const [first, second] = await mail.mailsTo(email, 2);
  expect((await confirm(tokenOf(second))).statusCode).toBe(200);
  // One confirmation is enough: the others are used up with it.
  expect((await confirm(tokenOf(first))).statusCode).toBe(404);
});

describe('somebody who has used the e-mail of another', () => {
  test('keeps the owner from nothing, and learns and erases nothing of the owner', async () => {
    const email = newEmail();
    const stranger = await apply(email, 'Un Extraño');
    await stranger.visitor.answer(stranger.applicantId, 1, 'Nunca');

    const owner = createVisitor(api.app, email, 1);
    const check = (await owner.check()).json();
    expect(check).toMatchObject({ Registro_Aplicante: false, Registro_AplicanteOferta: false });
    expect(check).not.toHaveProperty('Aplicante');
    const own = await apply(email, 'Olga Dueña');
    await own.visitor.answer(own.applicantId, 1, 'Mañana');
    expect(own.applicantId).not.toBe(stranger.applicantId);
    expect(await shown(stranger.key)).toMatchObject({ estado: 'recibida' });
    expect(await shown(own.key)).toMatchObject({ estado: 'recibida' });

    const mails = await mail.mailsTo(email, 2);
    const text = mails.find((each) => each.includes(own.key.codigo));
    expect((await confirm(tokenOf(text))).statusCode).toBe(200);

    expect(await shown(own.key)).toMatchObject({ estado: 'recibida', correo_confirmado: true });
    expect(await shown(stranger.key)).toMatchObject({ estado: 'retirada' });
    expect(await asStaff(stranger.id)).toMatchObject({ fecha_retiro: expect.any(String) });
    const staffed = await asStaff(own.id);
    expect(staffed?.aplicante).toMatchObject({
      id_aplicantes: stranger.applicantId,
      nombre: 'Olga Dueña',
    });
    expect(
      await query(`select text from answers where applicant_id = ${stranger.applicantId}`),
    ).toEqual([{ text: 'Mañana' }]);
    expect(await query(`select from applicants where id = ${own.applicantId}`)).toEqual([]);

    // From now on the e-mail has applied, for everybody; and the stranger cannot confirm any more.
    expect((await createVisitor(api.app, email, 1).check()).json()).toMatchObject({
      Registro_AplicanteOferta: true,
    });
    const other = mails.find((each) => each.includes(stranger.key.codigo));
    expect((await confirm(tokenOf(other))).statusCode).toBe(404);
  });

  test('has come second: the first, which is the owner’s, stands and can be confirmed', async () => {
    const email = newEmail();
    const own = await apply(email, 'Olga Dueña');
    const stranger = await apply(email, 'Un Extraño');

    const mails = await mail.mailsTo(email, 2);
    const text = mails.find((each) => each.includes(own.key.codigo));
    expect((await confirm(tokenOf(text))).statusCode).toBe(200);

    expect(await shown(own.key)).toMatchObject({ estado: 'recibida', correo_confirmado: true });
    expect(await shown(stranger.key)).toMatchObject({ estado: 'retirada' });
    expect((await asStaff(own.id))?.aplicante.nombre).toBe('Olga Dueña');
  });

  test('the browser that has applied is told so, whether it is confirmed or not', async () => {
    const email = newEmail();
    const first = await apply(email, 'Uno');
    const second = await apply(email, 'Otro');

    for (const { visitor, applicantId } of [first, second]) {
      expect((await visitor.check()).json().Registro_AplicanteOferta).toBe(true);
      expect((await visitor.upload(applicantId, {})).statusCode).toBe(409);
    }
  });
});

test('a mailbox is written to five times a day, whoever asks for it', async () => {
  const strict = await startTestApi({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://puente.example.org',
    LIMIT_FACTOR: '1',
  });
  const email = newEmail();
  const visitor = createVisitor(strict.app, email, 1);
  const applicantId = await register(visitor);
  const { codigo } = (await visitor.upload(applicantId, {})).json().aplicanteOferta;
  const answers = [];
  for (let count = 0; count < 8; count += 1) {
    const payload = { codigo, correo: email };
    const url = '/api/mis-postulaciones/reenviar';
    answers.push(await strict.app.inject({ method: 'POST', url, payload }));
  }

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  await mail.mailsTo(email, 5);
  await strict.close();
  expect(await mail.mailsTo(email, 5)).toHaveLength(5);
});

test('without a mail server, or an address of the site, nobody is asked and e-mails apply once', async () => {
  const plain = await startTestApi({ SMTP_URL: mail.url });
  const visitor = createVisitor(plain.app, 'sola@correo.example.org', 1);
  const applicantId = await register(visitor);
  const upload = await visitor.upload(applicantId, {});

  expect(upload.json().aplicanteOferta).not.toHaveProperty('correo_confirmado');
  const check = await createVisitor(plain.app, 'sola@correo.example.org', 1).check();
  expect(check.json()).toMatchObject({
    Registro_Aplicante: true,
    Registro_AplicanteOferta: true,
    Aplicante: { id_aplicantes: applicantId },
  });
  const { rows } = await plain.database.pool.query('select from outgoing_notices');
  expect(rows).toEqual([]);
  await plain.close();
});
