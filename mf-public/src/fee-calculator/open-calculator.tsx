import { Button } from '@portal/kit/ui/button';
import { Spinner } from '@portal/kit/ui/spinner';
import { showAlert } from '@portal/runtime';
import { useState, type ComponentType } from 'react';
import { calculator } from './fee-calculator-content';

type CalculatorDialog = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** Loads the calculator on demand, because forms and dialogs are larger than the page. */
export function OpenCalculator() {
  const [Dialog, setDialog] = useState<CalculatorDialog>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    if (isLoading) return;
    setLoading(true);
    try {
      const { FeeCalculatorDialog } = await import('./fee-calculator-dialog');
      setDialog(() => FeeCalculatorDialog);
      setOpen(true);
    } catch {
      void showAlert({ kind: 'error', ...calculator.notOpened });
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      {/* A disabled button would lose the focus, which the dialog restores on closing. */}
      <Button
        variant="inverted"
        size="lg"
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading || undefined}
        onClick={() => void open()}
      >
        {isLoading && <Spinner />}
        <span>{calculator.open}</span>
      </Button>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
