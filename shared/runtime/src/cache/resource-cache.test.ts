import { createResourceCache } from './resource-cache';

const answers = [
  [{ id: 1, name: 'Angular' }],
  [{ id: 1, name: 'Angular' }],
  [
    { id: 1, name: 'Angular' },
    { id: 2, name: 'Rust' },
  ],
];

test('what a reload brings unchanged stays the same object', async () => {
  const cache = createResourceCache();
  const left = [...answers];
  const load = async () => left.shift();
  const read = async () => {
    await cache.load({ key: '/api/conocimientos', load });
    return cache.read('/api/conocimientos').data;
  };

  const first = await read();
  expect(await read()).toBe(first);

  const grown = await read();
  expect(grown).toEqual(answers[2]);
  expect(Array.isArray(grown) && Array.isArray(first) && grown[0] === first[0]).toBe(true);
});
