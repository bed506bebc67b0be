import * as v from 'valibot';
import { applicantEntryFromWire } from './application-writes';
import {
  applicantCheckFromWire,
  applicantCheckToWire,
  applicantEntryToWire,
  savedApplicantFromWire,
  savedApplicantToWire,
} from './applicant';
import { fieldErrors } from './validation';

const applicant = { id: 3, name: 'Luis Gómez', email: 'luis@example.org' };

test('an entry travels under the names of the specification', () => {
  const entry = { name: 'Luis Gómez', email: 'luis@example.org' };
  const body = { correo: 'luis@example.org', nombre: 'Luis Gómez' };

  expect(applicantEntryToWire(entry)).toEqual(body);
  expect(v.parse(applicantEntryFromWire, body)).toEqual(entry);
});

test.each([
  [{ correo: '', nombre: 'Luis' }, 'El correo es obligatorio.'],
  [{ correo: 'abc', nombre: 'Luis' }, 'El formato del correo no es válido.'],
  [{ correo: 'luis@example.org', nombre: ' ' }, 'El nombre es obligatorio.'],
])('refuses %j', (body, message) => {
  const { issues } = v.safeParse(applicantEntryFromWire, body);

  expect(fieldErrors(issues ?? [])).toEqual([message]);
});

test('a saved applicant comes under a name of its own', () => {
  const wire = {
    aplicante: { id_aplicantes: 3, nombre: 'Luis Gómez', correo: 'luis@example.org' },
  };

  expect(savedApplicantToWire(applicant)).toEqual(wire);
  expect(v.parse(savedApplicantFromWire, wire)).toEqual(applicant);
});

test('the check of an e-mail tells a known applicant', () => {
  const wire = {
    Registro_Aplicante: true,
    Registro_AplicanteOferta: false,
    Aplicante: { id_aplicantes: 3, nombre: 'Luis Gómez' },
    Mensaje: 'Ya te conocemos.',
  };
  const check = {
    isKnown: true,
    hasApplied: false,
    applicant: { id: 3, name: 'Luis Gómez' },
    message: 'Ya te conocemos.',
  };

  expect(v.parse(applicantCheckFromWire, wire)).toEqual(check);
  expect(applicantCheckToWire(check)).toEqual(wire);
});

test('the check of an unknown e-mail has no applicant', () => {
  const wire = { Registro_Aplicante: false, Registro_AplicanteOferta: false, Aplicante: null };

  expect(v.parse(applicantCheckFromWire, wire)).toEqual({
    isKnown: false,
    hasApplied: false,
    applicant: undefined,
    message: '',
  });
});
