import { StartFailure } from '@portal/server/start-failure';

/** A failure without words was told already, by the part that failed. */
export function reportFailure(error: unknown): undefined {
  if (!(error instanceof StartFailure)) console.error(error);
  else if (error.message) console.error(error.message);
}
