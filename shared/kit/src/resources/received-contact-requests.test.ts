import { http } from '@portal/http';
import {
  contactRequestsPageResource,
  deleteContactRequest,
  markContactRequest,
  readContactRequests,
} from './received-contact-requests';

jest.mock('@portal/http');

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
const query = { page: 1, size: 20, text: 'ana', state: 'pending' } as const;
const page = (last: boolean) => ({ content: [wire], number: 0, totalPages: 2, first: true, last });

test('reads one page of the requests', async () => {
  jest.mocked(http.get).mockResolvedValueOnce(page(true));

  expect((await contactRequestsPageResource(query).load()).items).toEqual([request]);
  expect(http.get).toHaveBeenCalledWith(
    '/api/contacto/solicitudes?page=1&size=20&q=ana&estado=pendiente',
    { signal: undefined },
  );
});

test('reads all of them, page by page', async () => {
  jest.mocked(http.get).mockResolvedValueOnce(page(false)).mockResolvedValueOnce(page(true));

  expect(await readContactRequests({ ...query, text: '', state: undefined })).toHaveLength(2);
  expect(http.get).toHaveBeenLastCalledWith('/api/contacto/solicitudes?page=1&size=100', {
    signal: undefined,
  });
});

test('marks and deletes a request', async () => {
  jest.mocked(http.put).mockResolvedValueOnce({ ...wire, fecha_atencion: '2026-03-06' });
  jest.mocked(http.delete).mockResolvedValueOnce({ mensaje: 'La solicitud fue eliminada.' });

  expect(await markContactRequest(3, true)).toEqual({ ...request, answeredAt: '2026-03-06' });
  expect(http.put).toHaveBeenCalledWith('/api/contacto/solicitudes/3', { atendida: true });
  expect(await deleteContactRequest(3)).toBe('La solicitud fue eliminada.');
  expect(http.delete).toHaveBeenCalledWith('/api/contacto/solicitudes/3');
});
