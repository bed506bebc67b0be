import * as v from 'valibot';
import { writeFromWire } from './field-writes';
import { offerFromWire, type Offer } from './offer';
import { offerToWire, editedOfferToWire, newOfferToWire } from './offer-bodies';
import { offerFields } from './offer-fields';
import { offerEntry, offerFormValues } from './offer-entry';
import { fieldErrors } from './validation';

const offerWriteFromWire = writeFromWire(offerFields);

const wire = {
  id_oferta: 9,
  titulo_vacante: 'Desarrollador',
  cantidad_vacantes: 2,
  rango_salarial: '1.000 - 2.000 USD',
  horario: 'Lunes a viernes',
  descripcion_vacante: 'a\nb',
  beneficios: 'c\nd',
  fecha_creacion_oferta: '2026-03-05',
  formacion: { id_formacion: 1, nombre_formacion: 'Universitaria' },
  tipoContrato: { id_tipo_contrato: 2, tipo_contrato: 'Indefinido' },
  estado: { id_estado: 3, estado: 'Abierta' },
  modalidadTrabajo: { id_modalidad_trabajo: 4, modalidad_trabajo: 'Remoto' },
  paises: [{ id: 5, nombre: 'Chile' }],
  ciudades: [{ id_ciudad: 6, nombre_ciudad: 'Santiago', pais: { id: 5, nombre: 'Chile' } }],
  persona: { id_persona: 7 },
  version: 8,
};
const offer: Offer = {
  id: 9,
  title: 'Desarrollador',
  vacancies: 2,
  salaryRange: '1.000 - 2.000 USD',
  schedule: 'Lunes a viernes',
  description: 'a\nb',
  benefits: 'c\nd',
  createdAt: '2026-03-05',
  training: { id: 1, name: 'Universitaria' },
  contractType: { id: 2, name: 'Indefinido' },
  status: { id: 3, name: 'Abierta' },
  workMode: { id: 4, name: 'Remoto' },
  countries: [{ id: 5, name: 'Chile' }],
  cities: [{ id: 6, name: 'Santiago', country: { id: 5, name: 'Chile' } }],
  creatorId: 7,
  version: 8,
};
const entry = v.parse(offerEntry, offerFormValues(offer));

test('an offer travels under the names of the specification', () => {
  expect(v.parse(offerFromWire, wire)).toEqual(offer);
  expect(offerToWire(offer)).toEqual(wire);
});

test('the other spelling of the id is read', () => {
  const { id_oferta: id, ...rest } = wire;

  expect(v.parse(offerFromWire, { ...rest, id_ofertas: id }).id).toBe(9);
});

test('an answer of few fields is read', () => {
  expect(v.parse(offerFromWire, { id_oferta: 9, titulo_vacante: 'Desarrollador' })).toMatchObject({
    id: 9,
    cities: [],
    countries: [],
    training: { id: 0, name: '' },
    version: undefined,
  });
});

test('a new offer names its creator and refers to its catalogs by their ids', () => {
  expect(newOfferToWire(entry, 7)).toEqual({
    titulo_vacante: 'Desarrollador',
    cantidad_vacantes: 2,
    rango_salarial: '1.000 - 2.000 USD',
    horario: 'Lunes a viernes',
    descripcion_vacante: 'a\nb',
    beneficios: 'c\nd',
    formacion: { id_formacion: 1 },
    tipoContrato: { id_tipo_contrato: 2 },
    estado: { id_estado: 3 },
    modalidadTrabajo: { id_modalidad_trabajo: 4 },
    paises: [],
    ciudades: [],
    persona: { id_persona: 7 },
  });
});

test('an edited offer is sent whole', () => {
  expect(editedOfferToWire(offer, { ...entry, title: 'Otro', statusId: 1 })).toEqual({
    ...wire,
    titulo_vacante: 'Otro',
    formacion: { id_formacion: 1 },
    tipoContrato: { id_tipo_contrato: 2 },
    estado: { id_estado: 1 },
    modalidadTrabajo: { id_modalidad_trabajo: 4 },
  });
});

test('the server reads ids from a whole offer', () => {
  expect(v.parse(offerWriteFromWire, wire)).toEqual({
    ...entry,
    countryIds: [5],
    cityIds: [6],
    version: 8,
  });
});

const required = 'Este campo es obligatorio.';

test.each([
  ['title', '', required],
  ['vacancies', '', required],
  ['vacancies', '0', 'Debe ser un número entero mayor que cero.'],
  ['vacancies', '1,5', 'Debe ser un número entero mayor que cero.'],
  ['vacancies', '10.000', 'No debe superar las 9999 vacantes.'],
  ['salaryRange', ' ', required],
  ['schedule', '', required],
  ['description', '', required],
  ['benefits', '', required],
  ['trainingId', '', 'Seleccione una formación.'],
  ['contractTypeId', '', 'Seleccione un tipo de contrato.'],
  ['statusId', '', 'Seleccione un estado.'],
  ['workModeId', '', 'Seleccione una modalidad.'],
])('the dialog refuses %s being %j', (field, value, message) => {
  const { issues } = v.safeParse(offerEntry, { ...offerFormValues(offer), [field]: value });

  expect(fieldErrors(issues ?? [])).toEqual([message]);
});

test('the server refuses an empty body with the same messages', () => {
  expect(fieldErrors(v.safeParse(offerWriteFromWire, {}).issues ?? [])).toEqual([
    required,
    'Seleccione una formación.',
    'Seleccione un tipo de contrato.',
    'Seleccione un estado.',
    'Seleccione una modalidad.',
  ]);
});
