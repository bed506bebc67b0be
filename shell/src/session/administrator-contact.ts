import { administratorAdvice } from '@portal/kit/format/administrator-advice';
import { administratorsResource } from '@portal/kit/resources/administrators';

let asking: Promise<string> | undefined;

/**
 * Names the administrators to ask for permission, loaded once for simultaneous refusals. Without
 * the server's answer it names none.
 */
export function loadAdministratorContact() {
  asking ??= administratorsResource
    .load()
    .then(administratorAdvice, () => administratorAdvice())
    .finally(() => (asking = undefined));
  return asking;
}
