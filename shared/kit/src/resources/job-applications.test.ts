import { fakeApi, type Call, withHeaders } from '../testing/fake-api';
import { savedFiles } from '../testing/saved-files';
import {
  applicantPageResource,
  changeStandings,
  downloadCurriculum,
  downloadCurriculums,
  findStandings,
  jobApplicationPageResource,
  jobApplicationsResource,
  loadApplications,
  updateStatus,
} from './job-applications';

const updateOne = 'PUT /api/aplicantes-ofertas/update/1';
const updateMany = 'PUT /api/aplicantes-ofertas/cambios-de-estado';

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
  salaryCurrency: undefined,
  offerTitle: undefined,
  offerCurrency: undefined,
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

const list = { text: '', orderBy: 'appliedAt', isDescending: true } as const;
const firstPage = { ...list, page: 0, size: 5 };

test('reads all applications', async () => {
  fakeApi({ 'GET /api/aplicantes/ofertas': [wire] });

  expect(await jobApplicationsResource.load()).toEqual([application]);
});

test.each([
  [jobApplicationPageResource(firstPage), 'GET /api/aplicantes/ofertas'],
  [applicantPageResource(9, firstPage), 'GET /api/aplicantes_ofertas/id_oferta/9'],
] as const)(
  'a server that knows only the specification answers a page with all applications (%#)',
  async (resource, route) => {
    fakeApi({ [route]: [wire] });

    expect(await resource.load()).toEqual([application]);
  },
);

test('reads all that are found by how they stand', async () => {
  const route = 'GET /api/aplicantes_ofertas/id_oferta/9/encontrados';
  const api = fakeApi({ [route]: { total: 7, postulaciones: [[1, 2, 4]] } });

  expect(await findStandings(9, { ...list, statusId: 2 })).toEqual({
    total: 7,
    standings: [{ id: 1, statusId: 2, version: 4 }],
  });
  expect(api.callsOf(route)[0]?.query.get('estado')).toBe('2');
});

test('reads as many by their ids as are wanted, a hundred a call', async () => {
  const route = 'GET /api/aplicantes_ofertas/id_oferta/9/elegidos';
  const api = fakeApi({
    [route]: ({ query }: Call) =>
      query
        .get('ids')
        ?.split(',')
        .map((id) => ({ ...wire, id_aplicantes_ofertas: Number(id) })),
  });
  const ids = Array.from({ length: 150 }, (_each, index) => index + 1);

  const applications = await loadApplications(9, ids);

  expect(applications.map(({ id }) => id)).toEqual(ids);
  expect(api.callsOf(route)).toHaveLength(2);
});

test('saves the whole application with its status, though the page is closed', async () => {
  const api = fakeApi({ [updateOne]: { mensaje: 'Hecho.', ...wire, version: 5 } });

  const saved = await updateStatus({ ...application, version: 4 });

  expect(saved).toEqual({ ...application, version: 5 });
  expect(api.sent(updateOne)).toEqual([{ ...wire, version: 4 }]);
  expect(api.calls).toMatchObject([{ isKept: true }]);
});

test('saves several by one call, though the page is closed', async () => {
  const api = fakeApi({ [updateMany]: { mensaje: '', postulaciones: [[1, 3, 5]] } });
  const wanted = [{ id: 1, statusId: 3, version: 4 }];

  expect(await changeStandings(wanted)).toEqual([{ id: 1, statusId: 3, version: 5 }]);

  expect(api.sent(updateMany)).toEqual([{ cambios: [[1, 3, 4]] }]);
  expect(api.calls).toMatchObject([{ isKept: true }]);
});

test('more than a closing page may send are saved while it is open', async () => {
  const api = fakeApi({ [updateMany]: { mensaje: '', postulaciones: [] } });

  await changeStandings(
    Array.from({ length: 5000 }, (_each, index) => ({ id: index, statusId: 3, version: 1 })),
  );

  expect(api.calls).toMatchObject([{ isKept: false }]);
});

test.each([[''], [{ mensaje: 'Hecho.' }], [{ id_aplicantes_ofertas: {} }]])(
  'a server that answers %j has saved all the same',
  async (answer) => {
    fakeApi({ [updateOne]: answer });

    const saved = await updateStatus({ ...application, version: 4 });

    expect(saved).toEqual({ ...application, version: undefined });
  },
);

test.each([
  [`attachment; filename="CV Perez.pdf"; filename*=UTF-8''CV%20P%C3%A9rez.pdf`, 'CV Pérez.pdf'],
  [`attachment; filename*=utf-8'es'CV%20P%C3%A9rez.pdf`, 'CV Pérez.pdf'],
  [`attachment; filename="CV Perez.pdf"; filename*=UTF-8''%FF.pdf`, 'CV Perez.pdf'],
  ['attachment; filename="CV Perez.pdf"', 'CV Perez.pdf'],
  ['attachment', 'cv 1.pdf'],
  [undefined, 'cv 1.pdf'],
])('a CV that comes with the header %j is saved as «%s»', async (disposition, name) => {
  const file = new Blob(['x']);
  const saved = savedFiles();
  const headers = disposition === undefined ? {} : { 'content-disposition': disposition };
  fakeApi({ 'GET /api/descargar-cv/cv%201.pdf': withHeaders(headers, file) });

  await downloadCurriculum('cv 1.pdf');

  expect(saved).toEqual([{ name, content: file }]);
});

test('saves the CVs of several as one file', async () => {
  const file = new Blob(['x']);
  const saved = savedFiles();
  const route = 'POST /api/aplicantes-ofertas/curriculums';
  const api = fakeApi({ [route]: file });

  await downloadCurriculums([3, 1], 'curriculums-oferta-9.zip');

  expect(saved).toEqual([{ name: 'curriculums-oferta-9.zip', content: file }]);
  expect(api.sent(route)).toEqual([{ postulaciones: [3, 1] }]);
});
