import { Button } from '@portal/kit/ui/button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';

/** Stands for the form while another tab has it. */
export function DraftElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <InlineNotice
      kind="warning"
      action={
        <Button variant="outline" onClick={onTakeOver}>
          Continuar aquí
        </Button>
      }
    >
      Esta postulación está abierta en otra pestaña. Sigue en una sola, para que lo que escribes no
      se pise ni se envíe dos veces.
    </InlineNotice>
  );
}
