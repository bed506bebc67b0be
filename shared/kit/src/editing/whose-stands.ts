import { askConfirmation } from '@portal/runtime';

/** How it is told, wherever it comes up, that two people have changed the same. */
export const conflictTexts = {
  title: 'Otra persona guardó cambios',
  keepMine: 'Conservar lo mío',
  takeTheirs: 'Usar lo de la otra persona',
} as const;

/** What a colleague saved. */
export type ForeignChange = {
  label: string;
  theirs: string;
  /** What was chosen here instead, where it was. */
  mine?: string;
  /** Who it was and when, where that is known. */
  by?: string | undefined;
};

type Question = {
  /** What a colleague saved, one line each. */
  details: readonly string[];
  text: string;
  /** Whose stands when the question is closed: the one by which nothing is lost. */
  unanswered: Answer;
};

type Answer = 'mine' | 'theirs';

/** Asks which of two people's changes of the same shall stand. */
export async function askWhoseStands({ unanswered, ...message }: Question): Promise<Answer> {
  const other = unanswered === 'mine' ? 'theirs' : 'mine';
  const isOther = await askConfirmation({
    ...message,
    title: conflictTexts.title,
    confirmLabel: labels[other],
    cancelLabel: labels[unanswered],
  });
  return isOther ? other : unanswered;
}

const labels = { mine: conflictTexts.keepMine, theirs: conflictTexts.takeTheirs };

/** «Apellido: O'Higgins (lo tuyo: Soto) · Valentina Rojas, 05/03/2026 14:07» */
export function foreignChangeLine({ label, theirs, mine, by }: ForeignChange) {
  const choice = mine === undefined ? '' : ` (lo tuyo: ${shortened(mine)})`;
  return `${label}: ${shortened(theirs)}${choice}${by ? ` · ${by}` : ''}`;
}

const longest = 80;

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text || 'vacío';
