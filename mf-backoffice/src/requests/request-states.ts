export const stateLabels = { pending: 'Pendiente', answered: 'Atendida' } as const;

/** What the address of a list calls them. */
export const stateWords = { pending: 'pendientes', answered: 'atendidas' } as const;
