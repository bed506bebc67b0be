import { fakeApi } from '../testing/fake-api';
import { sendContactRequest } from './contact-requests';

test('sends exactly the four fields', async () => {
  const api = fakeApi({ 'POST /api/contacto': { mensaje: 'Solicitud recibida.' } });

  const message = await sendContactRequest({
    name: 'Ana',
    email: 'ana@example.org',
    phone: '123',
    description: 'Hola',
  });

  expect(message).toBe('Solicitud recibida.');
  expect(api.sent('POST /api/contacto')).toEqual([
    {
      nombre: 'Ana',
      email: 'ana@example.org',
      celular: '123',
      descripcion: 'Hola',
    },
  ]);
});
