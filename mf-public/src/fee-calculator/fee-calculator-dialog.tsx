import { Dialog } from '@portal/kit/ui/dialog';
import { calculator } from './fee-calculator-content';
import { FeeCalculatorForm } from './fee-calculator-form';

type FeeCalculatorDialogProps = { isOpen: boolean; onClose: () => void };

export function FeeCalculatorDialog({ isOpen, onClose }: FeeCalculatorDialogProps) {
  return (
    <Dialog title={calculator.title} isOpen={isOpen} onClose={onClose} size="lg">
      <FeeCalculatorForm />
    </Dialog>
  );
}
