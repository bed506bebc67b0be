import { consentEntryToWire, privacyPolicyVersion, talentPoolText } from '@portal/contract/consent';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, register } from '../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows;
const get = async (url: string) => (await api.app.inject({ url, headers: api.admin })).json();
const post = (url: string, payload: object, cookies = {}) =>
  api.app.inject({ method: 'POST', url, payload, cookies });
const own = async (key: object) =>
  (await post('/api/mis-postulaciones', { postulaciones: [key] })).json().postulaciones[0];

const title = 'Desarrollador/a Full Stack Java y React';

let people = 0;
/** Answers the first question of offer 1 and ticks the talent-pool box. */
async function apply() {
  const email = `entonces${(people += 1)}@correo.example.org`;
  const visitor = createVisitor(api.app, email, 1);
  const applicantId = await register(visitor);
  const { aplicanteOferta } = (await visitor.upload(applicantId, {})).json();
  await visitor.answer(applicantId, 1, 'Desde marzo');
  const consent = { offerId: 1, policyVersion: privacyPolicyVersion, joinsTalentPool: true };
  await post('/api/consentimientos', consentEntryToWire(consent), visitor.cookies());
  const id = Number(aplicanteOferta.id_aplicantes_ofertas);
  return { id, applicantId, email, code: String(aplicanteOferta.codigo), visitor };
}

const listed = async (id: number, filter = '') =>
  (await get(`/api/aplicantes/ofertas?size=1000${filter}`)).content.find(
    (each: { id_aplicantes_ofertas: number }) => each.id_aplicantes_ofertas === id,
  );

const changeOffer = (to: { title: string; range: string }) =>
  query('update offers set title = $1, salary_range = $2 where id = 1', [to.title, to.range]);
const renameQuestion = (name: string) =>
  query(
    'update questions set name = $1 where id = (select question_id from offer_questions where id = 1)',
    [name],
  );

describe('an application whose offer says something else since', () => {
  let offer: { title: string; range: string };
  let asked: string;
  let sent: Awaited<ReturnType<typeof apply>>;
  beforeAll(async () => {
    [offer] = await query('select title, salary_range as range from offers where id = 1');
    [{ name: asked }] = await query(
      'select name from questions where id = (select question_id from offer_questions where id = 1)',
    );
    sent = await apply();
    await changeOffer({ title: 'Arquitecta de software', range: 'USD 2.500 a 3.200 al mes' });
    await renameQuestion('¿Desde qué día puedes empezar?');
  });
  afterAll(async () => {
    await changeOffer(offer);
    await renameQuestion(asked);
    await query('update offer_questions set deleted_at = null where id = 1');
  });

  test('keeps its title and the currency of its aspiration, beside those of today', async () => {
    expect(await listed(sent.id)).toMatchObject({
      oferta: { titulo_vacante: 'Arquitecta de software' },
      titulo_al_postular: title,
      moneda: 'CLP',
      moneda_oferta: 'USD',
    });
    // Recomputes the search keys of the application.
    await query('update applicants set name = $1 where id = $2', ['Ana Rojas', sent.applicantId]);
    expect(await listed(sent.id, '&moneda=CLP')).toMatchObject({ moneda: 'CLP' });
  });

  test('who applies from then on is told the new title and currency', async () => {
    const later = await apply();
    expect(await listed(later.id)).toMatchObject({
      titulo_al_postular: 'Arquitecta de software',
      moneda: 'USD',
    });
  });

  test('keeps the words that were answered, also once the question is asked no more', async () => {
    const one = `/api/respuestas-ofertas-preguntas/oferta-pregunta/1/aplicante/${sent.applicantId}`;
    expect(await get(one)).toEqual({ pregunta: asked, respuesta: 'Desde marzo' });
    // A repeated call sends the same answer again.
    await sent.visitor.answer(sent.applicantId, 1, 'Desde marzo');
    await query('update offer_questions set deleted_at = now() where id = 1');

    const given = {
      pregunta: asked,
      pregunta_hoy: '¿Desde qué día puedes empezar?',
      respuesta: 'Desde marzo',
    };
    expect(await get(`/api/respuestas-ofertas-preguntas/aplicante-oferta/${sent.id}`)).toEqual({
      respuestas: [{ id_ofertas_preguntas: 1, ...given }],
    });
    const { postulaciones } = await get(`/api/candidatos/${sent.applicantId}/datos`);
    expect(postulaciones[0]).toMatchObject({
      postulacion: { titulo_al_postular: title },
      respuestas: [given],
      consentimiento: { texto: talentPoolText, version_politica: privacyPolicyVersion },
    });
    await query('update offer_questions set deleted_at = null where id = 1');
  });

  test('the code alone opens what was sent, with the e-mail masked', async () => {
    expect(await own({ codigo: sent.code })).toMatchObject({
      encontrada: true,
      postulacion: {
        oferta: { titulo_vacante: 'Arquitecta de software' },
        titulo_al_postular: title,
        enviado: {
          correo_oculto: 'e•••@correo.example.org',
          aspiracion_salarial: 1500,
          moneda: 'CLP',
          respuestas: [{ pregunta: asked, respuesta: 'Desde marzo' }],
          consentimiento: { texto: talentPoolText },
        },
      },
    });
    expect(JSON.stringify(await own({ codigo: sent.code }))).not.toContain(sent.email);
    const wrong = sent.code.slice(0, -1) + (sent.code.endsWith('0') ? '1' : '0');
    expect(await own({ codigo: wrong })).toEqual({ encontrada: false });
    expect(await own({ codigo: sent.code, correo: 'otra@example.org' })).toEqual({
      encontrada: false,
    });
  });
});

