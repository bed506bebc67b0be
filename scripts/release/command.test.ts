import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileNames } from '@portal/releases/testing/hostile-names';
import { writeRelease } from '@portal/releases/testing/sample-releases';
import type { PageCheck } from './page-check';
import { ownStore } from './testing/own-store';

const store = ownStore();
const commands = store.commandsOf();
const { run, refuse } = commands;

/** A fake browser check, controlled by the test. */
const checkPages = jest.fn<ReturnType<PageCheck>, Parameters<PageCheck>>();
const { run: runWithBrowser } = store.commandsOf({ checkPages });

beforeEach(async () => {
  checkPages.mockReset();
  writeRelease(store.folder, { name: 'shell', id: 's1' });
  for (const id of ['a1', 'a2', 'a3']) writeRelease(store.folder, { name: 'mf-a', id });
  await run('publish', 'shell@s1', 'mf-a@a1');
  await run('publish', 'mf-a@a2');
});

/** The command must succeed. Returns the printed lines. */
async function say(...args: string[]) {
  await commands.say(...args);
  return store.printed;
}

const { channel } = store;

/** Runs the undo commands that a command printed. */
async function undo(lines: readonly string[]) {
  for (const line of lines.filter((one) => one.startsWith('Para deshacerlo: portal '))) {
    await run(...line.replace('Para deshacerlo: portal ', '').split(' '));
  }
}

test('publishing says the revision and what undoes it', async () => {
  const lines = await say('publish', 'mf-a@a3', '-m', 'mejor');

  expect(lines).toEqual(['Revisión 3 en vivo.', 'Para deshacerlo: portal undo 3']);
  await undo(lines);
  expect(await channel()).toMatchObject({ live: 'a2' });
  expect(await say('publish', 'mf-a@a2')).toEqual(['Ya estaba en vivo: revisión 4.']);
});

test('a canary is for a share, which grows, and is promoted or taken back', async () => {
  const first = await say('publish', 'mf-a@a3', '--canary', '10');
  expect(first).toEqual([
    'mf-a a3 es el canario del 10 % de las visitas.',
    'Revisión 3.',
    'Para deshacerlo: portal undo 3',
  ]);
  expect(await channel()).toMatchObject({ live: 'a2', canary: { id: 'a3', percent: 10 } });

  const grown = await say('publish', 'mf-a@a3', '--canary', '50');
  expect(grown.at(-1)).toBe('Para deshacerlo: portal undo 4');
  await undo(grown);
  expect(await channel()).toMatchObject({ canary: { id: 'a3', percent: 10 } });

  const back = await say('rollback', 'mf-a');
  expect(back).toEqual([
    'mf-a a3 ya no es canario.',
    'Revisión 6 en vivo: mf-a a2.',
    'Para deshacerlo: portal undo 6',
  ]);
  await undo(back);

  const promoted = await say('promote', 'mf-a');
  expect(promoted).toEqual(['Revisión 8 en vivo: mf-a a3.', 'Para deshacerlo: portal undo 8']);
  expect(await channel()).toMatchObject({ live: 'a3', previous: 'a1', withdrawn: [] });
});

test('of a share that shrinks it is said that people go back', async () => {
  await run('publish', 'mf-a@a3', '--canary', '50');

  expect((await say('publish', 'mf-a@a3', '--canary', '5'))[0]).toBe(
    'mf-a a3 es el canario del 5 % de las visitas. Las demás vuelven a la versión en vivo.',
  );
});

test('a first release may be a canary, which is promoted, taken back or undone', async () => {
  writeRelease(store.folder, { name: 'mf-b', id: 'b1' });
  const lines = await say('publish', 'mf-b@b1', '--canary', '10');
  expect(lines).toContain('mf-b b1 es el canario del 10 % de las visitas.');
  expect(await say('status')).toEqual(
    expect.arrayContaining([
      'mf-b             solo canario',
      expect.stringContaining('canario b1'),
    ]),
  );

  await undo(lines);
  expect(await channel('mf-b')).toBeUndefined();

  await run('publish', 'mf-b@b1', '--canary', '10');
  const back = await say('rollback', 'mf-b');
  expect(back).toContain('Revisión 6 en vivo: mf-b no tiene nada para las visitas.');
  expect(await say('status')).toContain('mf-b             nada en vivo');
  await undo(back);

  const promoted = await say('promote', 'mf-b');
  expect(promoted[0]).toBe('Revisión 8 en vivo: mf-b b1.');
  await undo(promoted);
  expect(await channel('mf-b')).toMatchObject({ canary: { id: 'b1', percent: 10 } });
  expect(await channel('mf-b')).not.toHaveProperty('live');

  expect((await say('history', 'mf-b')).join('\n')).toContain('b1');
  expect(await say('verify')).toEqual(['Versiones comprobadas: 4. Todas están enteras.']);
});

