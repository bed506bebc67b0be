import { fakeApi } from '../testing/fake-api';
import { uploadJobApplication } from './job-application-upload';

const upload = 'POST /api/aplicantes-ofertas/upload-curriculum';

const curriculum = new File(['x'], 'cv.pdf', { type: 'application/pdf' });

test('uploads an application with its CV', async () => {
  const api = fakeApi({
    [upload]: ({ report }) => {
      report(0.4);
      const aplicanteOferta = { id_aplicantes_ofertas: 1, codigo: 'P-1-ABC123' };
      return { mensaje: 'Recibida.', aplicanteOferta };
    },
  });
  const onProgress = jest.fn();

  const saved = await uploadJobApplication(
    { applicantId: 3, offerId: 9, salaryExpectation: 1500, curriculum },
    { idempotencyKey: 'a1', onProgress },
  );

  expect(saved).toMatchObject({ application: { id: 1, code: 'P-1-ABC123' }, message: 'Recibida.' });
  expect(api.sent(upload)).toEqual([
    {
      path_curriculum: curriculum,
      aspiracion_salarial: '1500',
      id_aplicantes: '3',
      id_oferta: '9',
      id_estado_aplicante: '1',
    },
  ]);
  expect(api.calls[0]?.header('Idempotency-Key')).toBe('a1');
  expect(onProgress).toHaveBeenCalledWith(40);
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
    fakeApi({ [upload]: answer });

    const saved = await uploadJobApplication({
      applicantId: 3,
      offerId: 9,
      salaryExpectation: 1,
      curriculum,
    });

    expect(saved).toEqual({ application: undefined, message });
  },
);
