/** Public states of a job application, with their names on the wire. */
export const publicStates = {
  received: 'recibida',
  review: 'en_revision',
  closed: 'cerrada',
  /** Withdrawn by the applicant. Staff cannot choose it as the meaning of a status. */
  withdrawn: 'retirada',
} as const;
/** State of a job application as shown to its applicant. */
export type PublicState = keyof typeof publicStates;

/** States that staff can choose. */
const { withdrawn: _own, ...chosenStates } = publicStates;
export { chosenStates };
/** Public state that staff can give to a status. */
export type ChosenState = keyof typeof chosenStates;

/** Labels of the states for applicants. */
export const publicStateTexts: Readonly<Record<PublicState, string>> = {
  received: 'Recibida',
  review: 'En revisión',
  closed: 'Cerrada',
  withdrawn: 'Retirada por ti',
};

/** Public meaning of a status. Servers other than ours omit it. */
export const publicStateField = {
  kind: 'word',
  wire: 'estado_publico',
  label: 'Lo que ve quien postula',
  words: publicStates,
  isOptional: true,
} as const;
