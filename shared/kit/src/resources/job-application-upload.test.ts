import { http } from '@portal/http';
import { uploadJobApplication } from './job-application-upload';

jest.mock('@portal/http');

const curriculum = new File(['x'], 'cv.pdf', { type: 'application/pdf' });

test('uploads an application with its CV', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({
    mensaje: 'Recibida.',
    aplicanteOferta: { id_aplicantes_ofertas: 1, codigo: 'P-1-ABC123' },
  });
  const onProgress = jest.fn();

  const saved = await uploadJobApplication(
    { applicantId: 3, offerId: 9, salaryExpectation: 1500, curriculum },
    { idempotencyKey: 'a1', onProgress },
  );

  expect(saved).toMatchObject({ application: { id: 1, code: 'P-1-ABC123' }, message: 'Recibida.' });
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

test.each([
  [
    'an application that cannot be read',
    { mensaje: 'Recibida.', aplicanteOferta: 'otra' },
    'Recibida.',
  ],
  ['text that is no JSON', '<p>Recibida</p>', ''],
])(
  'a server that has taken the CV and answers with %s has taken it',
  async (_name, answer, message) => {
    jest.mocked(http.post).mockResolvedValueOnce(answer);

    const saved = await uploadJobApplication({
      applicantId: 3,
      offerId: 9,
      salaryExpectation: 1,
      curriculum,
    });

    expect(saved).toEqual({ application: undefined, message });
  },
);
