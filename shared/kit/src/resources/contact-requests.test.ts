import { http } from '@portal/http';
import { sendContactRequest } from './contact-requests';

jest.mock('@portal/http');

test('sends exactly the four fields', async () => {
  jest.mocked(http.post).mockResolvedValueOnce({ mensaje: 'Solicitud recibida.' });

  const message = await sendContactRequest({
    name: 'Ana',
    email: 'ana@example.org',
    phone: '123',
    description: 'Hola',
  });

  expect(message).toBe('Solicitud recibida.');
  expect(http.post).toHaveBeenCalledWith('/api/contacto', {
    nombre: 'Ana',
    email: 'ana@example.org',
    celular: '123',
    descripcion: 'Hola',
  });
});
