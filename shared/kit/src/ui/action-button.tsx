import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { alertFailure } from '../failures/alert-failure';
import { Button, type ButtonProps } from './button';

type ActionButtonProps = Omit<ButtonProps, 'onClick' | 'loading'> & {
  icon: LucideIcon;
  action: () => Promise<void>;
  failure?: Parameters<typeof alertFailure>[1];
};

/**
 * Button for an asynchronous action. While it runs, further clicks are ignored and a spinner
 * replaces the icon. Errors are shown in an alert.
 */
export function ActionButton(props: ActionButtonProps) {
  const { icon: Icon, action, failure, children, ...look } = props;
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      void alertFailure(error, failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button {...look} loading={isBusy} onClick={() => void run()}>
      {!isBusy && <Icon aria-hidden size={look.size === 'sm' ? 16 : 18} />}
      {children && <span>{children}</span>}
    </Button>
  );
}
