import { fakeApi } from '../testing/fake-api';
import {
  confirmApplication,
  readOwnApplications,
  resendConfirmation,
  withdrawApplication,
} from './own-applications';

const wire = {
  codigo: 'P-7-K7Q4F2',
  oferta: { id_oferta: 3, titulo_vacante: 'Desarrollo Angular' },
  oferta_abierta: false,
  oferta_cerrada_desde: '2026-04-01T10:00:00.000Z',
  fecha_aplicacion: '2026-03-05T14:07:00.000Z',
  estado: 'en_revision',
  estado_desde: '2026-03-06T09:00:00.000Z',
  curriculum: 'CV Ana.pdf',
};

const application = {
  code: 'P-7-K7Q4F2',
  offer: { id: 3, title: 'Desarrollo Angular' },
  isOfferOpen: false,
  offerClosedAt: '2026-04-01T10:00:00.000Z',
  appliedAt: '2026-03-05T14:07:00.000Z',
  state: 'review',
  stateSince: '2026-03-06T09:00:00.000Z',
  curriculum: 'CV Ana.pdf',
};

const key = { code: 'P-7-K7Q4F2', email: 'ana@example.org' };
const call = { codigo: 'P-7-K7Q4F2', correo: 'ana@example.org' };

test('reads applications in the order of their keys, the unknown among them', async () => {
  const api = fakeApi({
    'POST /api/mis-postulaciones': {
      postulaciones: [{ encontrada: false }, { encontrada: true, postulacion: wire }],
    },
  });

  const unknown = { code: 'P-1-AAAAAA', email: 'ana@example.org' };
  expect(await readOwnApplications([unknown, key])).toEqual([undefined, application]);
  expect(api.sent('POST /api/mis-postulaciones')).toEqual([
    { postulaciones: [{ codigo: 'P-1-AAAAAA', correo: 'ana@example.org' }, call] },
  ]);
});

test('withdraws one', async () => {
  const api = fakeApi({ 'POST /api/mis-postulaciones/retirar': { ...wire, estado: 'retirada' } });

  expect(await withdrawApplication(key)).toEqual({ ...application, state: 'withdrawn' });
  expect(api.sent('POST /api/mis-postulaciones/retirar')).toEqual([call]);
});

test('confirms one by the token of a mail, and asks for another mail', async () => {
  const api = fakeApi({
    'POST /api/mis-postulaciones/confirmar': { ...wire, correo_confirmado: true },
    'POST /api/mis-postulaciones/reenviar': { mensaje: 'Listo.' },
  });

  expect(await confirmApplication('abc')).toEqual({ ...application, isEmailConfirmed: true });
  expect(await resendConfirmation(key)).toBe('Listo.');
  expect(api.sent('POST /api/mis-postulaciones/confirmar')).toEqual([{ token: 'abc' }]);
  expect(api.sent('POST /api/mis-postulaciones/reenviar')).toEqual([call]);
});
