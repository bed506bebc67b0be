import { fakeApi } from '../testing/fake-api';
import {
  contactRequestsPageResource,
  deleteContactRequest,
  markContactRequest,
  readContactRequests,
} from './received-contact-requests';

const wire = {
  id_contacto: 3,
  nombre: 'Ana',
  email: 'ana@example.org',
  celular: '1',
  descripcion: 'Hola',
  fecha: '2026-03-05T14:07:00.000Z',
};
const request = {
  id: 3,
  name: 'Ana',
  email: 'ana@example.org',
  phone: '1',
  description: 'Hola',
  receivedAt: '2026-03-05T14:07:00.000Z',
  answeredAt: undefined,
};
const list = 'GET /api/contacto/solicitudes';
const query = { page: 1, size: 20, text: 'ana', state: 'pending' } as const;
const page = (last: boolean) => ({ content: [wire], number: 0, totalPages: 2, first: true, last });

test('reads one page of the requests', async () => {
  const api = fakeApi({ [list]: page(true) });

  expect((await contactRequestsPageResource(query).load()).items).toEqual([request]);
  expect(api.calls[0]?.query.toString()).toBe('page=1&size=20&q=ana&estado=pendiente');
});

test('reads all of them, page by page', async () => {
  const api = fakeApi({ [list]: page(true) });
  api.answerOnce(list, page(false));

  expect(await readContactRequests({ ...query, text: '', state: undefined })).toHaveLength(2);
  const asked = api.calls.map(({ query: read }) => read.toString());
  expect(asked).toEqual(['page=0&size=100', 'page=1&size=100']);
});

test('marks and deletes a request', async () => {
  const api = fakeApi({
    'PUT /api/contacto/solicitudes/3': { ...wire, fecha_atencion: '2026-03-06' },
    'DELETE /api/contacto/solicitudes/3': { mensaje: 'La solicitud fue eliminada.' },
  });

  expect(await markContactRequest(3, true)).toEqual({ ...request, answeredAt: '2026-03-06' });
  expect(api.sent('PUT /api/contacto/solicitudes/3')).toEqual([{ atendida: true }]);
  expect(await deleteContactRequest(3)).toBe('La solicitud fue eliminada.');
  expect(api.callsOf('DELETE /api/contacto/solicitudes/3')).toHaveLength(1);
});
