import * as v from 'valibot';
import { contactRequestFromWire } from './public-requests';
import { contactRequestToWire } from './contact-request';
import { fieldErrors } from './validation';

const wire = {
  nombre: 'Ana Peña',
  email: 'ana@example.org',
  celular: '+56 9 1234',
  descripcion: 'Hola',
};
const request = {
  name: 'Ana Peña',
  email: 'ana@example.org',
  phone: '+56 9 1234',
  description: 'Hola',
};

const errors = (body: object) =>
  fieldErrors(v.safeParse(contactRequestFromWire, body).issues ?? []);

test('travels under the names of the specification', () => {
  expect(v.parse(contactRequestFromWire, wire)).toEqual({ ...request, isFromRobot: false });
  expect(contactRequestToWire(request)).toEqual(wire);
});

test('whoever fills in the hidden field is a robot', () => {
  expect(v.parse(contactRequestFromWire, { ...wire, sitio: 'x' })).toMatchObject({
    isFromRobot: true,
  });
});

test.each([
  ['nombre', '', 'El nombre es obligatorio.'],
  ['email', '', 'El correo electrónico es obligatorio y debe ser válido.'],
  ['email', 'abc', 'El correo electrónico es obligatorio y debe ser válido.'],
  ['celular', ' ', 'El número de celular es obligatorio.'],
  ['descripcion', undefined, 'La descripción es obligatoria.'],
])('refuses %s being %j', (field, value, message) => {
  expect(errors({ ...wire, [field]: value })).toEqual([message]);
});

test('names every field that an empty body lacks', () => {
  expect(errors({})).toEqual([
    'El nombre es obligatorio.',
    'El correo electrónico es obligatorio y debe ser válido.',
    'El número de celular es obligatorio.',
    'La descripción es obligatoria.',
  ]);
});

test('refuses a body that is not an object, in Spanish', () => {
  expect(fieldErrors(v.safeParse(contactRequestFromWire, 'x').issues ?? [])).toEqual([
    'Los datos enviados no son válidos.',
  ]);
});
