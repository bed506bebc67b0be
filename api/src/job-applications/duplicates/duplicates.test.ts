import {
  anonymisationToWire,
  applicantCorrectionToWire,
} from '@portal/contract/applicant-data-changes';
import {
  dismissalsPath,
  dismissalToWire,
  duplicatesPath,
  mergeEntryToWire,
  mergesPath,
  type Duplicate,
  duplicatePageFromWire,
} from '@portal/contract/duplicates';
import { ownApplicationsPath } from '@portal/contract/own-applications';
import * as v from 'valibot';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register } from '../../../testing/visitor';
import { forgetMerges } from './merge-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

async function apply(email: string, name: string, offerId = 1) {
  const visitor = createVisitor(api.app, email, offerId);
  const id = await register(visitor, name);
  const { aplicanteOferta } = (await visitor.upload(id, {})).json();
  await visitor.answer(id, 1, `De ${email}`);
  return { visitor, id, email, application: aplicanteOferta };
}

const pairs = async (): Promise<Duplicate[]> =>
  v.parse(duplicatePageFromWire, (await call('GET', duplicatesPath)).json()).items;

async function pairOf(id: number): Promise<Duplicate> {
  const pair = (await pairs()).find(({ one, other }) => one.id === id || other.id === id);
  if (!pair) throw new Error(`no pair of ${id}`);
  return pair;
}

const hasPair = async (...ids: number[]) =>
  (await pairs()).some(({ one, other }) => ids.includes(one.id) && ids.includes(other.id));

/** Keeps the older applicant's e-mail and the other's name. */
const merge = ({ one, other }: Duplicate, nameOf = other.id) =>
  call('POST', mergesPath, mergeEntryToWire({ kept: one, merged: other, nameOf }));

const separate = (id: number) => call('POST', `${mergesPath}/${id}/deshacer`, {});
const dataOf = async (id: number) => (await call('GET', `/api/candidatos/${id}/datos`)).json();
const found = async (text: string) =>
  (await call('GET', `/api/aplicantes/ofertas?q=${encodeURIComponent(text)}`)).json();

describe('finding', () => {
  test.each([
    ['una.persona@gmail.com', 'Unapersona+cv@gmial.com'],
    ["o'hara.nandu@hotmail.com", "O'Hara.Nandu@hotmial.com"],
  ])('%s and %s are almost the same e-mail', async (first, second) => {
    const one = await apply(first, 'Alguien Distinto');
    const other = await apply(second, 'Otra Cosa');

    const pair = await pairOf(one.id);

    expect(pair).toMatchObject({
      reason: 'email',
      one: {
        id: one.id,
        email: one.email.toLowerCase(),
        applications: 1,
        curriculums: 1,
        answers: 1,
      },
      other: { id: other.id },
    });
    expect((await call('GET', `${duplicatesPath}/total`)).json().total).toBe(
      (await pairs()).length,
    );
  });

  test('a name is the same in another order, without accents, and in capitals', async () => {
    const one = await apply('iu1@correo.example.org', 'Íñigo  Ñandú "Peña"');
    const other = await apply('iu2@otro.example.org', '"PENA" nandu inigo');

    expect(await pairOf(one.id)).toMatchObject({ reason: 'name', other: { id: other.id } });
  });

  test('one word alone is no name, and dots count where the provider tells them apart', async () => {
    const one = await apply('a.b.c@correo.example.org', 'Ana');
    const other = await apply('abc@correo.example.org', 'Ana');

    expect(await hasPair(one.id, other.id)).toBe(false);
  });

  test('who is not the same stays so, whatever is corrected', async () => {
    const one = await apply('gemela1@correo.example.org', 'Gemela Pérez');
    const other = await apply('gemela2@correo.example.org', 'Gemela Pérez');
    const ids = [one.id, other.id] as const;

    const answer = await call('POST', dismissalsPath, dismissalToWire({ ids }));
    const entry = { name: 'GEMELA Pérez', email: one.email };
    await call('PUT', `/api/candidatos/${one.id}/datos`, applicantCorrectionToWire(entry));

    expect(answer.json()).toEqual({ mensaje: 'Anotamos que no son la misma persona.' });
    expect(await hasPair(...ids)).toBe(false);
  });

  test('two that nothing makes alike cannot be told apart, and a page is a number', async () => {
    const unknown = await call('POST', dismissalsPath, dismissalToWire({ ids: [1, 2] }));
    const same = await call('POST', dismissalsPath, dismissalToWire({ ids: [1, 1] }));
    const noPage = await call('GET', `${duplicatesPath}?page=x`);

    expect([unknown.statusCode, same.statusCode, noPage.statusCode]).toEqual([404, 400, 400]);
    expect(same.json().errors).toEqual(['Elige dos personas distintas.']);
  });
});

