import { isHandled } from '../format/error-message';
import { Button } from './button';
import { InlineNotice } from './inline-notice';

type LoadFailureProps = {
  error: unknown;
  text: string;
  onRetry: () => Promise<void>;
  kind?: 'error' | 'warning';
};

/** Stands where the content would, with a way out. */
export function LoadFailure({ error, text, onRetry, kind = 'error' }: LoadFailureProps) {
  if (isHandled(error)) {
    return <InlineNotice kind="info">No tienes acceso a estos datos.</InlineNotice>;
  }

  return (
    <InlineNotice
      kind={kind}
      action={
        <Button variant="outline" size="sm" onClick={() => void onRetry()}>
          Reintentar
        </Button>
      }
    >
      {text}
    </InlineNotice>
  );
}
