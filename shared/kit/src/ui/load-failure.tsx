import { useState } from 'react';
import { isHandled } from '../failures/error-message';
import { Button } from './button';
import { InlineNotice } from './inline-notice';

type LoadFailureProps = {
  error: unknown;
  text: string;
  onRetry: () => Promise<void>;
  kind?: 'error' | 'warning';
};

/** Error with a retry button in place of the content. */
export function LoadFailure({ error, text, onRetry, kind = 'error' }: LoadFailureProps) {
  const [isRetrying, setRetrying] = useState(false);
  if (isHandled(error)) {
    return <InlineNotice kind="info">No tienes acceso a estos datos.</InlineNotice>;
  }

  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  return (
    <InlineNotice
      kind={kind}
      action={
        <Button variant="outline" size="sm" loading={isRetrying} onClick={() => void retry()}>
          Reintentar
        </Button>
      }
    >
      {text}
    </InlineNotice>
  );
}
