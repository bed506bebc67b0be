import { http, HttpError } from '@portal/http';
import {
  createOfferSkill,
  deleteOfferSkill,
  offerSkillsResource,
  updateOfferSkill,
} from './offer-skills';

jest.mock('@portal/http');

const refusal = (status: number, body: unknown) =>
  Object.assign(new HttpError({ message: 'refused' }), { status, body });
const write = { offerId: 9, skillId: 3, minimumExperience: '2 años' };

test('reads the skills of an offer', async () => {
  jest.mocked(http.get).mockResolvedValueOnce([
    {
      id_ofertas_conocimientos: 1,
      experiencia_minima: '2 años',
      conocimientos: { id_conocimientos: 3, conocimientos: 'Java' },
      oferta: { id_ofertas: 9 },
      version: 2,
    },
  ]);

  expect(await offerSkillsResource(9).load()).toEqual([
    { id: 1, minimumExperience: '2 años', skill: { id: 3, name: 'Java' }, offerId: 9, version: 2 },
  ]);
  expect(http.get).toHaveBeenCalledWith('/api/conocimientos_ofertas/id_oferta/9', {
    signal: undefined,
  });
});

test('a 404 with a message means that there are none', async () => {
  const body = { Mensaje: 'La oferta no tiene conocimientos.' };
  jest.mocked(http.get).mockRejectedValueOnce(refusal(404, body));

  expect(await offerSkillsResource(9).load()).toEqual([]);
});

test.each([refusal(404, '<html>'), refusal(500, { Mensaje: 'Falla.' })])(
  'another failure is one (%#)',
  async (failure) => {
    jest.mocked(http.get).mockRejectedValueOnce(failure);

    await expect(offerSkillsResource(9).load()).rejects.toBe(failure);
  },
);

test('assigns a skill', async () => {
  await createOfferSkill(write);

  expect(http.post).toHaveBeenCalledWith('/api/conocimientos_ofertas/save', {
    experiencia_minima: '2 años',
    oferta: { id_ofertas: 9 },
    conocimientos: { id_conocimientos: 3 },
  });
});

test('changes an assignment', async () => {
  await updateOfferSkill({ id: 1, version: 2 }, write);

  expect(http.put).toHaveBeenCalledWith('/api/conocimientos_ofertas/update/1', {
    id_ofertas_conocimientos: 1,
    experiencia_minima: '2 años',
    oferta: { id_ofertas: 9 },
    conocimientos: { id_conocimientos: 3 },
    version: 2,
  });
});

test('deletes an assignment', async () => {
  await deleteOfferSkill(1);

  expect(http.delete).toHaveBeenCalledWith('/api/conocimientos_ofertas/delete/1');
});
