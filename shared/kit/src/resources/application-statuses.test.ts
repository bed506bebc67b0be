import { fakeApi } from '../testing/fake-api';
import { applicationStatusesResource, updatePublicState } from './application-statuses';

const status = { id: 3, name: 'Entrevista', publicState: 'review', version: 2 } as const;
const wire = {
  id_estado_aplicante: 3,
  estado_aplicante: 'Entrevista',
  estado_publico: 'en_revision',
  version: 2,
};

test('reads the statuses with what each means to those who applied', async () => {
  fakeApi({ 'GET /api/estado_aplicante': [wire] });

  expect(await applicationStatusesResource.load()).toEqual([status]);
});

test('saves another meaning', async () => {
  const api = fakeApi({ 'PUT /api/estado_aplicante/update/3': { mensaje: 'Listo.' } });

  expect(await updatePublicState({ ...status, publicState: 'closed' })).toBe('Listo.');
  expect(api.sent('PUT /api/estado_aplicante/update/3')).toEqual([
    { ...wire, estado_publico: 'cerrada' },
  ]);
});
