import type { Administrator } from '@portal/contract/administrator';

const oneOf = new Intl.ListFormat('es', { type: 'disjunction' });

/** Whom to ask for a right; without anybody's name where nobody is known. */
export function whomToAsk(administrators: readonly Administrator[] = []) {
  if (administrators.length === 0) return 'Pídelo a quien administra las cuentas.';
  return `Puedes pedirlo a ${oneOf.format(administrators.map(nameAndEmail))}.`;
}

const nameAndEmail = ({ name, email }: Administrator) => `${name} (${email})`;
