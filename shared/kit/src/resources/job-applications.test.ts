import { http } from '@portal/http';
import {
  downloadCurriculum,
  jobApplicationsResource,
  offerApplicationsResource,
  updateStatuses,
} from './job-applications';
import { saveFile } from './save-file';

jest.mock('@portal/http');
jest.mock('./save-file');

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
  id: 1,
  applicant: { id: 3, name: 'Luis', email: 'luis@example.org' },
  offer: { id: 9, title: 'Desarrollador' },
  salaryExpectation: 1500,
  appliedAt: '2026-03-05T14:07:00.000Z',
  curriculum: 'a1.pdf',
  status: { id: 2, name: 'En revisión' },
};

test.each([
  [offerApplicationsResource(9), '/api/aplicantes_ofertas/id_oferta/9'],
  [jobApplicationsResource, '/api/aplicantes/ofertas'],
])('reads applications (%#)', async (resource, path) => {
  jest.mocked(http.get).mockResolvedValueOnce([wire]);

  expect(await resource.load()).toEqual([application]);
  expect(http.get).toHaveBeenLastCalledWith(path, { signal: undefined });
});

test('saves the whole application with its status, though the page is closed', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: 'Hecho.', ...wire, version: 5 });

  const saved = await updateStatuses([{ ...application, version: 4 }]);

  expect(saved).toEqual([{ ...application, version: 5 }]);
  expect(http.put).toHaveBeenLastCalledWith(
    '/api/aplicantes-ofertas/update/1',
    { ...wire, version: 4 },
    { keepalive: true },
  );
});

test('saves several by one call', async () => {
  const other = { ...wire, id_aplicantes_ofertas: 2, version: 3 };
  jest.mocked(http.put).mockResolvedValueOnce({ mensaje: '', aplicantesOfertas: [wire, other] });

  const saved = await updateStatuses([application, { ...application, id: 2, version: 2 }]);

  expect(saved).toEqual([application, { ...application, id: 2, version: 3 }]);
  const change = (id: number) => ({
    id_aplicantes_ofertas: id,
    estadoAplicante: { id_estado_aplicante: 2 },
  });
  expect(http.put).toHaveBeenLastCalledWith(
    '/api/aplicantes-ofertas/estados',
    { cambios: [change(1), { ...change(2), version: 2 }] },
    { keepalive: true },
  );
});

test.each([[''], [{ mensaje: 'Hecho.' }], [{ id_aplicantes_ofertas: {} }]])(
  'a server that answers %j has saved all the same',
  async (answer) => {
    jest.mocked(http.put).mockResolvedValueOnce(answer);

    const saved = await updateStatuses([{ ...application, version: 4 }]);

    expect(saved).toEqual([{ ...application, version: undefined }]);
  },
);

test('saves a CV under its file name', async () => {
  const file = new Blob(['x']);
  jest.mocked(http.get).mockResolvedValueOnce(file);

  await downloadCurriculum('cv 1.pdf');

  expect(http.get).toHaveBeenLastCalledWith('/api/descargar-cv/cv%201.pdf', {
    responseType: 'blob',
  });
  expect(saveFile).toHaveBeenCalledWith(file, 'cv 1.pdf');
});