test('a first release that is for nobody is opened by a preview', async () => {
  writeRelease(store.folder, { name: 'mf-b', id: 'b1' });
  expect(await refuse('preview', 'mf-b', 'b1')).toBe(
    'mf-b b1 nunca se publicó; publícala antes como canario sin visitas, con --canary 0.',
  );

  expect((await say('publish', 'mf-b@b1', '--canary', '0'))[0]).toBe(
    'mf-b b1 no es para ninguna visita; «preview» la abre en un navegador.',
  );
  expect((await say('preview', 'mf-b', 'b1'))[1]).toContain('document.cookie');
});

test('there is no canary of what everybody has', async () => {
  expect(await refuse('publish', 'mf-a@a2', '--canary', '10')).toBe(
    'mf-a a2 ya está en vivo para todas las visitas.',
  );
  expect(await refuse('promote', 'mf-a')).toBe(
    'mf-a no tiene ningún canario; publícalo con --canary.',
  );
});

test('a release has to fit the canaries that run beside it, and a canary all that is live', async () => {
  const weather = { '@portal/runtime': { version: '1.0.0', names: ['useWeather'], files: [] } };
  const none = { '@portal/runtime': { version: '1.0.0', names: [], files: [] } };
  const needs = { '@portal/runtime': { range: '^1.0.0', names: ['useWeather'] } };
  writeRelease(store.folder, { name: 'shell', id: 's2', provides: weather });
  writeRelease(store.folder, { name: 'shell', id: 's3', provides: none });
  writeRelease(store.folder, { name: 'mf-a', id: 'a4', requires: needs });
  await run('publish', 'shell@s2');
  await run('publish', 'shell@s3', '--canary', '5');

  for (const args of [['publish'], ['check'], ['publish', '--canary', '10']]) {
    const [command = '', ...options] = args;
    expect(await refuse(command, 'mf-a@a4', ...options)).toBe(
      'mf-a a4 usa useWeather de @portal/runtime, que shell s3 no ofrece; publica antes un shell que lo ofrezca, o deja de usarlo y vuelve a construir.',
    );
  }
  await run('rollback', 'shell');
  expect((await say('check', 'mf-a@a4')).at(-1)).toBe('mf-a a4 se puede publicar.');
  expect(await channel()).toMatchObject({ live: 'a2' });
});

describe('where there is a browser, it opens the pages of what is to be live:', () => {
  test('the whole set, once it is known to fit', async () => {
    checkPages.mockResolvedValue({ opened: 3 });

    expect(await runWithBrowser('publish', 'mf-a@a3')).toBe(0);

    const set = { shell: 's1', 'mf-a': 'a3' };
    expect(checkPages.mock.calls).toEqual([
      [{ releasesFolder: store.folder, set, changed: ['mf-a'] }],
    ]);
    expect(store.printed.slice(0, 2)).toEqual([
      'Un navegador abrió las páginas sin encontrar fallas: 3.',
      'Revisión 3 en vivo.',
    ]);
    writeRelease(store.folder, {
      name: 'mf-a',
      id: 'a4',
      requires: { react: { range: '^1', names: [] } },
    });
    expect(await runWithBrowser('publish', 'mf-a@a4')).toBe(1);
    expect(await runWithBrowser('publish', 'mf-a@a3')).toBe(0);
    expect(checkPages).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['publish', 'mf-a@a3'],
    ['publish', 'mf-a@a3', '--canary', '10'],
    ['promote', 'mf-a'],
    ['check', 'mf-a@a3'],
  ])('«%s %s %s» is refused with what it finds', async (...args) => {
    if (args[0] === 'promote') await run('publish', 'mf-a@a3', '--canary', '10');
    const before = await store.registry();
    checkPages.mockRejectedValue(new Error('mf-a a3: /a falla en el navegador.'));

    expect(await runWithBrowser(...args)).toBe(1);

    expect(store.printed).toEqual(['mf-a a3: /a falla en el navegador.']);
    expect(checkPages.mock.calls[0]?.[0]).toMatchObject({ set: { shell: 's1', 'mf-a': 'a3' } });
    expect(await store.registry()).toEqual(before);
  });

  test('not if that is not wished, and the history says so', async () => {
    expect(await runWithBrowser('publish', 'mf-a@a3', '--no-browser', '-m', 'urgente')).toBe(0);

    expect(checkPages).not.toHaveBeenCalled();
    expect(await say('history')).toContain('  «urgente; ningún navegador abrió las páginas»');
  });

  test('where there is none after all, it is said, also to machines, and all goes on', async () => {
    checkPages.mockResolvedValue({ leftOut: 'No hay Chromium.' });

    expect(await runWithBrowser('check', 'mf-a@a3')).toBe(0);
    expect(store.printed[0]).toBe('Ningún navegador abrió las páginas: No hay Chromium.');
    expect(await runWithBrowser('publish', 'mf-a@a3', '--json')).toBe(0);
    expect(JSON.parse(store.printed.at(-1) ?? '')).toMatchObject({
      ok: true,
      browser: { leftOut: 'No hay Chromium.' },
    });
  });
});

