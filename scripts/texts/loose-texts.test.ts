import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of a page with the loose texts in them. */
const parts: readonly (readonly [name: string, part: string, ...found: string[]])[] = [
  ['a text before what comes and goes', `<p>Hola {isOn && <b />}</p>`, 'Hola'],
  ['a text after what comes and goes', `<p>{isOn && <b />} Hola</p>`, 'Hola'],
  ['a text beside a list', `<p>{words.map((word) => <b key={word} />)} Hola</p>`, 'Hola'],
  ['a text beside a component', `<p><Spinner /> Hola</p>`, 'Hola'],
  ['a text that changes beside another', `<p>Hola, {name}</p>`, 'Hola,', '{name}'],
  ['a number beside an element', `<p><b /> {count}</p>`, '{count}'],
  ['children beside what comes and goes', `<p>{isOn && <b />}{children}</p>`, '{children}'],
  [
    'one text or another beside an element',
    `<p><b />{isOn ? 'Sí' : 'No'}</p>`,
    "{isOn ? 'Sí' : 'No'}",
  ],
  ['a text that comes and goes', `<p><b />{isOn && 'Sí'}</p>`, "{isOn && 'Sí'}"],
  ['a text in a fragment', `<>Hola</>`, 'Hola'],
  ['a text right in what waits', `<Suspense>Hola</Suspense>`, 'Hola'],
  ['several texts', `<p>{words}</p>`, '{words}'],
  ['a component that gives a text back', `name`, 'name'],
  ['a text alone', `<p>Hola</p>`],
  ['a text that changes alone', `<p>{name}</p>`],
  ['children alone', `<p>{children}</p>`],
  ['a whole line as one text', '<p>{`Hola, ${name}`}</p>'],
  ['texts beside elements that stay', `<p>Lee <a href="/">esto</a> antes.</p>`],
  ['space beside what comes and goes', `<p>{isOn && <b />}{' '}<i /></p>`],
  ['elements beside what comes and goes', `<p>{isOn && <b />}<i>{name}</i>{elements}</p>`],
  ['parts of the key of their element', `<p key={name}>{name.slice(1)}<wbr />{name}</p>`],
  ['another text than the key', `<p key={count}>{name}<wbr /></p>`, '{name}'],
  ['an element or nothing, by a text', `<p><i />{name && <b />}</p>`],
];

const componentOf = (part: string, place: number) => `
export function Part${place}({ isOn, name, count, words, children, elements }: Values) {
  return ${part};
}`;

const fixture = [
  `import { Suspense, type ReactElement, type ReactNode } from 'react';`,
  `type Values = { isOn: boolean; name: string; count: number; words: string[]; children: ReactNode; elements: ReactElement[] };`,
  `const Spinner = () => <i />;`,
  ...parts.map(([, part], place) => componentOf(part, place)),
].join('\n');

let folder: string;
let told: string;

beforeAll(() => {
  // The folder is inside the project, so that React's types are found.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'texts-'));
  writeFileSync(join(folder, 'parts.tsx'), fixture);
  const config = { extends: '../../tsconfig.base.json', include: ['parts.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const program = ['--import', 'tsx', 'scripts/check-texts.ts', join(folder, 'tsconfig.json')];
  const run = spawnSync(process.execPath, program, { encoding: 'utf8' });
  told = run.stderr;
  if (run.status !== 1) throw new Error(told);
});

afterAll(() => rmSync(folder, { recursive: true }));

function foundIn(place: number) {
  const before = fixture.slice(0, fixture.indexOf(`function Part${place}(`)).split('\n').length;
  const lines = [...told.matchAll(/parts\.tsx:(\d+): loose text beside other nodes: (.*)/g)];
  return lines.filter(([, line]) => Number(line) === before + 1).map(([, , text]) => text);
}

test.each(parts.map(([name, , ...found], place) => ({ name, found, place })))(
  '$name: $found',
  ({ found, place }) => {
    expect(foundIn(place)).toEqual(found);
  },
);
