import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const check = (email: string, offerId = 1) => createVisitor(api.app, email, offerId).check();

describe('the e-mail check', () => {
  test('of somebody unknown', async () => {
    const answer = await check('nueva@correo.example.org');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      Registro_Aplicante: false,
      Registro_AplicanteOferta: false,
      Mensaje: 'Puedes continuar con tu postulación.',
    });
  });

  test('of a known applicant who has not applied', async () => {
    const answer = await check('diego.salazar@correo.example.org');

    expect(answer.json()).toEqual({
      Registro_Aplicante: true,
      Registro_AplicanteOferta: false,
      Aplicante: { id_aplicantes: 2, nombre: 'Diego Salazar' },
      Mensaje: 'Ya tenemos tus datos; completa tu postulación.',
    });
  });

  test('of an applicant who has applied, however the address is written', async () => {
    const answer = await check('Camila.Torres@Correo.example.org');

    expect(answer.json()).toEqual({
      Registro_Aplicante: true,
      Registro_AplicanteOferta: true,
      Aplicante: { id_aplicantes: 1, nombre: 'Camila Torres' },
      Mensaje: 'Ya te postulaste a esta oferta.',
    });
    expect(answer.cookies).toEqual([]);
  });

  test('refuses what is no address, and offers that take no applications', async () => {
    const malformed = await check('abc');
    const closed = await check('nueva@correo.example.org', 15);
    const unknown = await check('nueva@correo.example.org', 9999);

    expect(malformed.statusCode).toBe(400);
    expect(malformed.json().error).toBe('El formato del correo no es válido.');
    expect([closed.statusCode, unknown.statusCode]).toEqual([404, 404]);
  });

  test('takes addresses with every character they may have', async () => {
    expect((await check("o'hara+trabajo@correo.example.org")).statusCode).toBe(200);
  });
});

describe('a new applicant', () => {
  test('has a name in one form, and an e-mail without what nobody sees', async () => {
    const visitor = createVisitor(api.app, ' forma\u200B@correo.example.org', 1);
    await visitor.check();

    const saved = await visitor.save('  Bernarda\u00A0 O’Higgins Nu\u0301n\u0303ez\u00AD ');

    expect(saved.json().aplicante).toMatchObject({
      nombre: 'Bernarda O’Higgins Núñez',
      correo: 'forma@correo.example.org',
    });
  });

  test('is saved after the check', async () => {
    const visitor = createVisitor(api.app, 'elena@correo.example.org', 1);
    await visitor.check();

    const answer = await visitor.save('Elena Soto');

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      aplicante: {
        id_aplicantes: expect.any(Number),
        nombre: 'Elena Soto',
        correo: 'elena@correo.example.org',
      },
    });
  });

  test('has a message for each field', async () => {
    const answer = await createVisitor(api.app, 'abc', 1).save('  ');

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      'El formato del correo no es válido.',
      'El nombre es obligatorio.',
    ]);
  });
});