test('a check of sources looks at their types first', async () => {
  const checkTypes = jest.fn().mockRejectedValue(new Error('Los tipos no son correctos.'));
  const typed = store.commandsOf({ checkTypes });

  expect(await typed.run('check', 'mf-public')).toBe(1);
  expect(store.printed).toEqual(['Los tipos no son correctos.']);
  expect(await typed.run('check', 'mf-a@a3')).toBe(0);
  expect(checkTypes).toHaveBeenCalledTimes(1);
});

test('an application is switched off with words, and on again', async () => {
  const off = await say('disable', 'mf-a', '-m', 'Volvemos a las 18 h.');
  expect(off).toEqual([
    'Revisión 3: mf-a está apagada. Las visitas leen: «Volvemos a las 18 h.»',
    'Para deshacerlo: portal undo 3',
  ]);
  expect(await say('status')).toContainEqual(expect.stringContaining('«Volvemos a las 18 h.»'));
  expect((await say('enable', 'mf-a'))[1]).toBe('Para deshacerlo: portal undo 4');
  expect(await say('enable', 'mf-a')).toEqual(['mf-a ya estaba encendida.']);
  expect(await refuse('disable', 'shell', '-m', 'x')).toBe(
    'El shell no se puede apagar: sin él no hay ninguna página.',
  );
});

test('the history says who changed what and why, and what was live at a time', async () => {
  const before = new Date();
  await run('publish', 'mf-a@a3', '--canary', '10', '-m', 'con «ñ» y "comillas"');

  const lines = await say('history', 'mf-a');
  expect(lines[0]).toMatch(/^Revisión 3, .*: .+ prueba$/);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  mf-a a2 → a3 para el 10 %',
      '  «con «ñ» y "comillas"»',
      '  mf-a a1 → a2',
    ]),
  );
  expect(await say('history', 'shell')).toEqual([
    expect.anything(),
    '  shell – → s1',
    '  mf-a – → a1',
    '    shell s1 sin firma',
    '    mf-a a1 sin firma',
  ]);
  const then = await say('history', '--at', before.toISOString());
  expect(then.join('\n')).toMatch(/mf-a +en vivo a2 /);
  expect(then.join('\n')).not.toContain('canario');
  expect(await refuse('history', '--at', '2020-01-01')).toMatch(
    /^El historial no tiene nada publicado el .*20/,
  );
});

test('what is live is checked to the last byte', async () => {
  expect(await say('verify')).toEqual(['Versiones comprobadas: 3. Todas están enteras.']);
  writeFileSync(join(store.folder, 'mf-a/a1/remoteEntry.js'), 'steal()');
  rmSync(join(store.folder, 'mf-a/a2'), { recursive: true });

  expect(await refuse('verify')).toBe(
    [
      'mf-a a2: su release.json falta, está dañado o es de una versión más nueva de estas herramientas.',
      'mf-a a1: remoteEntry.js falta o no coincide con su hash en release.json.',
    ].join('\n'),
  );
});

