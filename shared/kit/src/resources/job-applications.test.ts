import { http } from '@portal/http';
import {
  downloadCurriculum,
  jobApplicationsResource,
  offerApplicationsResource,
  updateJobApplication,
  uploadJobApplication,
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

test('saves the whole application with its status', async () => {
  await updateJobApplication(application);

  expect(http.put).toHaveBeenCalledWith('/api/aplicantes-ofertas/update/1', wire);
});

test('uploads an application with its CV', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Recibida.', aplicanteOferta: wire });
  const curriculum = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
  const onProgress = jest.fn();

  const saved = await uploadJobApplication(
    { applicantId: 3, offerId: 9, salaryExpectation: 1500, curriculum },
    { idempotencyKey: 'a1', onProgress },
  );

  expect(saved).toEqual({ application, message: 'Recibida.' });
  const [path, body, options] = jest.mocked(http.post).mock.lastCall ?? [];
  expect(path).toBe('/api/aplicantes-ofertas/upload-curriculum');
  expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
    path_curriculum: curriculum,
    aspiracion_salarial: '1500',
    id_aplicantes: '3',
    id_oferta: '9',
    id_estado_aplicante: '1',
  });
  expect(options).toEqual({ headers: { 'Idempotency-Key': 'a1' }, onProgress });
});

test('saves a CV under its file name', async () => {
  const file = new Blob(['x']);
  jest.mocked(http.get).mockResolvedValueOnce(file);

  await downloadCurriculum('cv 1.pdf');

  expect(http.get).toHaveBeenLastCalledWith('/api/descargar-cv/cv%201.pdf', {
    responseType: 'blob',
  });
  expect(saveFile).toHaveBeenCalledWith(file, 'cv 1.pdf');
});
