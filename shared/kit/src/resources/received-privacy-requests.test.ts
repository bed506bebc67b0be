import { fakeApi } from '../testing/fake-api';
import { sendPrivacyRequest } from './privacy-requests';
import {
  deletePrivacyRequest,
  markPrivacyRequest,
  privacyRequestsPageResource,
} from './received-privacy-requests';

const wire = {
  id_solicitud: 3,
  tipo: 'eliminacion',
  nombre: 'Ana',
  email: 'ana@example.org',
  codigo_postulacion: 'P-1-ABCDEF',
  detalle: '',
  fecha: '2026-03-05T14:07:00.000Z',
  id_aplicantes: 7,
  codigo_correcto: true,
};
const request = {
  id: 3,
  kind: 'erasure',
  name: 'Ana',
  email: 'ana@example.org',
  code: 'P-1-ABCDEF',
  details: '',
  receivedAt: '2026-03-05T14:07:00.000Z',
  answeredAt: undefined,
  applicantId: 7,
  isCodeRight: true,
};

test('sends exactly what was asked', async () => {
  const api = fakeApi({
    'POST /api/privacidad/solicitudes': { mensaje: 'Recibimos tu solicitud.' },
  });

  const message = await sendPrivacyRequest({
    kind: 'rectification',
    name: 'Ana',
    email: 'ana@example.org',
    code: '',
    details: 'Mi apellido',
  });

  expect(message).toBe('Recibimos tu solicitud.');
  expect(api.sent('POST /api/privacidad/solicitudes')).toEqual([
    {
      tipo: 'rectificacion',
      nombre: 'Ana',
      email: 'ana@example.org',
      codigo_postulacion: '',
      detalle: 'Mi apellido',
    },
  ]);
});

test('reads one page of the requests', async () => {
  const page = { content: [wire], number: 0, totalPages: 1, first: true, last: true };
  const api = fakeApi({ 'GET /api/privacidad/solicitudes': page });
  const query = { page: 0, size: 20, text: '', state: 'answered' } as const;

  expect((await privacyRequestsPageResource(query).load()).items).toEqual([request]);
  expect(api.calls[0]?.query.toString()).toBe('page=0&size=20&estado=atendida');
});

test('marks and deletes a request', async () => {
  const api = fakeApi({
    'PUT /api/privacidad/solicitudes/3': { ...wire, fecha_atencion: '2026-03-06' },
    'DELETE /api/privacidad/solicitudes/3': { mensaje: 'La solicitud fue eliminada.' },
  });

  expect(await markPrivacyRequest(3, true)).toEqual({ ...request, answeredAt: '2026-03-06' });
  expect(api.sent('PUT /api/privacidad/solicitudes/3')).toEqual([{ atendida: true }]);
  expect(await deletePrivacyRequest(3)).toBe('La solicitud fue eliminada.');
});
