import { startMailServer } from '../../../testing/mail-server';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { until } from '../../../testing/until';
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
const read = (token: string) => post('/enlace', { token });
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

const answersOf = async (applicantId: number) =>
  (await query(`select text from answers where applicant_id = ${applicantId}`)).map(
    ({ text }) => text,
  );

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

test('a mailbox is one in both spellings of its domain, which staff read as people write it', async () => {
  // Chromium sends the first spelling, Firefox the second.
  const { key, id, applicantId } = await apply('begona@xn--pea-8ma.cl', 'Begoña Peña');
  const typed = { ...key, correo: 'Begona@PEÑA.cl' };

  const [text = ''] = await mail.mailsTo('begona@xn--pea-8ma.cl', 1);
  await confirm(tokenOf(text));

  expect(await shown(typed)).toMatchObject({ codigo: key.codigo });
  expect(await shown(key)).toMatchObject({ codigo: key.codigo });
  expect(await asStaff(id)).toMatchObject({ aplicante: { correo: 'begona@peña.cl' } });
  const again = await createVisitor(api.app, typed.correo, 2).check();
  expect(again.json().Aplicante).toMatchObject({ id_aplicantes: applicantId });
});

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
});

test('reading a link says what it is about and changes nothing, however often it is read', async () => {
  const email = newEmail();
  const { id, key } = await apply(email, 'Ana Pérez');
  const [text] = await mail.mailsTo(email, 1);

  for (let time = 0; time < 3; time += 1) {
    const { postulacion, vence } = (await read(tokenOf(text))).json();
    expect(postulacion).toMatchObject({
      codigo: key.codigo,
      oferta: { titulo_vacante: 'Desarrollador/a Full Stack Java y React' },
      curriculum: 'CV Ana Pérez.pdf',
      correo_confirmado: false,
    });
    expect(Date.parse(vence)).toBeGreaterThan(Date.now());
  }
  expect(await asStaff(id)).toMatchObject({ correo_confirmado: false });
});

test('a link that has confirmed goes on saying so, also when it is pressed again', async () => {
  const email = newEmail();
  await apply(email, 'Ana Pérez');
  const [text] = await mail.mailsTo(email, 1);
  await confirm(tokenOf(text));
  await query(`update email_confirmations set expires_at = now()`);

  expect((await read(tokenOf(text))).json().postulacion).toMatchObject({ correo_confirmado: true });
  const again = await confirm(tokenOf(text));
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ correo_confirmado: true });
});

