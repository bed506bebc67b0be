import type { Finding } from './api/findings';
import { addEntry, sectionsOf } from './changelog';

const start = '# Cambios\n\nDe qué trata.\n\n<!-- npm run sdk -->\n';

const finding = (size: Finding['size'], text: string): Finding => ({
  short: 'kit',
  size,
  text,
  sentence: '',
  needsVersion: false,
});

const kit = {
  name: '@portal/kit',
  before: '1.0.3',
  now: '2.0.0',
  findings: [
    finding('minor', 'exporta además ui/money'),
    finding('major', 'form/field ya no exporta Field'),
  ],
};

test('what is packed with a new version is told, what breaks first, and the latest day before others', () => {
  const first = addEntry(start, [kit], '2026-12-01');
  const second = addEntry(
    first,
    [{ name: '@portal/http', before: undefined, now: '1.0.0', findings: [] }],
    '2026-12-08',
  );

  expect(second).toBe(
    `${start}
## 2026-12-08

### @portal/http 1.0.0, la primera

## 2026-12-01

### @portal/kit 2.0.0, antes 1.0.3

Rompe:

- form/field ya no exporta Field

Añade:

- exporta además ui/money
`,
  );
});

test('what is packed again as it was changes nothing', () => {
  const same = { ...kit, before: '2.0.0', findings: [finding('patch', 'cambian sus archivos')] };

  expect(addEntry(start, [same], '2026-12-01')).toBe(start);
});

test('where entries would have no place, nothing is lost in silence', () => {
  expect(() => addEntry('# Cambios\n', [kit], '2026-12-01')).toThrow(
    'A CHANGELOG.md le falta la línea <!-- npm run sdk -->.',
  );
});

test('who takes a later version reads what its entries say, and not those before or of others', () => {
  const step = (before: string | undefined, now: string, text: string) => ({
    ...kit,
    before,
    now,
    findings: [finding('minor', text)],
  });
  const days = [
    addEntry(start, [step(undefined, '1.0.0', 'uno')], '2026-12-01'),
    [step('1.0.0', '1.1.0', 'dos'), { ...step('1.0.0', '1.1.0', 'ajeno'), name: '@portal/http' }],
    [step('1.1.0', '2.0.0', 'tres')],
    [step('2.0.0', '2.1.0', 'cuatro')],
  ] as const;
  const [first, ...later] = days;
  const changelog = later.reduce((text, steps) => addEntry(text, steps, '2026-12-08'), first);

  expect(sectionsOf(changelog, { name: '@portal/kit', from: '1.0.0', to: '2.0.0' })).toEqual([
    '### @portal/kit 2.0.0, antes 1.1.0\n\nAñade:\n\n- tres',
    '### @portal/kit 1.1.0, antes 1.0.0\n\nAñade:\n\n- dos',
  ]);
});
