import * as v from 'valibot';
import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from './catalog-fields';
import {
  skillEntryToWire,
  skillRecordFields,
  skillRecordFromWire,
  skillRecordToWire,
  questionEntryToWire,
  questionRecordFields,
  questionRecordFromWire,
  questionRecordToWire,
  languageEntryToWire,
  languageRecordFields,
  languageRecordFromWire,
  languageRecordToWire,
} from './catalog-records';
import { toWire as toWireOf } from './field-bodies';
import { writeFromWire } from './field-writes';
import { applicationStatusFromWire, applicationStatusToWire } from './application-status';
import { levelFromWire, levelToWire } from './level';
import {
  contractTypeFromWire,
  offerStatusFromWire,
  trainingFromWire,
  workModeFromWire,
} from './offer-catalogs';
import { cityFromWire, cityToWire, countryFromWire, countryToWire } from './place';
import { fieldErrors } from './validation';

test.each([
  [skillRecordFromWire, skillRecordToWire, { id_conocimientos: 3, conocimientos: 'Algo' }],
  [languageRecordFromWire, languageRecordToWire, { id_idioma: 3, nombre_idioma: 'Algo' }],
  [questionRecordFromWire, questionRecordToWire, { id_pregunta: 3, des_pregunta: 'Algo' }],
  [levelFromWire, levelToWire, { id_nivel: 3, descripcion_nivel: 'Algo' }],
  [trainingFromWire, toWireOf(trainingFields), { id_formacion: 3, nombre_formacion: 'Algo' }],
  [
    contractTypeFromWire,
    toWireOf(contractTypeFields),
    { id_tipo_contrato: 3, tipo_contrato: 'Algo' },
  ],
  [offerStatusFromWire, toWireOf(offerStatusFields), { id_estado: 3, estado: 'Algo' }],
  [
    workModeFromWire,
    toWireOf(workModeFields),
    { id_modalidad_trabajo: 3, modalidad_trabajo: 'Algo' },
  ],
  [
    applicationStatusFromWire,
    applicationStatusToWire,
    { id_estado_aplicante: 3, estado_aplicante: 'Algo' },
  ],
  [countryFromWire, countryToWire, { id: 3, nombre: 'Algo' }],
])('a catalog item travels under its own names (%#)', (fromWire, toWire, wire) => {
  expect(v.parse(fromWire, wire)).toEqual({ id: 3, name: 'Algo' });
  expect(toWire({ id: 3, name: 'Algo', version: undefined })).toEqual(wire);
});

test.each([
  [skillRecordFromWire, skillRecordToWire, { id_conocimientos: 3, conocimientos: 'Algo' }],
  [languageRecordFromWire, languageRecordToWire, { id_idioma: 3, nombre_idioma: 'Algo' }],
  [questionRecordFromWire, questionRecordToWire, { id_pregunta: 3, des_pregunta: 'Algo' }],
])('what staff edit travels with its version (%#)', (fromWire, toWire, wire) => {
  const record = { id: 3, name: 'Algo', version: 2 };

  expect(v.parse(fromWire, { ...wire, version: 2 })).toEqual(record);
  expect(toWire(record)).toEqual({ ...wire, version: 2 });
});

test.each([
  [writeFromWire(skillRecordFields), skillEntryToWire, 'conocimientos'],
  [writeFromWire(languageRecordFields), languageEntryToWire, 'nombre_idioma'],
  [writeFromWire(questionRecordFields), questionEntryToWire, 'des_pregunta'],
])('a new item has one required field (%#)', (fromWire, toWire, field) => {
  expect(toWire({ name: 'Algo' })).toEqual({ [field]: 'Algo' });
  expect(v.parse(fromWire, { [field]: ' Algo ' })).toEqual({ name: 'Algo' });
  expect(v.parse(fromWire, { [field]: 'Algo', version: 2 })).toEqual({ name: 'Algo', version: 2 });
  expect(fieldErrors(v.safeParse(fromWire, { [field]: ' ' }).issues ?? [])).toEqual([
    'Este campo es obligatorio.',
  ]);
});

test('a city names its country', () => {
  const wire = { id_ciudad: 5, nombre_ciudad: 'Bogotá', pais: { id: 4, nombre: 'Colombia' } };
  const city = { id: 5, name: 'Bogotá', country: { id: 4, name: 'Colombia' } };

  expect(v.parse(cityFromWire, wire)).toEqual(city);
  expect(cityToWire(city)).toEqual(wire);
});
