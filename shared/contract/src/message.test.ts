import {
  capitalMessageToWire,
  failureToWire,
  isInvalidToken,
  messageFromWire,
  messageToWire,
  readErrors,
  readMessage,
} from './message';

test.each([
  [{ Mensaje: 'a' }, 'a'],
  [{ mensaje: 'a' }, 'a'],
  [{ message: 'a' }, 'a'],
  [{ error: 'a' }, 'a'],
  [{ details: 'a' }, 'a'],
  [{ details: ['a', 'b'] }, 'a b'],
  [{ error: 'b', message: 'a' }, 'a'],
  [{ mensaje: ' ', error: 'a' }, 'a'],
  [{ mensaje: 7 }, undefined],
  [{}, undefined],
  ['texto', undefined],
  [undefined, undefined],
])('the message of %j is %j', (body, message) => {
  expect(readMessage(body)).toBe(message);
});

test('the field of the call comes first', () => {
  const body = { mensaje: 'a', error: 'b', details: 'c' };

  expect(readMessage(body, 'error')).toBe('b');
  expect(readMessage(body, 'details', 'error')).toBe('c');
});

test('a success without a text has an empty message', () => {
  expect(messageFromWire({ Mensaje: 'Oferta creada.' })).toBe('Oferta creada.');
  expect(messageFromWire('')).toBe('');
});

test.each([
  [{ errors: ['a', 'b'] }, ['a', 'b']],
  [{ errors: [{ defaultMessage: 'a' }, { message: 'b' }, 7] }, ['a', 'b']],
  [{ errors: 'a' }, []],
  [undefined, []],
])('the errors of %j are %j', (body, errors) => {
  expect(readErrors(body)).toEqual(errors);
});

test('knows the error that logs the user out', () => {
  expect(isInvalidToken({ error: 'invalid_token' })).toBe(true);
  expect(isInvalidToken({ error: 'otro' })).toBe(false);
});

test('writes the names of the specification', () => {
  expect(messageToWire('Listo.')).toEqual({ mensaje: 'Listo.' });
  expect(capitalMessageToWire('Listo.')).toEqual({ Mensaje: 'Listo.' });
  expect(failureToWire({ message: 'Mal.' })).toEqual({ mensaje: 'Mal.', error: 'Mal.' });
  expect(failureToWire({ message: 'Mal.', errors: ['a'], code: 'invalid_token' })).toEqual({
    mensaje: 'Mal.',
    error: 'invalid_token',
    errors: ['a'],
  });
});
