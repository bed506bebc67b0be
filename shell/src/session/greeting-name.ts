import type { SessionUser } from '@portal/contract/session';

/** The {name} of «Hola {name}…» (reading A17). */
export const greetingName = ({ firstName, username }: SessionUser) =>
  firstName || username || 'visitante';
