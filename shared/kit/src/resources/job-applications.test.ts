import { fakeApi } from '../testing/fake-api';
import { savedFiles } from '../testing/saved-files';
import {
  downloadCurriculum,
  jobApplicationPageResource,
  jobApplicationsResource,
  offerApplicationsResource,
  updateStatuses,
} from './job-applications';

const updateOne = 'PUT /api/aplicantes-ofertas/update/1';
const updateMany = 'PUT /api/aplicantes-ofertas/estados';

const wire = {
  id_aplicantes_ofertas: 1,
  aplicante: { id_aplicantes: 3, nombre: 'Luis', correo: 'luis@example.org' },
  oferta: { id_oferta: 9, titulo_vacante: 'Desarrollador' },
  aspiracion_salarial: 1500,
  fecha_aplicacion: '2026-03-05T14:07:00.000Z',
  path_curriculum: 'a1.pdf',
  estadoAplicante: { id_estado_aplicante: 2, estado_aplicante: 'En revisión' },
};
const application = {
  code: undefined,
  withdrawnAt: undefined,
  isEmailConfirmed: undefined,
  version: undefined,
  id: 1,
  applicant: { id: 3, name: 'Luis', email: 'luis@example.org' },
  offer: { id: 9, title: 'Desarrollador' },
  salaryExpectation: 1500,
  appliedAt: '2026-03-05T14:07:00.000Z',
  curriculum: 'a1.pdf',
  status: { id: 2, name: 'En revisión' },
};

test.each([
  [offerApplicationsResource(9), 'GET /api/aplicantes_ofertas/id_oferta/9'],
  [jobApplicationsResource, 'GET /api/aplicantes/ofertas'],
] as const)('reads applications (%#)', async (resource, route) => {
  fakeApi({ [route]: [wire] });

  expect(await resource.load()).toEqual([application]);
});

test('a server that knows only the specification answers a page with all applications', async () => {
  fakeApi({ 'GET /api/aplicantes/ofertas': [wire] });
  const page = { text: '', page: 0, size: 5, orderBy: 'appliedAt', isDescending: true } as const;

  expect(await jobApplicationPageResource(page).load()).toEqual([application]);
});

test('saves the whole application with its status, though the page is closed', async () => {
  const api = fakeApi({ [updateOne]: { mensaje: 'Hecho.', ...wire, version: 5 } });

  const saved = await updateStatuses([{ ...application, version: 4 }]);

  expect(saved).toEqual([{ ...application, version: 5 }]);
  expect(api.sent(updateOne)).toEqual([{ ...wire, version: 4 }]);
  expect(api.calls).toMatchObject([{ isKept: true }]);
});

test('saves several by one call', async () => {
  const other = { ...wire, id_aplicantes_ofertas: 2, version: 3 };
  const api = fakeApi({ [updateMany]: { mensaje: '', aplicantesOfertas: [wire, other] } });

  const saved = await updateStatuses([application, { ...application, id: 2, version: 2 }]);

  expect(saved).toEqual([application, { ...application, id: 2, version: 3 }]);
  const change = (id: number) => ({
    id_aplicantes_ofertas: id,
    estadoAplicante: { id_estado_aplicante: 2 },
  });
  const cambios = [change(1), { ...change(2), version: 2 }];
  expect(api.sent(updateMany)).toEqual([{ cambios }]);
  expect(api.calls).toMatchObject([{ isKept: true }]);
});

test.each([[''], [{ mensaje: 'Hecho.' }], [{ id_aplicantes_ofertas: {} }]])(
  'a server that answers %j has saved all the same',
  async (answer) => {
    fakeApi({ [updateOne]: answer });

    const saved = await updateStatuses([{ ...application, version: 4 }]);

    expect(saved).toEqual([{ ...application, version: undefined }]);
  },
);

test('saves a CV under its file name', async () => {
  const file = new Blob(['x']);
  const saved = savedFiles();
  fakeApi({ 'GET /api/descargar-cv/cv%201.pdf': file });

  await downloadCurriculum('cv 1.pdf');

  expect(saved).toEqual([{ name: 'cv 1.pdf', content: file }]);
});
