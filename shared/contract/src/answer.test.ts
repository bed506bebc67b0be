import * as v from 'valibot';
import { answerWriteFromWire } from './application-writes';
import { answerFromWire, answersEntry, answerToWire, answerWriteToWire } from './answer';
import { fieldErrors } from './validation';

const body = {
  id_respuestas_ofertas_preguntas: 0,
  respuesta: 'Porque sí.',
  aplicante: { id_aplicantes: 3 },
  ofertasPreguntas: { id_ofertas_preguntas: 5 },
};
const write = { applicantId: 3, offerQuestionId: 5, text: 'Porque sí.' };

test('is saved under the names of the specification, with the id 0', () => {
  expect(answerWriteToWire(write)).toEqual(body);
  expect(v.parse(answerWriteFromWire, body)).toEqual(write);
});

test('is refused when blank', () => {
  const message = 'Esta respuesta es obligatoria.';
  const wizard = v.safeParse(answersEntry(['a', 'b']), { answers: { a: 'Sí', b: ' ' } });
  const server = v.safeParse(answerWriteFromWire, { ...body, respuesta: '' });

  expect(fieldErrors(wizard.issues ?? [])).toEqual([message]);
  expect(fieldErrors(server.issues ?? [])).toEqual([message]);
});

test('each question needs one, and what else was answered is no matter', () => {
  const { issues = [] } = v.safeParse(answersEntry(['a']), { answers: { b: 'Sí' } });

  expect(fieldErrors(issues)).toEqual(['Esta respuesta es obligatoria.']);
  expect(v.is(answersEntry(['a']), { answers: { a: 'Sí', b: '' } })).toBe(true);
});

test.each([
  [{ respuesta: 'Sí' }, { text: 'Sí' }],
  [{ respuesta: null }, { text: undefined }],
  [{}, { text: undefined }],
])('%j is read as %j', (wire, answer) => {
  expect(v.parse(answerFromWire, wire)).toEqual(answer);
});

test('is answered with its text', () => {
  expect(answerToWire({ question: '¿Vienes?', text: 'Sí' })).toEqual({
    pregunta: '¿Vienes?',
    respuesta: 'Sí',
  });
});
