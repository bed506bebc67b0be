import * as v from 'valibot';
import { photoEntry, photoUploadFromWire, photoUploadToWire } from './photo';

const messageFor = (photo: unknown) => v.safeParse(photoEntry, { photo }).issues?.[0].message;

test('accepts an image, and nothing else', () => {
  expect(messageFor(new File(['x'], 'a.png', { type: 'image/png' }))).toBeUndefined();
  expect(messageFor(new File(['x'], 'a.txt', { type: 'text/plain' }))).toBe(
    'EL archivo debe ser del tipo imagen',
  );
  expect(messageFor(undefined)).toBe('Debe seleccionar una foto');
});

test('travels with the id of its person', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });

  expect(photoUploadToWire(7, file)).toEqual({ id: '7', archivo: file });
  expect(v.parse(photoUploadFromWire, { id: '7' })).toEqual({ personId: 7 });
  expect(v.safeParse(photoUploadFromWire, { id: '0' }).issues?.[0].message).toBe(
    'El identificador no es válido.',
  );
});
