import type { Finding } from './api/findings';
import { addEntry } from './changelog';

const start = '# Cambios\n\nDe qué trata.\n\n<!-- npm run sdk -->\n';

const finding = (size: Finding['size'], text: string): Finding => ({
  short: 'kit',
  size,
  text,
  sentence: '',
  isUnsaid: false,
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
