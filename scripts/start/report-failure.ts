import { StartFailure } from '@portal/server/start-failure';

/** A StartFailure without a message was already reported by the failed part. */
export function reportFailure(error: unknown): undefined {
  if (!(error instanceof StartFailure)) console.error(error);
  else if (error.message) console.error(error.message);
}
