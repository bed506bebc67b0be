import * as v from 'valibot';
import { writeFromWire } from './field-writes';
import {
  personFromWire,
  personToWire,
  savedPersonFromWire,
  savedPersonToWire,
  personEntryToWire,
} from './person';
import { fieldErrors } from './validation';
import { personFields } from './person-fields';

const personEntryFromWire = writeFromWire(personFields);

const wire = {
  id_persona: 7,
  nombre: 'Anna',
  apellido: 'Peña',
  correo: 'anna@example.org',
  fecha_creacion: '2026-03-05T14:07:00.000Z',
  pais: { id: 4, nombre: 'Colombia' },
  foto: 'a1.webp',
  version: 2,
};
const person = {
  id: 7,
  firstName: 'Anna',
  lastName: 'Peña',
  email: 'anna@example.org',
  createdAt: '2026-03-05T14:07:00.000Z',
  country: { id: 4, name: 'Colombia' },
  photo: 'a1.webp',
  version: 2,
};
const errors = (body: object) => fieldErrors(v.safeParse(personEntryFromWire, body).issues ?? []);

test('a person travels under the names of the specification', () => {
  expect(v.parse(personFromWire, wire)).toEqual(person);
  expect(personToWire(person)).toEqual(wire);
});

test('a person may have neither country nor photo', () => {
  const read = v.parse(personFromWire, { ...wire, pais: null, foto: null });

  expect(read).toEqual({ ...person, country: undefined, photo: undefined });
  expect(JSON.parse(JSON.stringify(personToWire(read)))).not.toHaveProperty('foto');
});

test('an entry travels with the id of its country', () => {
  const entry = { firstName: 'Anna', lastName: 'Peña', email: 'anna@example.org', countryId: 4 };
  const body = { nombre: 'Anna', apellido: 'Peña', correo: 'anna@example.org', pais: { id: 4 } };

  expect(personEntryToWire(entry)).toEqual(body);
  expect(personEntryToWire(entry, person)).toEqual({ ...body, id_persona: 7, version: 2 });
  expect(v.parse(personEntryFromWire, body)).toEqual(entry);
  expect(v.parse(personEntryFromWire, { ...body, version: 2 })).toEqual({ ...entry, version: 2 });
});

test('the country is optional', () => {
  const { pais: _, ...body } = wire;

  expect(v.parse(personEntryFromWire, body).countryId).toBeUndefined();
});

test.each([
  ['nombre', '', 'Requiere ingresar el nombre.'],
  ['nombre', 'Ana', 'Nombre debe tener al menos 4 caracteres.'],
  ['apellido', '', 'Requiere ingresar el apellido.'],
  ['correo', '', 'Requiere ingresar el correo.'],
  ['correo', 'x@', 'Debe tener un formato valido.'],
  ['pais', { id: 0 }, 'El identificador no es válido.'],
])('an entry is refused for %s being %j', (field, value, message) => {
  expect(errors({ ...wire, [field]: value })).toEqual([message]);
});

test('a saved person comes with a message', () => {
  const saved = { person, message: 'Listo.' };

  expect(savedPersonToWire(saved)).toEqual({ persona: wire, mensaje: 'Listo.' });
  expect(v.parse(savedPersonFromWire, { persona: wire, mensaje: 'Listo.' })).toEqual(saved);
});
