import { whomToAsk } from '@portal/kit/format/whom-to-ask';
import { administratorsResource } from '@portal/kit/resources/administrators';

let asking: Promise<string> | undefined;

/** Whom to ask for what one may not do, for several refusals at once. Without an answer of the server, nobody by name. */
export function findWhomToAsk() {
  asking ??= administratorsResource
    .load()
    .then(whomToAsk, () => whomToAsk())
    .finally(() => (asking = undefined));
  return asking;
}