test('a link that is over, made up, or of a withdrawn application says which, and what to do', async () => {
  const email = newEmail();
  const { id, key } = await apply(email, 'Ana');
  const [text] = await mail.mailsTo(email, 1);
  const refused = async (token: string) => {
    const answers = [await read(token), await confirm(token)];
    const told = answers.map((each) => `${each.statusCode} ${each.json().mensaje}`);
    expect(new Set(told).size).toBe(1);
    return told[0];
  };

  await query(`update email_confirmations set expires_at = now() where application_id = ${id}`);
  expect(await refused(tokenOf(text))).toBe(
    '404 El enlace venció: valía 7 días. Busca tu postulación con su código y tu correo, y pide otro mensaje.',
  );
  expect(await refused('inventado')).toBe(
    '404 El enlace no es válido, o es de hace mucho. Ábrelo completo, o busca tu postulación con su código y tu correo y pide otro mensaje.',
  );

  await post('/retirar', key);
  expect(await refused(tokenOf(text))).toBe(
    '404 Esta postulación se retiró, o sus datos se borraron: no queda nada que confirmar.',
  );
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
  expect((await read(tokenOf(first))).json().postulacion).toMatchObject({
    correo_confirmado: true,
  });
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
    expect(await shown(stranger.key)).toMatchObject({
      estado: 'recibida',
      correo_confirmado: false,
    });
    const staffed = await asStaff(own.id);
    expect(staffed?.aplicante).toMatchObject({
      id_aplicantes: stranger.applicantId,
      nombre: 'Olga Dueña',
    });
    const apart = await asStaff(stranger.id);
    expect(apart).toMatchObject({
      correo_confirmado: false,
      aplicante: { nombre: 'Un Extraño' },
    });
    expect(await answersOf(stranger.applicantId)).toEqual(['Mañana']);
    expect(await answersOf(apart?.aplicante.id_aplicantes ?? 0)).toEqual(['Nunca']);
    expect(await query(`select from applicants where id = ${own.applicantId}`)).toEqual([]);

    // From now on the e-mail has applied, in every browser.
    expect((await createVisitor(api.app, email, 1).check()).json()).toMatchObject({
      Registro_AplicanteOferta: true,
    });
    // The stranger's browser only continues its own application.
    expect((await stranger.visitor.check()).json()).toMatchObject({
      Registro_AplicanteOferta: true,
      Aplicante: { nombre: 'Un Extraño' },
    });
    expect((await stranger.visitor.answer(stranger.applicantId, 2, 'Ajena')).statusCode).not.toBe(
      201,
    );
    expect(await answersOf(stranger.applicantId)).toEqual(['Mañana']);
  });

  test('has come second: both stand, and the owner’s can be confirmed', async () => {
    const email = newEmail();
    const own = await apply(email, 'Olga Dueña');
    const stranger = await apply(email, 'Un Extraño');

    const mails = await mail.mailsTo(email, 2);
    const text = mails.find((each) => each.includes(own.key.codigo));
    expect((await confirm(tokenOf(text))).statusCode).toBe(200);

    expect(await shown(own.key)).toMatchObject({ estado: 'recibida', correo_confirmado: true });
    expect(await shown(stranger.key)).toMatchObject({
      estado: 'recibida',
      correo_confirmado: false,
    });
    expect((await asStaff(own.id))?.aplicante.nombre).toBe('Olga Dueña');
    expect((await asStaff(stranger.id))?.aplicante.nombre).toBe('Un Extraño');
  });

  test('loses nothing when the link of their application is opened and the owner’s is confirmed', async () => {
    const email = newEmail();
    const stranger = await apply(email, 'Un Extraño');
    const own = await apply(email, 'Olga Dueña');
    const mails = await mail.mailsTo(email, 2);
    const linkOf = ({ key }: { key: Key }) =>
      tokenOf(mails.find((each) => each.includes(key.codigo)));

    await read(linkOf(stranger));
    await confirm(linkOf(own));
    await confirm(linkOf(stranger));

    for (const { key, id } of [own, stranger]) {
      expect(await shown(key)).toMatchObject({
        estado: 'recibida',
        correo_confirmado: true,
        curriculum: 'CV Ana Pérez.pdf',
      });
      expect(await asStaff(id)).not.toHaveProperty('fecha_retiro');
    }
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

test('strangers fill no mailbox, and its owner is asked within the hour whatever they do', async () => {
  const strict = await startTestApi({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://puente.example.org',
    LIMIT_FACTOR: '1',
  });
  const email = newEmail();
  const applyTo = async (offerId: number) => {
    const visitor = createVisitor(strict.app, email, offerId);
    const sent = await visitor.upload(await register(visitor), {});
    return String(sent.json().aplicanteOferta.codigo);
  };
  const resend = async (codigo: string) => {
    const url = '/api/mis-postulaciones/reenviar';
    const payload = { codigo, correo: email };
    const { statusCode, body } = await strict.app.inject({ method: 'POST', url, payload });
    return `${statusCode} ${body}`;
  };

  const stranger = await applyTo(1);
  const answers = new Set<string>();
  for (let count = 0; count < 8; count += 1) answers.add(await resend(stranger));
  expect(answers.size).toBe(1);
  const own = [await applyTo(2), await applyTo(3)];
  for (let count = 0; count < 10; count += 1) await applyTo(1);
  await mail.mailsTo(email, 5);
  const waiting = async () =>
    (await strict.database.pool.query('select kind from outgoing_notices')).rows;
  await until(async () => (await waiting()).length === 1);
  expect(await mail.mailsTo(email, 5)).toHaveLength(5);

  await strict.database.pool.query(`update outgoing_notices set not_before = now()`);
  await resend(stranger);
  const late = (await mail.mailsTo(email, 6)).at(-1) ?? '';
  for (const code of own) expect(late).toContain(code);
  expect(late.match(/#confirmar=/g)).toHaveLength(10);
  const token = tokenOf(late.slice(late.indexOf(own[0] ?? '')));
  const confirmed = await strict.app.inject({
    method: 'POST',
    url: '/api/mis-postulaciones/confirmar',
    payload: { token },
  });
  expect(confirmed.json()).toMatchObject({ codigo: own[0], correo_confirmado: true });
  await strict.close();
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
