import { noteApiContract } from '@portal/releases/api-contract';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { publish, publishCanary } from './publish';

/** Creates a store with an API that answers one contract, and a remote built for another. */
async function store({ answered, contract }: { answered?: string; contract?: string }) {
  const releasesFolder = temporaryFolder();
  const options = { releasesFolder };
  writeRelease(releasesFolder, { name: 'shell', id: 's1' });
  writeRelease(releasesFolder, { name: 'mf-a', id: 'a1', ...(contract && { contract }) });
  writeRelease(releasesFolder, { name: 'mf-a', id: 'a0' });
  await publish(
    [
      { name: 'shell', id: 's1' },
      { name: 'mf-a', id: 'a0' },
    ],
    options,
  );
  if (answered) await noteApiContract(options, answered);
  return options;
}

test.each([
  ['the same', '2.1.0', '2.1.0'],
  ['one to which the API has added', '2.1.0', '2.3.1'],
  ['a patch that nothing of travels', '2.1.4', '2.1.0'],
  ['any, where nobody knows the API', '9.0.0', undefined],
  ['none, as it never calls', undefined, '2.1.0'],
])('a release goes live that speaks %s', async (_what, contract, answered) => {
  const options = await store({ ...(contract && { contract }), ...(answered && { answered }) });

  const { applications } = await publish([{ name: 'mf-a', id: 'a1' }], options);

  expect(applications['mf-a']).toMatchObject({ live: 'a1' });
});

test.each([
  [
    '3.0.0',
    '2.1.0',
    'espera a que la API se actualice, o usa @portal/contract 2.1.0 y vuelve a construir.',
  ],
  [
    '2.2.0',
    '2.1.0',
    'espera a que la API se actualice, o usa @portal/contract 2.1.0 y vuelve a construir.',
  ],
  ['1.9.0', '2.1.0', 'actualiza @portal/contract a ^2.1.0 y vuelve a construir.'],
])(
  'a release for contract %s is refused where the API answers %s, for a few visitors too',
  async (contract, answered, remedy) => {
    const options = await store({ contract, answered });
    const sentence = `mf-a a1 usa el contrato ${contract} de la API, pero la API del sitio usa el ${answered}; ${remedy}`;

    await expect(publish([{ name: 'mf-a', id: 'a1' }], options)).rejects.toThrow(sentence);
    await expect(
      publishCanary([{ name: 'mf-a', id: 'a1' }], { ...options, percent: 10 }),
    ).rejects.toThrow(sentence);
  },
);
