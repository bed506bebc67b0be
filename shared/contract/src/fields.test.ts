import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { entrySchema, formFields, formValues } from './field-entries';
import { entryToWire } from './field-entry-bodies';
import { comparedFields, piecesOf } from './field-texts';
import { writeFromWire } from './field-writes';
import { versionField, type EntryOf, type Fields, type RecordOf } from './fields';

const kinds = {
  id: { kind: 'id', wire: 'id_clase' },
  name: { kind: 'text', wire: 'clase', label: 'Clase', max: 20, required: 'Falta la clase.' },
} as const satisfies Fields;

const fields = {
  id: { kind: 'id', wire: 'id_cosa', otherWire: 'id_cosas' },
  name: { kind: 'text', wire: 'nombre', label: 'Nombre', max: 10, required: 'Falta el nombre.' },
  remark: { kind: 'lines', wire: 'nota', label: 'Nota', max: 100 },
  pieces: {
    kind: 'count',
    wire: 'piezas',
    label: 'Piezas',
    max: 9,
    required: 'Faltan las piezas.',
    unit: 'piezas',
  },
  sort: {
    kind: 'choice',
    wire: 'clase',
    label: 'Clase',
    formLabel: 'Clase de cosa',
    of: kinds,
    entry: 'sortId',
    required: 'Elige una clase.',
  },
  seenAt: { kind: 'moment', wire: 'visto', isOptional: true },
  version: versionField,
} as const satisfies Fields;

type Thing = RecordOf<typeof fields>;

const thing: Thing = {
  id: 7,
  name: 'Ñandú',
  remark: 'una\ndos',
  pieces: 3,
  sort: { id: 2, name: 'Ave' },
  seenAt: undefined,
  version: 4,
};
const wire = {
  id_cosa: 7,
  nombre: 'Ñandú',
  nota: 'una\ndos',
  piezas: 3,
  clase: { id_clase: 2, clase: 'Ave' },
  version: 4,
};
const entry: EntryOf<typeof fields> = { name: 'Ñandú', remark: 'una\ndos', pieces: 3, sortId: 2 };

test('what a table holds has exact types: a forgotten, a foreign and a mistyped field do not compile', () => {
  // @ts-expect-error: all other fields are missing.
  const forgotten: Thing = { id: 7 };
  // @ts-expect-error: the table has no such field.
  const foreign: Thing = { ...thing, color: 'azul' };
  // @ts-expect-error: a count is a number.
  const mistyped: Thing = { ...thing, pieces: 'tres' };
  // @ts-expect-error: an entry names a choice by its id.
  const entered: EntryOf<typeof fields> = { ...entry, sort: thing.sort };

  expect([forgotten, foreign, mistyped, entered]).toHaveLength(4);
});

test('a record travels under its wire names, and comes back the same', () => {
  expect(toWire(fields)(thing)).toEqual(wire);
  expect(v.parse(fromWire(fields), wire)).toEqual(thing);
});

test('answers are read leniently: the other spelling, nulls, numbers as text, and next to nothing', () => {
  const read = (answer: object) => v.parse(fromWire(fields), answer);

  expect(read({ id_cosas: 9 }).id).toBe(9);
  expect(read({ id_cosa: null, id_cosas: 9, nombre: null, visto: null })).toMatchObject({
    id: 9,
    name: '',
    seenAt: undefined,
  });
  expect(read({ piezas: '5' }).pieces).toBe(5);
  expect(read({})).toEqual({
    id: 0,
    name: '',
    remark: '',
    pieces: 0,
    sort: { id: 0, name: '' },
    seenAt: undefined,
    version: undefined,
  });
});

test('an answer of another shape is refused', () => {
  expect(v.safeParse(answerSchema(fields), { nombre: 5 }).success).toBe(false);
  expect(v.safeParse(answerSchema(fields), { clase: 'Ave' }).success).toBe(false);
  expect(v.safeParse(answerSchema(fields), undefined).success).toBe(false);
});

test('a form begins with what the record holds, or with nothing, and says what it asks for', () => {
  expect(formValues(fields, thing)).toEqual({
    name: 'Ñandú',
    remark: 'una\ndos',
    pieces: 3,
    sortId: 2,
  });
  expect(formValues(fields, undefined)).toEqual({ name: '', remark: '', pieces: '', sortId: '' });
  expect(formFields(fields)).toEqual({
    name: { label: 'Nombre', isRequired: true },
    remark: { label: 'Nota', isRequired: false },
    pieces: { label: 'Piezas', isRequired: true },
    sortId: { label: 'Clase de cosa', isRequired: true },
  });
});

