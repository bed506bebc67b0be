/** Where an application stands for the person who sent it. */
export const publicStates = {
  received: 'recibida',
  review: 'en_revision',
  closed: 'cerrada',
  /** By the person; no status that staff choose the meaning of. */
  withdrawn: 'retirada',
} as const;
export type PublicState = keyof typeof publicStates;

const { withdrawn: _own, ...chosenStates } = publicStates;
/** Those that staff choose among. */
export { chosenStates };
export type ChosenState = keyof typeof chosenStates;

/** How people read each of them. */
export const publicStateTexts: Readonly<Record<PublicState, string>> = {
  received: 'Recibida',
  review: 'En revisión',
  closed: 'Cerrada',
  withdrawn: 'Retirada por ti',
};

/** What a status tells those who applied; servers other than ours tell them nothing. */
export const publicStateField = {
  kind: 'word',
  wire: 'estado_publico',
  label: 'Lo que ve quien postula',
  words: publicStates,
  isOptional: true,
} as const;
