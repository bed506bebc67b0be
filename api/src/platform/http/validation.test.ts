import * as v from 'valibot';
import { parseOrRefuse } from './validation';

/** Has no messages of its own. */
const silent = v.object({
  ids: v.pipe(v.string(), v.regex(/^\d+$/), v.maxLength(3)),
  estado: v.optional(v.picklist(['abierta'])),
  lista: v.optional(v.array(v.number())),
});

test.each([
  [{}, 'Falta el dato «ids».'],
  [{ ids: null }, 'El dato «ids» no es válido.'],
  [{ ids: 'x' }, 'El dato «ids» no es válido.'],
  [{ ids: '1234' }, 'El dato «ids» no es válido.'],
  [{ ids: '1', estado: 'otra' }, 'El dato «estado» no es válido.'],
  [{ ids: '1', lista: [1, 'dos'] }, 'El dato «lista» no es válido.'],
  [undefined, 'Los datos enviados no son válidos.'],
  ['texto', 'Los datos enviados no son válidos.'],
])('%j is refused in Spanish', (data, message) => {
  expect(() => parseOrRefuse(silent, data)).toThrow(message);
});

test('a schema’s own words come first', () => {
  const spoken = v.object({ ids: v.string('Indica cuáles.') });

  expect(() => parseOrRefuse(spoken, { ids: 1 })).toThrow('Indica cuáles.');
});
