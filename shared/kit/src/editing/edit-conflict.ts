import { askConfirmation } from '@portal/runtime';

/** Texts for concurrent changes, the same on all screens. */
export const conflictTexts = {
  title: 'Otra persona guardó cambios',
  keepMine: 'Conservar lo mío',
  takeTheirs: 'Usar lo de la otra persona',
} as const;

/** A change that a colleague saved. */
export type ColleagueChange = {
  label: string;
  theirs: string;
  /** Value chosen in this form, if it differs. */
  mine?: string;
  /** Author and time, if known. */
  by?: string | undefined;
};

type Question = {
  /** The colleague's changes, one on each line. */
  details: readonly string[];
  text: string;
  /** Answer if the question is closed without one. Choose the one that loses nothing. */
  unanswered: Answer;
};

type Answer = 'mine' | 'theirs';

/** Asks which of two concurrent changes to keep. */
export async function askWhichChangeToKeep({ unanswered, ...message }: Question): Promise<Answer> {
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

/** For example «Apellido: O'Higgins (lo tuyo: Soto) · Valentina Rojas, 05/03/2026 14:07». */
export function colleagueChangeLine({ label, theirs, mine, by }: ColleagueChange) {
  const choice = mine === undefined ? '' : ` (lo tuyo: ${shortened(mine)})`;
  return `${label}: ${shortened(theirs)}${choice}${by ? ` · ${by}` : ''}`;
}

const longest = 80;

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text || 'vacío';
