import * as v from 'valibot';
import { applicantPageFromWire, applicantPageToWire } from './applicant-page';
import {
  changedStandingsFromWire,
  changedStandingsToWire,
  standingChangesToWire,
} from './application-standing';
import {
  jobApplicationUpdateFromWire,
  jobApplicationUploadFromWire,
  standingChangesFromWire,
  statusChangesFromWire,
} from './application-writes';
import { jobApplicationEntry } from './job-application-entry';
import { jobApplicationFromWire, jobApplicationToWire } from './job-application';
import {
  jobApplicationUploadToWire,
  savedJobApplicationFromWire,
  savedJobApplicationToWire,
} from './job-application-upload';
import { changedApplicationsToWire } from './status-changes';
import { fieldErrors } from './validation';

const wire = {
  id_aplicantes_ofertas: 1,
  codigo: 'P-1-K7Q4F2',
  aplicante: { id_aplicantes: 3, nombre: 'Luis Gómez', correo: 'luis@example.org' },
  oferta: { id_oferta: 9, titulo_vacante: 'Desarrollador' },
  aspiracion_salarial: 1500,
  moneda: 'CLP',
  fecha_aplicacion: '2026-03-05T14:07:00.000Z',
  path_curriculum: 'a1.pdf',
  estadoAplicante: { id_estado_aplicante: 2, estado_aplicante: 'En revisión' },
  version: 4,
};
const application = {
  id: 1,
  code: 'P-1-K7Q4F2',
  applicant: { id: 3, name: 'Luis Gómez', email: 'luis@example.org' },
  offer: { id: 9, title: 'Desarrollador' },
  salaryExpectation: 1500,
  salaryCurrency: 'CLP',
  offerTitle: undefined,
  offerCurrency: undefined,
  appliedAt: '2026-03-05T14:07:00.000Z',
  curriculum: 'a1.pdf',
  status: { id: 2, name: 'En revisión' },
  withdrawnAt: undefined,
  isEmailConfirmed: undefined,
  version: 4,
};
const pdf = (bytes = 4, type = 'application/pdf', name = 'cv.pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

test('an application travels under the names of the specification', () => {
  expect(v.parse(jobApplicationFromWire, wire)).toEqual(application);
  expect(jobApplicationToWire(application)).toEqual(wire);
});

test.each([null, '', undefined])('an application whose CV is %j has none', (curriculum) => {
  expect(
    v.parse(jobApplicationFromWire, { ...wire, path_curriculum: curriculum }).curriculum,
  ).toBeUndefined();
});

test('an update changes the status alone', () => {
  expect(v.parse(jobApplicationUpdateFromWire, wire)).toEqual({ statusId: 2, version: 4 });
});

test('an application of a server that counts no versions is changed without one', () => {
  const { version: _own, ...other } = wire;

  const read = v.parse(jobApplicationFromWire, other);

  expect(read.version).toBeUndefined();
  expect(jobApplicationToWire(read)).toEqual(other);
});

test('a change of several names each application, its status and the version that was seen', () => {
  const wanted = [
    { id: 1, statusId: 2, version: 4 },
    { id: 2, statusId: 2, version: undefined },
  ];

  const body = standingChangesToWire(wanted);

  expect(body).toEqual({
    cambios: [
      [1, 2, 4],
      [2, 2, null],
    ],
  });
  expect(v.parse(standingChangesFromWire, body)).toEqual(wanted);
});

test('the answer to a change of several says how each stands now', () => {
  const changed = [{ id: 1, statusId: 2, version: 5 }];

  const answer = changedStandingsToWire('Hecho.', changed);

  expect(answer).toEqual({ mensaje: 'Hecho.', postulaciones: [[1, 2, 5]] });
  expect(v.parse(changedStandingsFromWire, answer)).toEqual(changed);
});

test('a page of an earlier release changes several as before, and is answered with all of them', () => {
  const change = { id_aplicantes_ofertas: 1, estadoAplicante: { id_estado_aplicante: 2 } };

  expect(v.parse(statusChangesFromWire, { cambios: [{ ...change, version: 4 }] })).toEqual([
    { id: 1, statusId: 2, version: 4 },
  ]);
  const answer = changedApplicationsToWire('Hecho.', [application]);
  expect(answer).toEqual({ mensaje: 'Hecho.', aplicantesOfertas: [wire] });
});

test('a page of applicants counts those found in each status', () => {
  const page = {
    items: [application],
    number: 0,
    totalPages: 1,
    isFirst: true,
    isLast: true,
    total: 1,
    isTotalExact: true,
    counts: [{ statusId: 2, total: 1 }],
  };

  const answer = applicantPageToWire(page);

  expect(answer).toMatchObject({ por_estado: [{ id_estado_aplicante: 2, total: 1 }] });
  expect(v.parse(applicantPageFromWire, answer)).toEqual(page);
});

describe('what a visitor enters', () => {
  const valid = { name: 'Luis', salaryExpectation: '1.500.000', curriculum: pdf() };

  test('is read with its number', () => {
    expect(v.parse(jobApplicationEntry, valid).salaryExpectation).toBe(1_500_000);
  });

  test.each([
    ['name', '', 'El nombre es obligatorio.'],
    ['salaryExpectation', '', 'La aspiración salarial es obligatoria.'],
    ['salaryExpectation', '-5', 'Debe ser mayor que cero.'],
    ['curriculum', undefined, 'Debes subir tu currículum.'],
    ['curriculum', pdf(3_145_729), 'El archivo no debe superar los 3MB.'],
  ])('is refused for %s (%#)', (field, value, message) => {
    const { issues } = v.safeParse(jobApplicationEntry, { ...valid, [field]: value });

    expect(fieldErrors(issues ?? [])).toEqual([message]);
  });

  test('may hold a CV of exactly the limit', () => {
    const curriculum = pdf(3_145_728);
    expect(v.safeParse(jobApplicationEntry, { ...valid, curriculum }).success).toBe(true);
  });
});

describe('an upload', () => {
  test('always asks for the first status', () => {
    const curriculum = pdf();
    const upload = { applicantId: 3, offerId: 9, salaryExpectation: 1500.5, curriculum };

    expect(jobApplicationUploadToWire(upload)).toEqual({
      path_curriculum: curriculum,
      aspiracion_salarial: '1500.5',
      id_aplicantes: '3',
      id_oferta: '9',
      id_estado_aplicante: '1',
    });
    expect(jobApplicationUploadToWire({ ...upload, salaryCurrency: 'USD' })).toMatchObject({
      moneda_aspiracion: 'USD',
    });
  });

  const fields = { aspiracion_salarial: '1500.125', id_aplicantes: '3', id_oferta: '9' };

  test('is read by the server from text', () => {
    expect(v.parse(jobApplicationUploadFromWire, fields)).toEqual({
      applicantId: 3,
      offerId: 9,
      salaryExpectation: 1500.125,
    });
    expect(
      v.parse(jobApplicationUploadFromWire, { ...fields, moneda_aspiracion: 'PEN' }),
    ).toMatchObject({ salaryCurrency: 'PEN' });
  });

  test.each([
    ['aspiracion_salarial', undefined, 'La aspiración salarial es obligatoria.'],
    ['aspiracion_salarial', 'mil', 'Escribe un número, por ejemplo 1.500.000.'],
    ['moneda_aspiracion', 'usd', 'La moneda no es válida.'],
    ['id_oferta', 'x', 'El identificador no es válido.'],
    ['id_aplicantes', '99999999999', 'El identificador no es válido.'],
  ])('is refused for %s being %j', (field, value, message) => {
    const { issues } = v.safeParse(jobApplicationUploadFromWire, { ...fields, [field]: value });

    expect(fieldErrors(issues ?? [])).toEqual([message]);
  });

  test('is answered with the application and a message', () => {
    const saved = { application, message: 'Listo.' };

    expect(savedJobApplicationToWire(saved)).toEqual({ aplicanteOferta: wire, mensaje: 'Listo.' });
    expect(v.parse(savedJobApplicationFromWire, savedJobApplicationToWire(saved))).toEqual(saved);
    expect(v.parse(savedJobApplicationFromWire, { mensaje: 'Listo.' })).toEqual({
      application: undefined,
      message: 'Listo.',
    });
  });
});