describe('the currency that an applicant wrote', () => {
  const sentTo = async (range: string, salaryCurrency: string) => {
    const [offer] = await query('select salary_range as range from offers where id = 2');
    await query('update offers set salary_range = $1 where id = 2', [range]);
    const visitor = createVisitor(api.app, `moneda${(people += 1)}@correo.example.org`, 2);
    const sent = await visitor.upload(await register(visitor), { salaryCurrency });
    await query('update offers set salary_range = $1 where id = 2', [offer.range]);
    return sent.json().aplicanteOferta;
  };

  test('is kept where the range of the offer names none, for staff and for the applicant', async () => {
    const { codigo, id_aplicantes_ofertas: id, ...sent } = await sentTo('A convenir', 'PEN');

    expect(sent.moneda).toBe('PEN');
    expect((await own({ codigo })).postulacion.enviado.moneda).toBe('PEN');
    // Recomputes the search keys of the application.
    await query(`update applicants set name = 'Otra' where id = $1`, [
      sent.aplicante.id_aplicantes,
    ]);
    expect(await listed(id, '&moneda=PEN')).toMatchObject({ moneda: 'PEN' });
  });

  test('changes nothing where it names one', async () => {
    expect((await sentTo('us$ 2.000 al mes', 'PEN')).moneda).toBe('USD');
  });
});

test('a later change of an answer was given to the question as it is by then', async () => {
  const { applicantId, visitor, id } = await apply();
  await query('update questions set name = name || $1 where id = 1', [' (otra vez)']);
  const [{ question }] = await query(
    'select questions.name as question from offer_questions join questions on questions.id = question_id where offer_questions.id = 1',
  );
  await visitor.answer(applicantId, 1, 'Desde abril');
  expect(await get(`/api/respuestas-ofertas-preguntas/aplicante-oferta/${id}`)).toMatchObject({
    respuestas: [{ pregunta: question, respuesta: 'Desde abril' }],
  });
});

test('the words of a policy that the server does not know are not made up', async () => {
  const { visitor, applicantId } = await apply();
  const consent = { offerId: 1, policyVersion: '2020-01-01', joinsTalentPool: true };
  await post('/api/consentimientos', consentEntryToWire(consent), visitor.cookies());
  const { postulaciones } = await get(`/api/candidatos/${applicantId}/datos`);
  expect(postulaciones[0].consentimiento).not.toHaveProperty('texto');
});

test('withdrawing by the code erases the answers with their questions', async () => {
  const { code, applicantId } = await apply();
  const answer = await post('/api/mis-postulaciones/retirar', { codigo: code });
  expect(answer.json()).toMatchObject({ estado: 'retirada' });
  expect(answer.json()).not.toHaveProperty('enviado');
  expect(await query('select from answers where applicant_id = $1', [applicantId])).toEqual([]);
});

test('an answer is read by staff alone, and of an application that there is', async () => {
  const url = '/api/respuestas-ofertas-preguntas/aplicante-oferta/1';
  expect((await api.app.inject({ url })).statusCode).toBe(401);
  const missing = await api.app.inject({ url: url.replace(/1$/, '999999'), headers: api.admin });
  expect(missing.statusCode).toBe(404);
});
