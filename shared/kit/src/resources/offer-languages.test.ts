import { http } from '@portal/http';
import {
  createOfferLanguage,
  deleteOfferLanguage,
  offerLanguagesResource,
} from './offer-languages';

jest.mock('@portal/http');

test('reads the languages of an offer', async () => {
  jest.mocked(http.get).mockResolvedValueOnce([
    {
      id_oferta_idioma: 1,
      idioma: { id_idioma: 3, nombre_idioma: 'Inglés' },
      nivel: { id_nivel: 4, descripcion_nivel: 'Alto' },
    },
  ]);

  expect(await offerLanguagesResource(9).load()).toMatchObject([
    { id: 1, language: { id: 3, name: 'Inglés' }, level: { id: 4, name: 'Alto' } },
  ]);
  expect(http.get).toHaveBeenCalledWith('/api/idiomas_ofertas/id_oferta/9', { signal: undefined });
});

test('assigns a language', async () => {
  await createOfferLanguage({ offerId: 9, languageId: 3, levelId: 4 });

  expect(http.post).toHaveBeenCalledWith('/api/idiomas_ofertas/save', {
    idioma: { id_idioma: 3 },
    nivel: { id_nivel: 4 },
    ofertas: { id_oferta: 9 },
  });
});

test('deletes an assignment', async () => {
  await deleteOfferLanguage(1);

  expect(http.delete).toHaveBeenCalledWith('/api/idiomas_ofertas/delete/1');
});
