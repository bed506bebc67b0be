import { fakeApi, noAnswer, refusal } from '../testing/fake-api';
import { offerRequirementsResource } from './offer-requirements';

const skillList = 'GET /api/conocimientos_ofertas/id_oferta/9';
const languageList = 'GET /api/idiomas_ofertas/id_oferta/9';

const skills = [
  {
    id_ofertas_conocimientos: 1,
    experiencia_minima: '2 años',
    conocimientos: { id_conocimientos: 3, conocimientos: 'Java' },
    oferta: { id_ofertas: 9 },
  },
];
const languages = [
  {
    id_oferta_idioma: 1,
    idioma: { id_idioma: 3, nombre_idioma: 'Inglés' },
    nivel: { id_nivel: 4, descripcion_nivel: 'Alto' },
  },
];

test('reads the skills and the languages of an offer', async () => {
  fakeApi({ [skillList]: skills, [languageList]: languages });

  expect(await offerRequirementsResource(9).load()).toEqual({
    skills: [{ skill: { id: 3, name: 'Java' }, minimumExperience: '2 años' }],
    languages: [{ language: { id: 3, name: 'Inglés' }, level: { id: 4, name: 'Alto' } }],
  });
});

test.each([refusal(401), refusal(404, { mensaje: 'No hay.' }), 'nothing of the kind'])(
  'one of them that is refused is not there, the other is (%#)',
  async (failure) => {
    fakeApi({ [skillList]: failure, [languageList]: languages });

    expect(await offerRequirementsResource(9).load()).toMatchObject({
      skills: [],
      languages: [{ level: { name: 'Alto' } }],
    });
  },
);

test.each([refusal(500), noAnswer])('a server that fails tells nothing (%#)', async (failure) => {
  fakeApi({ [skillList]: failure, [languageList]: languages });

  await expect(offerRequirementsResource(9).load()).rejects.toThrow(Error);
});
