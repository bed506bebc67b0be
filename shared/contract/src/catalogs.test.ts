import * as v from 'valibot';
import {
  languageEntryFromWire,
  questionEntryFromWire,
  skillEntryFromWire,
} from './catalog-entries';
import { applicationStatusFromWire, applicationStatusToWire } from './application-status';
import { languageEntryToWire, languageFromWire, languageToWire } from './language';
import { levelFromWire, levelToWire } from './level';
import {
  contractTypeFromWire,
  contractTypeToWire,
  offerStatusFromWire,
  offerStatusToWire,
  trainingFromWire,
  trainingToWire,
  workModeFromWire,
  workModeToWire,
} from './offer-catalogs';
import { cityFromWire, cityToWire, countryFromWire, countryToWire } from './place';
import { questionEntryToWire, questionFromWire, questionToWire } from './question';
import { skillEntryToWire, skillFromWire, skillToWire } from './skill';
import { fieldErrors } from './validation';

test.each([
  [skillFromWire, skillToWire, { id_conocimientos: 3, conocimientos: 'Algo' }],
  [languageFromWire, languageToWire, { id_idioma: 3, nombre_idioma: 'Algo' }],
  [questionFromWire, questionToWire, { id_pregunta: 3, des_pregunta: 'Algo' }],
  [levelFromWire, levelToWire, { id_nivel: 3, descripcion_nivel: 'Algo' }],
  [trainingFromWire, trainingToWire, { id_formacion: 3, nombre_formacion: 'Algo' }],
  [contractTypeFromWire, contractTypeToWire, { id_tipo_contrato: 3, tipo_contrato: 'Algo' }],
  [offerStatusFromWire, offerStatusToWire, { id_estado: 3, estado: 'Algo' }],
  [workModeFromWire, workModeToWire, { id_modalidad_trabajo: 3, modalidad_trabajo: 'Algo' }],
  [
    applicationStatusFromWire,
    applicationStatusToWire,
    { id_estado_aplicante: 3, estado_aplicante: 'Algo' },
  ],
  [countryFromWire, countryToWire, { id: 3, nombre: 'Algo' }],
])('a catalog item travels under its own names (%#)', (fromWire, toWire, wire) => {
  expect(v.parse(fromWire, wire)).toEqual({ id: 3, name: 'Algo' });
  expect(toWire({ id: 3, name: 'Algo' })).toEqual(wire);
});

test.each([
  [skillEntryFromWire, skillEntryToWire, 'conocimientos'],
  [languageEntryFromWire, languageEntryToWire, 'nombre_idioma'],
  [questionEntryFromWire, questionEntryToWire, 'des_pregunta'],
])('a new item has one required field (%#)', (fromWire, toWire, field) => {
  expect(toWire({ name: 'Algo' })).toEqual({ [field]: 'Algo' });
  expect(v.parse(fromWire, { [field]: ' Algo ' })).toEqual({ name: 'Algo' });
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