test('machines get one line of JSON, also of what is refused', async () => {
  const [done = ''] = await say('publish', 'mf-a@a3', '--json');
  expect(JSON.parse(done)).toEqual({
    ok: true,
    revision: 3,
    releases: [{ name: 'mf-a', id: 'a3' }],
    undo: ['portal undo 3'],
  });

  expect(JSON.parse(await refuse('promote', 'mf-a', '--json'))).toEqual({
    ok: false,
    error: 'mf-a no tiene ningún canario; publícalo con --canary.',
  });
});

test.each([
  [['volar'], 'No conozco el comando «volar».'],
  [['__proto__'], 'No conozco el comando «__proto__».'],
  [['publish', '--canary', '101'], '--canary lleva un porcentaje entero de 0 a 100, no «101».'],
  [['publish', '--canary', '1e1'], '--canary lleva un porcentaje entero de 0 a 100, no «1e1».'],
  [['publish', 'mf-a@../x'], '«mf-a@../x» no es una versión: escribe aplicación@id.'],
  [['publish', 'mf-a@'], '«mf-a@» no es una versión: escribe aplicación@id.'],
  [['publish', '--veloz'], 'No conozco la opción «--veloz».'],
  [['promote'], 'Falta <aplicación> [--no-browser] [-m nota].'],
  [['promote', 'mf-a', 'mf-b'], 'Sobra «mf-b».'],
  [['disable', 'mf-a', '-m', '  '], 'Falta -m con el texto que leerán las visitas.'],
  [['history', '--at', 'ayer'], '--at lleva una fecha como 2026-11-23T18:00, no «ayer».'],
])('%j is not understood, and it is said why', async (args, sentence) => {
  expect(await run(...args)).toBe(2);
  expect(store.printed[0]).toMatch(/\n\nUso: portal /);
  expect(store.printed[0]?.split('\n')[0]).toBe(sentence);
});

test.each([
  [['rollback', 'mf-z'], 'No hay ninguna aplicación mf-z publicada; hay: shell, mf-a.'],
  [['rollback', '__proto__'], 'No hay ninguna aplicación __proto__ publicada; hay: shell, mf-a.'],
  [['rollback', 'mf-a', 'ñ'.repeat(255)], /nunca estuvo en vivo; estuvieron: a2, a1\.$/],
  [['preview', 'mf-a', 'a9'], 'mf-a a9 nunca se publicó;'],
  [['history', 'mf-z'], 'No hay ninguna aplicación mf-z publicada; hay: shell, mf-a.'],
])('%j is refused with what there is', async (args, sentence) => {
  expect(await refuse(...args)).toMatch(sentence);
});

test('each command tells how it is used', async () => {
  expect((await say('--help'))[0]).toContain('\n  promote   deja en vivo el canario');
  expect((await say('publish', '--help'))[0]).toMatch(/^Uso: portal publish \[aplicación/);
});

test('a full disk changes nothing, and it is said', async () => {
  // The file of the next revision.
  symlinkSync('/dev/full', join(store.folder, `registry/000003.json.${process.pid}`));

  expect(await refuse('publish', 'mf-a@a3')).toBe(
    'No queda espacio en el disco. Libera espacio e inténtalo de nuevo; lo que está en vivo no cambió.',
  );
  expect((await say('publish', 'mf-a@a3'))[0]).toBe('Revisión 3 en vivo.');
});

test.each(hostileNames)(
  'no command takes %s for a release or reads it in a registry',
  async (_what, name) => {
    for (const release of [`mf-a@${name}`, `${name}@a1`]) {
      expect(await run('publish', release)).toBe(2);
      expect(store.printed[0]).toContain('no es una versión: escribe aplicación@id.');
    }
    const channels = { 'mf-a': { live: name, published: [name], withdrawn: [] } };
    const text = JSON.stringify({ schema: 1, revision: 3, applications: channels });
    writeFileSync(join(store.folder, 'registry.json'), text);
    rmSync(join(store.folder, 'registry'), { recursive: true });

    for (const line of [['status'], ['verify'], ['history'], ['gc'], ['rollback', 'mf-a']]) {
      expect(await run(...line)).toBe(1);
      expect(store.printed).toEqual([
        expect.stringMatching(/^El registro de versiones .* está dañado; /),
      ]);
    }
  },
);
