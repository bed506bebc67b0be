/** Where an application stands for the person who sent it. */
export const publicStates = {
  received: 'recibida',
  review: 'en_revision',
  closed: 'cerrada',
  /** By the person; no status that staff choose the meaning of. */
  withdrawn: 'retirada',
} as const;
export type PublicState = keyof typeof publicStates;

/** How people read each of them. */
export const publicStateTexts: Readonly<Record<PublicState, string>> = {
  received: 'Recibida',
  review: 'En revisión',
  closed: 'Cerrada',
  withdrawn: 'Retirada por ti',
};
