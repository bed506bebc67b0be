import { askConfirmation } from '@portal/runtime';
import { askWhichChangeToKeep, colleagueChangeLine } from './edit-conflict';

jest.mock('@portal/runtime', () => ({
  ...jest.requireActual('@portal/runtime'),
  askConfirmation: jest.fn(),
}));

const asked = jest.mocked(askConfirmation);

test.each([
  ['theirs', false, 'theirs'],
  ['theirs', true, 'mine'],
  ['mine', false, 'mine'],
  ['mine', true, 'theirs'],
] as const)(
  'when %s stands unanswered, and the other one is chosen: %s, then it is %s',
  async (unanswered, isConfirmed, expected) => {
    asked.mockResolvedValue(isConfirmed);

    expect(await askWhichChangeToKeep({ details: [], text: '¿Qué queda?', unanswered })).toBe(
      expected,
    );
  },
);

test('the same words name both, whichever stands unanswered', async () => {
  asked.mockResolvedValue(false);
  const question = { details: ['País: Perú'], text: '¿Qué queda?' };

  await askWhichChangeToKeep({ ...question, unanswered: 'mine' });
  expect(asked).toHaveBeenLastCalledWith({
    ...question,
    title: 'Otra persona guardó cambios',
    cancelLabel: 'Conservar lo mío',
    confirmLabel: 'Usar lo de la otra persona',
  });

  await askWhichChangeToKeep({ ...question, unanswered: 'theirs' });
  expect(asked).toHaveBeenLastCalledWith({
    ...question,
    title: 'Otra persona guardó cambios',
    cancelLabel: 'Usar lo de la otra persona',
    confirmLabel: 'Conservar lo mío',
  });
});

test.each([
  [{ label: 'País', theirs: 'Perú' }, 'País: Perú'],
  [{ label: 'Apellido', theirs: "O'Higgins", mine: '' }, "Apellido: O'Higgins (lo tuyo: vacío)"],
  [
    { label: 'Título', theirs: 'ñ'.repeat(255), mine: '«' },
    `Título: ${'ñ'.repeat(80)}… (lo tuyo: «)`,
  ],
  [
    { label: 'Apellido', theirs: 'Soto', mine: 'Paz', by: 'Ana Peña, 05/03/2026 14:07' },
    'Apellido: Soto (lo tuyo: Paz) · Ana Peña, 05/03/2026 14:07',
  ],
])('tells in one line what a colleague saved: %j', (change, line) => {
  expect(colleagueChangeLine(change)).toBe(line);
});