describe('a merged person', () => {
  async function merged(label: string) {
    const one = await apply(`${label}@gmail.com`, `${label} Larga`);
    const other = await apply(`${label}@gmial.com`, `Señora ${label} Larga`);
    const answer = await merge(await pairOf(one.id));
    return { one, other, answer, mergeId: answer.json().id_fusion };
  }

  test('has the chosen e-mail and name in lists, and is found by what it was sent with', async () => {
    const { one, other, answer } = await merged('listada');

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      persona: { id_aplicantes: one.id, nombre: 'Señora listada Larga', correo: one.email },
      unida: { id_aplicantes: other.id, correo: other.email },
      autor: 'Valentina Rojas',
      dias_restantes: 30,
    });
    const { content } = await found('listada@gmial.com');
    expect(content).toEqual([
      expect.objectContaining({
        id_aplicantes_ofertas: other.application.id_aplicantes_ofertas,
        aplicante: {
          id_aplicantes: other.id,
          nombre: 'Señora listada Larga',
          correo: 'listada@gmail.com',
        },
      }),
    ]);
    expect((await found('listada@gmail.com')).content).toHaveLength(2);
    expect(await hasPair(one.id, other.id)).toBe(false);
  });

  test('has all its data in one place, even two applications to one offer, each with its answers', async () => {
    const { one, other } = await merged('reunida');

    const data = await dataOf(other.id);

    expect(data).toEqual(await dataOf(one.id));
    expect(data.aplicante.id_aplicantes).toBe(one.id);
    expect(data.tambien_como).toEqual([
      { id_aplicantes: other.id, nombre: 'Señora reunida Larga', correo: other.email },
    ]);
    const answers = data.postulaciones.flatMap(
      ({ respuestas }: { respuestas: { respuesta: string }[] }) =>
        respuestas.map(({ respuesta }) => respuesta),
    );
    expect(answers.toSorted()).toEqual([`De ${one.email}`, `De ${other.email}`]);
    expect(data.historial).toMatchObject([{ accion: 'fusion', autor: 'Valentina Rojas' }]);
  });

  test('learns nothing of it: its code and e-mail open what they opened, and it applies as before', async () => {
    const { other } = await merged('discreta');

    const own = await api.app.inject({
      method: 'POST',
      url: ownApplicationsPath,
      payload: {
        postulaciones: [{ codigo: other.application.codigo, correo: other.email }],
      },
    });
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain(other.application.codigo);
    const again = await apply(other.email, 'Señora discreta Larga', 2);
    expect(again.application.aplicante).toEqual({
      id_aplicantes: other.id,
      nombre: 'Señora discreta Larga',
      correo: other.email,
    });
    expect((await dataOf(other.id)).postulaciones).toHaveLength(3);
  });

  test('is read by the e-mail that stays under the name that came with it', async () => {
    const { one, answer, mergeId } = await merged('propia');
    expect(answer.json().persona.nombre).toBe('Señora propia Larga');

    const checked = (await createVisitor(api.app, one.email, 2).check()).json();
    expect(checked.Aplicante.nombre).toBe('propia Larga');
    const again = await apply(one.email, 'propia Larga', 2);
    expect(again.application.aplicante.nombre).toBe('propia Larga');
    await separate(mergeId);
    expect((await dataOf(one.id)).aplicante.nombre).toBe('propia Larga');
  });

  test('is separated as it was', async () => {
    const { one, other, mergeId } = await merged('separada');

    const answer = await separate(mergeId);

    expect(answer.json()).toEqual({ mensaje: 'Las dos personas volvieron a estar separadas.' });
    const data = await dataOf(one.id);
    expect(data.aplicante.nombre).toBe('separada Larga');
    expect(data.postulaciones).toHaveLength(1);
    expect((await dataOf(other.id)).aplicante.correo).toBe(other.email);
    expect(await hasPair(one.id, other.id)).toBe(true);
    expect((await separate(mergeId)).statusCode).toBe(404);
  });

  test('keeps a name that was corrected since', async () => {
    const { one, mergeId } = await merged('corregida');
    const entry = { name: 'Corregida Nueva', email: one.email };
    await call('PUT', `/api/candidatos/${one.id}/datos`, applicantCorrectionToWire(entry));

    await separate(mergeId);

    expect((await dataOf(one.id)).aplicante.nombre).toBe('Corregida Nueva');
  });

  test('is anonymised as a whole, and not separated any more', async () => {
    const { one, other, mergeId } = await merged('borrada');
    const typed = anonymisationToWire(one.email);

    const answer = await call('POST', `/api/candidatos/${other.id}/anonimizar`, typed);

    expect(answer.statusCode).toBe(200);
    expect((await found('borrada')).content).toEqual([]);
    const { rows } = await api.database.pool.query(
      `select name, email from applicants where email like '%borrada%' or name like '%borrada%'`,
    );
    expect(rows).toEqual([]);
    const gone = await separate(mergeId);
    expect(gone.statusCode).toBe(404);
    expect(gone.json().mensaje).toMatch(/los datos se eliminaron/);
  });

  test('that joins another one takes along who was part of it, and the last merge is undone first', async () => {
    const { one, other, mergeId } = await merged('cadena');
    const third = await apply('cadena+3@gmail.com', 'Tercera Cadena');
    const pair = await pairOf(third.id);
    const into = await call(
      'POST',
      mergesPath,
      mergeEntryToWire({ kept: pair.other, merged: pair.one, nameOf: pair.other.id }),
    );
    expect((await dataOf(other.id)).aplicante.id_aplicantes).toBe(third.id);

    const tooEarly = await separate(mergeId);
    expect(tooEarly.statusCode).toBe(409);
    await separate(into.json().id_fusion);
    expect((await dataOf(other.id)).aplicante.id_aplicantes).toBe(one.id);
    expect((await separate(mergeId)).statusCode).toBe(200);
  });

  test('stands for good after thirty days', async () => {
    const { mergeId } = await merged('antigua');
    const { db } = api.database;
    await db
      .updateTable('applicantMerges')
      .set({ mergedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', mergeId)
      .execute();

    expect((await separate(mergeId)).statusCode).toBe(404);
    await forgetMerges(db, new Date());
    const rows = await db
      .selectFrom('applicantMerges')
      .select('id')
      .where('id', '=', mergeId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a merge is refused', () => {
  test('when one of them changed since it was read, or is merged already', async () => {
    const one = await apply('vieja@gmail.com', 'Persona Vieja');
    await apply('vieja@gmial.com', 'Persona Otra');
    const pair = await pairOf(one.id);
    const entry = { name: 'Persona Renovada', email: one.email };
    await call('PUT', `/api/candidatos/${one.id}/datos`, applicantCorrectionToWire(entry));

    expect((await merge(pair)).statusCode).toBe(409);
    expect((await merge(await pairOf(one.id))).statusCode).toBe(201);
    expect((await merge(pair)).statusCode).toBe(409);
  });

  test.each([
    [{}, 'Los datos enviados no son válidos.'],
    [
      { persona: { id: 1, version: 1 }, unida: { id: 1, version: 1 }, nombre_de: 1 },
      'Elige dos personas distintas.',
    ],
    [
      { persona: { id: 1, version: 1 }, unida: { id: 2, version: 1 }, nombre_de: 3 },
      'Elige el nombre de una de las dos personas.',
    ],
  ])('%j is no merge', async (payload, message) => {
    const answer = await call('POST', mergesPath, payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContain(message);
  });

  test('for whoever is no administrator', async () => {
    const answer = await api.app.inject({ method: 'GET', url: duplicatesPath, headers: api.user });

    expect(answer.statusCode).toBe(403);
  });
});
