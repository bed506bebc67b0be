import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '@portal/contract/application-status';

/** Which key does what while reviewing by keys. */
export function TriageHints({ statuses }: { statuses: readonly ApplicationStatus[] }) {
  return (
    <chakra.p role="status" padding="3" marginBottom="4" bg="soft" borderRadius="sm" textStyle="sm">
      Pon el foco en un correo: ↑ y ↓ cambian de aplicante, Enter abre sus respuestas, C muestra su
      currículum y un número cambia su estado (
      {statuses.map(({ name }, index) => `${index + 1} ${name}`).join(', ')}).
    </chakra.p>
  );
}
