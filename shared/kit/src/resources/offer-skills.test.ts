import { fakeApi, refusal } from '../testing/fake-api';
import {
  createOfferSkill,
  deleteOfferSkill,
  offerSkillsResource,
  updateOfferSkill,
} from './offer-skills';

const list = 'GET /api/conocimientos_ofertas/id_oferta/9';
const write = { offerId: 9, skillId: 3, minimumExperience: '2 años' };

test('reads the skills of an offer', async () => {
  fakeApi({
    [list]: [
      {
        id_ofertas_conocimientos: 1,
        experiencia_minima: '2 años',
        conocimientos: { id_conocimientos: 3, conocimientos: 'Java' },
        oferta: { id_ofertas: 9 },
        version: 2,
      },
    ],
  });

  expect(await offerSkillsResource(9).load()).toEqual([
    { id: 1, minimumExperience: '2 años', skill: { id: 3, name: 'Java' }, offerId: 9, version: 2 },
  ]);
});

test('a 404 with a message means that there are none', async () => {
  const body = { Mensaje: 'La oferta no tiene conocimientos.' };
  fakeApi({ [list]: refusal(404, body) });

  expect(await offerSkillsResource(9).load()).toEqual([]);
});

test.each([refusal(404, '<html>'), refusal(500, { Mensaje: 'Falla.' })])(
  'another failure is one (%#)',
  async (failure) => {
    fakeApi({ [list]: failure });

    const { status, body } = failure;
    await expect(offerSkillsResource(9).load()).rejects.toMatchObject({ status, body });
  },
);

test('assigns a skill', async () => {
  const api = fakeApi({ 'POST /api/conocimientos_ofertas/save': {} });

  await createOfferSkill(write);

  expect(api.sent('POST /api/conocimientos_ofertas/save')).toEqual([
    {
      experiencia_minima: '2 años',
      oferta: { id_ofertas: 9 },
      conocimientos: { id_conocimientos: 3 },
    },
  ]);
});

test('changes an assignment', async () => {
  const api = fakeApi({ 'PUT /api/conocimientos_ofertas/update/1': {} });

  await updateOfferSkill({ id: 1, version: 2 }, write);

  expect(api.sent('PUT /api/conocimientos_ofertas/update/1')).toEqual([
    {
      id_ofertas_conocimientos: 1,
      experiencia_minima: '2 años',
      oferta: { id_ofertas: 9 },
      conocimientos: { id_conocimientos: 3 },
      version: 2,
    },
  ]);
});

test('deletes an assignment', async () => {
  const api = fakeApi({ 'DELETE /api/conocimientos_ofertas/delete/1': {} });

  await deleteOfferSkill(1);

  expect(api.calls).toHaveLength(1);
});
