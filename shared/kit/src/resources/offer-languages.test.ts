import { fakeApi } from '../testing/fake-api';
import {
  createOfferLanguage,
  deleteOfferLanguage,
  offerLanguagesResource,
} from './offer-languages';

test('reads the languages of an offer', async () => {
  fakeApi({
    'GET /api/idiomas_ofertas/id_oferta/9': [
      {
        id_oferta_idioma: 1,
        idioma: { id_idioma: 3, nombre_idioma: 'Inglés' },
        nivel: { id_nivel: 4, descripcion_nivel: 'Alto' },
      },
    ],
  });

  expect(await offerLanguagesResource(9).load()).toMatchObject([
    { id: 1, language: { id: 3, name: 'Inglés' }, level: { id: 4, name: 'Alto' } },
  ]);
});

test('assigns a language', async () => {
  const api = fakeApi({ 'POST /api/idiomas_ofertas/save': {} });

  await createOfferLanguage({ offerId: 9, languageId: 3, levelId: 4 });

  expect(api.sent('POST /api/idiomas_ofertas/save')).toEqual([
    { idioma: { id_idioma: 3 }, nivel: { id_nivel: 4 }, ofertas: { id_oferta: 9 } },
  ]);
});

test('deletes an assignment', async () => {
  const api = fakeApi({ 'DELETE /api/idiomas_ofertas/delete/1': {} });

  await deleteOfferLanguage(1);

  expect(api.calls).toHaveLength(1);
});
