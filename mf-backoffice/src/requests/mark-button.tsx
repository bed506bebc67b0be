import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Button } from '@portal/kit/ui/button';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';

type MarkButtonProps = {
  request: { answeredAt: string | undefined };
  mark: (isAnswered: boolean) => Promise<void>;
};

/** Says that somebody has dealt with a request, or that it waits again. */
export function MarkButton({ request, mark }: MarkButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const isAnswered = request.answeredAt !== undefined;
  const Icon = isAnswered ? RotateCcw : Check;

  async function save() {
    setSaving(true);
    try {
      await mark(!isAnswered);
    } catch (error) {
      void alertFailure(error, { title: 'No se pudo guardar' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button variant="outline" loading={isSaving} onClick={() => void save()}>
      {!isSaving && <Icon aria-hidden size={18} />}
      {isAnswered ? 'Marcar como pendiente' : 'Marcar como atendida'}
    </Button>
  );
}