test('what is entered is checked with the messages of the table, and written by ids', () => {
  const schema = entrySchema(fields);
  const messages = (input: unknown) => v.safeParse(schema, input).issues?.map((i) => i.message);

  expect(v.parse(schema, { name: ' Ñandú ', remark: '', pieces: '3', sortId: '2' })).toEqual({
    ...entry,
    remark: '',
  });
  expect(messages({ name: '', remark: '', pieces: '', sortId: '' })).toEqual([
    'Falta el nombre.',
    'Faltan las piezas.',
    'Elige una clase.',
  ]);
  expect(messages({ name: 'Ñandú', remark: '', pieces: '10', sortId: '2' })).toEqual([
    'No debe superar las 9 piezas.',
  ]);
  expect(entryToWire(fields)(entry)).toEqual({
    nombre: 'Ñandú',
    nota: 'una\ndos',
    piezas: 3,
    clase: { id_clase: 2 },
  });
});

test('the server takes what was entered and the version that was read, and nothing else', () => {
  const body = { ...wire, id_cosa: 99, visto: '2026-01-01', color: 'azul' };

  expect(v.parse(writeFromWire(fields), body)).toEqual({ ...entry, version: 4 });
  expect(v.safeParse(writeFromWire(fields), { ...body, clase: {} }).success).toBe(false);
});

test('two editors compare what they read, a choice by its name', () => {
  const compared = comparedFields(fields).map(({ label, read }) => [label, read(thing)]);

  expect(compared).toEqual([
    ['Nombre', 'Ñandú'],
    ['Nota', 'una\ndos'],
    ['Piezas', '3'],
    ['Clase', 'Ave'],
  ]);
});

test('what is only read may be a list of records, and one of a few words that have to be there', () => {
  const shelf = {
    state: { kind: 'word', wire: 'situacion', words: { kept: 'guardado', lent: 'prestado' } },
    remark: { kind: 'plain', wire: 'nota', isOptional: true },
    things: { kind: 'records', wire: 'cosas', of: kinds, max: 5 },
  } as const satisfies Fields;
  const record: RecordOf<typeof shelf> = {
    state: 'lent',
    remark: undefined,
    things: [{ id: 5, name: 'Pluma' }],
  };
  const answer = { situacion: 'prestado', cosas: [{ id_clase: 5, clase: 'Pluma' }] };

  expect(toWire(shelf)(record)).toEqual(answer);
  expect(v.parse(fromWire(shelf), answer)).toEqual(record);
  expect(v.parse(fromWire(shelf), { situacion: 'guardado', nota: '' })).toEqual({
    state: 'kept',
    remark: undefined,
    things: [],
  });
  expect(v.safeParse(fromWire(shelf), {}).success).toBe(false);
  expect(v.safeParse(fromWire(shelf), { situacion: 'perdido' }).success).toBe(false);
});

describe('records that are typed one below the other', () => {
  const album = {
    photos: {
      kind: 'entries',
      wire: 'fotos',
      label: 'Fotos',
      item: 'Foto',
      min: 1,
      max: 2,
      of: {
        title: {
          kind: 'text',
          wire: 'titulo',
          label: 'Título',
          max: 20,
          required: 'Falta el título.',
          pattern: { of: /^[^0-9]*$/, message: 'Sin cifras.' },
        },
        place: { kind: 'text', wire: 'lugar', label: 'Lugar', max: 20 },
      },
    },
    isPublic: { kind: 'flag', wire: 'publica', initial: true },
  } as const satisfies Fields;
  const record: RecordOf<typeof album> = {
    photos: [{ title: 'Costa', place: 'Arica' }],
    isPublic: false,
  };
  const body = { fotos: [{ titulo: 'Costa', lugar: 'Arica' }], publica: false };

  test('travel in a list, and come back the same', () => {
    expect(toWire(album)(record)).toEqual(body);
    expect(v.parse(fromWire(album), body)).toEqual(record);
    expect(entryToWire(album)({ photos: record.photos })).toEqual({ fotos: body.fotos });
    expect(v.parse(writeFromWire(album), body)).toEqual(record);
    expect(v.parse(writeFromWire(album), { fotos: body.fotos })).toMatchObject({ isPublic: true });
  });

  test('are checked one by one, and counted', () => {
    const form = formValues(album, record);
    const issues = (photos: object[]) =>
      v.safeParse(entrySchema(album), { photos }).issues?.map(({ message }) => message);

    expect(form).toEqual({ photos: record.photos });
    expect(issues(form.photos)).toBeUndefined();
    expect(issues([{ title: 'Costa 2', place: '' }])).toEqual(['Sin cifras.']);
    expect(issues([{ title: ' ', place: '' }])).toEqual(['Falta el título.']);
    expect(issues([])).toEqual(['Escribe al menos 1.']);
    expect(issues([...form.photos, ...form.photos, ...form.photos])).toEqual([
      'No puedes guardar más de 2.',
    ]);
  });

  test('change one by one', () => {
    expect(
      piecesOf(album).map(({ name, wire: on, label, read }) => [name, on, label, read(record)]),
    ).toEqual([
      ['photos.0', 'fotos.1', 'Foto 1', 'Costa · Arica'],
      ['photos.1', 'fotos.2', 'Foto 2', ''],
    ]);
    expect(comparedFields(album).map(({ read }) => read(record))).toEqual(['Costa · Arica']);
  });
});
