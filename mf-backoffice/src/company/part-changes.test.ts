import { aCompany } from '@portal/contract/testing/a-company';
import { entryOf, mergeParts } from './part-changes';

const before = aCompany();

test('what was typed here stays where a colleague has saved the same part, in any field', () => {
  const after = aCompany({ identity: { name: 'Faro', claim: 'Luz para equipos' } });
  const entry = { ...entryOf('identity', before.identity), name: 'Mío', email: 'yo@example.org' };
  const merge = {
    group: 'identity',
    before: before.identity,
    entry,
    after: after.identity,
  } as const;

  expect(mergeParts({ ...merge, taken: [] })).toMatchObject({
    name: 'Mío',
    claim: 'Luz para equipos',
    email: 'yo@example.org',
  });
  expect(mergeParts({ ...merge, taken: ['name'] })).toMatchObject({
    name: 'Faro',
    email: 'yo@example.org',
  });
});

test('so does a list that is taken as a whole', () => {
  const after = aCompany({ about: { parameters: [{ name: 'Ellos', description: 'Suyo' }] } });
  const mine = [{ name: 'Yo', description: 'Mío' }];
  const merge = { group: 'about', before: before.about, after: after.about, taken: [] } as const;

  expect(mergeParts({ ...merge, entry: { parameters: mine } })).toEqual({ parameters: mine });
});
