import type { Administrator } from '@portal/contract/administrator';

const oneOf = new Intl.ListFormat('es', { type: 'disjunction' });

/** Advice on asking an administrator for a right, with names if there are any. */
export function administratorAdvice(administrators: readonly Administrator[] = []) {
  if (administrators.length === 0) return 'Pídelo a quien administra las cuentas.';
  return `Puedes pedirlo a ${oneOf.format(administrators.map(nameAndEmail))}.`;
}

const nameAndEmail = ({ name, email }: Administrator) => `${name} (${email})`;
